import type { WhyFree } from "../../../../worker/facts/money/fees";
import { GST_PERCENT } from "../../../../worker/facts/money/fees";
import { clockTime, day } from "../../format";
import { nothingCharged } from "../payment/payment-news";

export const interviewSlot = "इंटरव्यू की सीट";
export const ticketNumber = (id: number) => `नं. PK-${id}`;

// The status in big letters, and the line under it.

export const kept = "आपके लिए रखी है";
export const nothingIfNothing = "आपने कुछ नहीं किया, तो आपका कोई पैसा नहीं लगेगा।";
export const until = (at: string) => `${clockTime(at)} तक।`;
export const confirmed = "पक्की";
export const paidHow = (money: string, how: string | undefined, at: string) =>
  [`${money} दिए`, how, clockTime(at)].filter(Boolean).join(" · ");
export const bill = "बिल";
export const safetyWord = "सुरक्षा शब्द";
export const isOurs = "क्या यह Pakka से है?";
export const timeOver = "समय ख़त्म";
export const notBooked = "बुक नहीं हुई";
export const released = (why: string | undefined, isNothingCharged: boolean) =>
  `${why ? `${why}। ` : ""}${isNothingCharged ? nothingCharged : ""}`;

// The bill below the perforation of the ticket.

export const costsNothing: Record<WhyFree, string> = {
  checking: "मुफ़्त, क्योंकि कंपनी की जाँच चल रही है",
  employer: "पैसे कंपनी देती है",
  applied: "जब आपने अप्लाई किया, तब सीट मुफ़्त थी",
};
export const ifYouBook = "टेस्ट पास हो और सीट बुक करें, तो";
export const paid = "दिए";
export const paidWithCredit = "मुफ़्त इंटरव्यू से फ़ीस चुक गई";
export const slotFee = "सीट की फ़ीस";
export const gst = `GST ${GST_PERCENT}%`;
export const yourCredit = "आपका मुफ़्त इंटरव्यू";
export const toPay = "देने हैं, GST मिलाकर";
export const paidWithGst = "दिए, GST मिलाकर";
export const receipt = "रसीद";
export const stampText = (at: string) => `पक्की ${day(at)}`;
export const stampLabel = (at: string) => `Pakka की मुहर: सीट पक्की हुई, ${day(at)}`;
