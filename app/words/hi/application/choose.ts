import { MOVE_HOURS } from "../../../../worker/facts/guarantee/guarantee";
import { clockTime, hour, interviewTime, nearDay, rupees } from "../../format";
import { counted } from "../formats";

// The open times, and the chosen one.

export const pageTitle = "आपके इंटरव्यू का समय · Pakka";
export const pageDescription = "आपके इंटरव्यू के लिए खाली समय।";
export const heading = "आपके इंटरव्यू का समय";
export const back = "आवेदन पर वापस";
export const nothingChanged = "आपकी सीट और आपके इंटरव्यू का समय सुरक्षित हैं।";
export const errorTitle = "समय नहीं चुना गया";
export const notDone = "हमें पता नहीं कि यह हुआ या नहीं। फिर से कोशिश करें। कोई काम दो बार नहीं होगा।";

interface Meeting {
  at: string;
  place: string | null;
}

export const title = (round: number | null) =>
  round === null ? "इंटरव्यू का समय चुनें" : `इंटरव्यू का समय चुनें, राउंड ${round}`;
export const changeTitle = "इंटरव्यू का समय बदलें";
export const tap = `कोई समय दबाएँ, वह आपका हो जाएगा। इंटरव्यू से ${counted(MOVE_HOURS, "घंटा", "घंटे")} पहले तक समय बदला जा सकता है।`;
// The time stands last: for a video call it ends with "भारत का समय", and nothing can follow that.
const isAt = (one: Meeting) => `आपके इंटरव्यू का समय: ${interviewTime(one)}।`;
export const change = (one: Meeting, left: number | null) =>
  `${isAt(one)} कोई दूसरा समय दबाएँ, वह आपका हो जाएगा।${left === null ? "" : ` समय ${left} बार और बदला जा सकता है।`}`;
export const noneToChange = (one: Meeting) => `${isAt(one)} अभी कोई दूसरा समय खाली नहीं है।`;
export const cannotChange = `अब समय नहीं बदला जा सकता। समय इंटरव्यू से ${counted(MOVE_HOURS, "घंटा", "घंटे")} पहले तक बदला जा सकता है।`;
export const fixedWhenNear = `अगले ${MOVE_HOURS} घंटे का कोई समय चुनें, तो वह बाद में नहीं बदला जा सकता।`;
export const none = "अभी कोई समय खाली नहीं है। नए समय यहाँ दिखेंगे।";
export const noMoneyBack = "रद्द करने पर पैसे वापस नहीं";
export const creditAfter = (hours: number) =>
  `“${noMoneyBack}” वाले समय में ${hours} घंटे से कम बचे हैं। ऐसा समय चुनकर रद्द करने पर आपके अगले इंटरव्यू की फ़ीस ${rupees(0)} होगी।`;
export const creditFromNow = (hours: number) =>
  `इंटरव्यू में ${hours} घंटे से कम बचे हैं। रद्द करने पर पैसे वापस नहीं आएँगे, समय बदलने के बाद भी नहीं। तब आपके अगले इंटरव्यू की फ़ीस ${rupees(0)} होगी।`;

export const place = "जगह";
export const onMap = "नक्शे\u00a0पर\u00a0देखें";
export const youMeet = "मिलेंगे";
export const takes = "कितनी देर";
export const about = (minutes: number) => `करीब ${counted(minutes, "मिनट")}`;
export const videoCall = "वीडियो कॉल पर";
export const videoTimes = "वीडियो कॉल पर। सभी समय भारत के हैं।";
export const videoDay = "वीडियो कॉल पर, भारत का समय";
export const withPerson = (name: string) => `${name} से मुलाक़ात`;
export const seats = (left: number) => `${counted(left, "सीट", "सीटें")} खाली`;
export const each = (seats: string) => `हर एक में ${seats}`;
export const more = (times: number) => `सभी ${times} समय देखें`;
export const later = "बाद के समय";
export const dayOf = nearDay;
export const timeOf = hour;

export const chosen = (one: Meeting) => ({
  title: "इंटरव्यू का समय चुना गया",
  body: interviewTime(one),
});

// The chosen time, in the panel of a scheduled interview.

export const chosenWith = (company: string) =>
  `${company} के साथ यह समय आपने चुना है। तारीख़, समय और लिंक अपने ईमेल में देखें।`;
export const employerSet = (company: string) =>
  `${company} ने आपके इंटरव्यू का समय तय किया है। तारीख़, समय और लिंक अपने ईमेल में देखें।`;
// In brackets: it follows the link "समय बदलें".
export const changeUntil = (until: string) => `(${clockTime(until)} तक)`;

// The promise.

export const interviewBy = (at: string) => `${nearDay(at)} तक इंटरव्यू`;
export const orMoney = (price: number) => `, नहीं तो आपके ${rupees(price)} अपने आप वापस आएँगे।`;
export const orCredit = ", नहीं तो आपका मुफ़्त इंटरव्यू अपने आप वापस आएगा।";
export const needNotAsk = "आपको माँगने की ज़रूरत नहीं है।";
export const interviewWithin = (days: number) => `सीट बुक करने के बाद ${counted(days, "दिन")} में इंटरव्यू`;
