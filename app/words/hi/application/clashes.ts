import type { Clash } from "../../../../worker/contract/acts";
import { TRAVEL_MINUTES } from "../../../../worker/facts/guarantee/interviews";
import { interviewTime, rupees } from "../../format";
import { counted } from "../formats";
import { videoCall } from "./choose";

// A time that is too close to another interview of the same candidate.

export const busy = "समय टकराता है";
export const title = "आपका एक और इंटरव्यू है";
export const allTitle = "ये सभी समय आपके दूसरे इंटरव्यू से टकराते हैं";
export const other = (one: Clash) =>
  `${one.title}, ${one.company}: ${interviewTime(one)}, ${placeOf(one.place)}।`;
export const marked = `जो समय उससे ${counted(TRAVEL_MINUTES, "मिनट")} से कम दूर है, उस पर लिखा है: “${busy}”।`;
export const allMarked = "पहले दूसरे इंटरव्यू का समय बदलें, या यहाँ फिर से देखें। नए समय यहाँ दिखेंगे।";
export const laterMayFit = "बाद का कोई समय ठीक हो सकता है।";
export const openOther = "दूसरा इंटरव्यू खोलें";

export const near = "आपका दूसरा इंटरव्यू";
export const nearMoved = (one: Clash) => `नया समय आपके दूसरे इंटरव्यू के बहुत पास है। ${other(one)}`;
export const seeOther = "उसे देखें";

export const allBusy = (times: number) =>
  `समय आप चुनें। ${times === 1 ? "जो समय खाली है, वह आपके दूसरे इंटरव्यू के बहुत पास है।" : `सभी ${times} खाली समय आपके दूसरे इंटरव्यू के बहुत पास हैं।`}`;
export const someBusy = (times: number) =>
  `${times} और समय आपके दूसरे इंटरव्यू के बहुत पास ${times === 1 ? "है" : "हैं"}।`;

// The page that asks for confirmation before a clashing time is taken.

export const pageTitle = "दो इंटरव्यू एक-दूसरे के बहुत पास · Pakka";
export const pageDescription = "उस समय आपका एक और इंटरव्यू है।";
export const heading = "उस समय आपका एक और इंटरव्यू है";
export const overlap = "दोनों इंटरव्यू एक ही समय पर हैं। दोनों में जाना नहीं हो सकता।";
export const tooNear = (minutes: number) =>
  minutes === 0
    ? "एक इंटरव्यू ख़त्म होते ही दूसरा शुरू होता है, और दोनों की जगह अलग है।"
    : `दोनों के बीच सिर्फ़ ${counted(minutes, "मिनट")} का समय है, और दोनों की जगह अलग है।`;
export const youHave = "पहले से तय इंटरव्यू";
export const youWouldTake = "नया इंटरव्यू, जो अभी तय नहीं है";
export const job = "जॉब";
export const company = "कंपनी";
export const when = "कब";
export const place = "जगह";
export const placeOf = (one: string | null) => one ?? videoCall;
export const ifYouMiss =
  "किसी एक में जाना नहीं हुआ, तो उसकी सीट चली जाएगी। उसके लिए दिए गए पैसे वापस नहीं आएँगे।";
export const noMoneyBack = `यह समय लेने के बाद रद्द करने पर पैसे वापस नहीं आएँगे। तब आपके अगले इंटरव्यू की फ़ीस ${rupees(0)} होगी।`;
export const chooseOther = "दूसरा समय चुनें";
export const takeBoth = "फिर भी यही चुनें";
