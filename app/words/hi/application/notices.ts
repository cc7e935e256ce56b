import type { Terms } from "../../../../worker/facts/guarantee/terms";
import { afterTier, returnsOf, tierTime } from "../../../../worker/words/hi/promises";
import { categoryName } from "../../../../worker/words/hi/topics";
import { clockTime, day, interviewTime, rupees } from "../../format";
import { roundName } from "./application";

// An interview that the employer cancelled or moved.

export const interviewCancelled = (round: number | null) =>
  round === null ? "कंपनी ने आपका इंटरव्यू रद्द किया" : `कंपनी ने आपके इंटरव्यू का राउंड ${round} रद्द किया`;
export const interviewMoved = (round: number | null) =>
  round === null ? "कंपनी ने आपके इंटरव्यू का समय बदला" : `कंपनी ने आपके इंटरव्यू के राउंड ${round} का समय बदला`;
interface Meeting {
  round: number | null;
  at: string;
  place: string | null;
}
// The time stands last: for a video call it ends with "भारत का समय", and nothing can follow that.
export const doesNotTakePlace = (one: Meeting) =>
  `${roundName(one.round)} का समय यह था: ${interviewTime(one)}। अब यह इंटरव्यू नहीं होगा।`;
export const isNowOn = (one: Meeting) =>
  `${roundName(one.round)} का नया समय: ${interviewTime(one)}।`;
export const staysOn = (one: Meeting) =>
  `${roundName(one.round)} का समय नहीं बदला: ${interviewTime(one)}।`;
const afterRefund = (source: string) =>
  `पैसे वापस लेने पर यह सीट आपको दोबारा नहीं मिलेगी। ${source} में ये पैसे आएँगे।`;
export const waitOrRefund = (source: string) =>
  `फ़ैसला आपका है: नई तारीख़ का इंतज़ार करें, या पूरे पैसे वापस लें। ${afterRefund(source)}`;
export const comeOrRefund = (source: string) =>
  `फ़ैसला आपका है: नए समय पर आएँ, या पूरे पैसे वापस लें। ${afterRefund(source)}`;
export const chooseOrRefund = (source: string) =>
  `फ़ैसला आपका है: दूसरा समय चुनें, या पूरे पैसे वापस लें। ${afterRefund(source)}`;
export const comeChooseOrRefund = (source: string) =>
  `फ़ैसला आपका है: नए समय पर आएँ, समय बदलें, या पूरे पैसे वापस लें। ${afterRefund(source)}`;
export const chooseAnother = "आपकी सीट आपकी ही रहेगी। दूसरा समय चुना जा सकता है।";
export const slotStays = "आपकी सीट आपकी ही रहेगी।";
export const slotStaysAndDateComes = "आपकी सीट आपकी ही रहेगी। नई तारीख़ SMS और ईमेल से आएगी।";

export const costsNothing = "इस सीट के लिए आपको कुछ नहीं देना है";

// What cancelling a confirmed slot gives back.

export const nothingToReturn =
  "आपने कोई पैसा नहीं दिया, इसलिए कुछ वापस नहीं होगा। रद्द करना हो तो जल्दी करें, ताकि कोई और आ सके।";
export const refundUntil = (share: number, until: string | null, { refundTiers }: Terms) =>
  `${until ? `${clockTime(until)} तक` : tierTime(refundTiers[0])} रद्द करने पर: ${returnsOf(share)}। उसके बाद: ${afterTier(share, `पैसे वापस नहीं, पर आपके अगले इंटरव्यू की फ़ीस ${rupees(0)}`, refundTiers)}।`;
export const creditReturns = "इंटरव्यू शुरू होने से पहले रद्द करने पर आपको अपना मुफ़्त इंटरव्यू वापस मिलेगा।";
export const nextSlotFree = `अभी रद्द करने पर पैसे वापस नहीं मिलेंगे। तब आपके अगले इंटरव्यू की फ़ीस ${rupees(0)} होगी।`;

// Why money goes back although the application goes on.

export const paidTooLate = "आपके पैसे तब आए, जब सीट किसी और को मिल चुकी थी।";
export const wasNotMet = "आपके इंटरव्यू में कंपनी से कोई नहीं आया।";
export const creditHadPaid = "आपके मुफ़्त इंटरव्यू से इस सीट की फ़ीस पहले ही चुक गई थी।";
export const paidTwice = "आपने इस सीट के पैसे दो बार दिए।";

// Why the test cannot be started now.

export const testClosed = "यह जॉब बंद है: इसका टेस्ट अब नहीं दिया जा सकता।";
export const testOpensOn = (at: string) =>
  `इस किस्म के काम का आपका एक दूसरा टेस्ट पास नहीं हुआ। इसलिए यह टेस्ट ${clockTime(at)} बजे खुलेगा। उससे पहले आपकी सीट किसी और को मिल सकती है। उस समय कोई सीट खाली हो, तो टेस्ट शुरू हो सकता है।`;
export const testWhenFree = "जब कोई सीट फिर खाली होगी, तब टेस्ट दिया जा सकता है।";
export const testWhenKept = "जब हम आपके लिए फिर से सीट रखेंगे, तब टेस्ट दिया जा सकता है।";

export const didNotPass = (feedback: string | undefined) =>
  `आपका टेस्ट पास नहीं हुआ। ${feedback ?? ""} आपका कोई पैसा नहीं लगा। टेस्ट कैसा रहा, यह ईमेल से बताया जाएगा।`;
export const reapply = (jobTitle: string, jobAt: string, category: string, categoryAt: string) =>
  `${jobTitle} के लिए ${day(jobAt)} से फिर अप्लाई हो सकता है, आपका स्वागत है। ${categoryName(category)} की दूसरी जॉब के लिए ${day(categoryAt)} से अप्लाई हो सकता है। दूसरी किस्म के काम की जॉब आपके लिए अभी खुली हैं।`;
