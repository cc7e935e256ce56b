import { GST_PERCENT } from "../../../../worker/facts/money/fees";
import { type Draw, rupees } from "../../format";
import { eachPrice } from "../payment/fees";

export const title = "फ़ीस · Pakka";
export const description =
  "इंटरव्यू की सीट की फ़ीस कितनी है, पैसे कब देने हैं, और कब वापस मिलते हैं। पैसे तभी लगते हैं, जब मुफ़्त टेस्ट पास हो और आपको सीट चाहिए।";
export const heading = "फ़ीस";
export const introduction = (prices: string | null) =>
  `${eachPrice(prices)} फ़ीस में GST मिला हुआ है। पैसे तभी लगते हैं, जब मुफ़्त टेस्ट पास हो और आपको इंटरव्यू की सीट चाहिए।`;

export const plan = "जॉब खोजने वालों के लिए";
export const perSlot = "इंटरव्यू की एक सीट की फ़ीस, GST मिलाकर";
export const popular = "लोगों की पसंद";
export const benefits = [
  "गारंटी के साथ इंटरव्यू की सीट",
  "जॉब की लिस्ट",
  "हुनर का छोटा टेस्ट",
  "इंटरव्यू की तैयारी के नोट्स",
  "आवेदन कहाँ पहुँचा, इसकी जानकारी",
];
export const browse = "जॉब देखें";
export const slotFee = "सीट की फ़ीस";
export const gst = `GST ${GST_PERCENT}%`;
export const total = "कुल, GST मिलाकर";
export const notPassed = "टेस्ट पास न हो, तो";

export const comparisonHeading = "Pakka और आम जॉब वेबसाइट";
export const what = "क्या";
export const us = "Pakka";
export const others = "आम जॉब वेबसाइट";
export const comparison = [
  ["खोजना और अप्लाई करना", rupees(0), `अक्सर ${rupees(0)}`],
  ["पैसे कब देने हैं", "टेस्ट पास होने के बाद, अगर सीट चाहिए", "अक्सर पहले ही"],
  ["पैसों से क्या मिलता है", "एक इंटरव्यू, आपके लिए रखा हुआ", "प्रोफ़ाइल ज़्यादा लोगों को दिखती है"],
  ["टेस्ट और नतीजा", "मुफ़्त, नतीजा तुरंत", "हर वेबसाइट पर अलग"],
  ["जॉब की तैयारी के नोट्स", "फ़ीस में शामिल", "अक्सर अलग से पैसे"],
  ["कंपनी रद्द करे, तो", "पैसे वापस या नई तारीख़", "हर वेबसाइट पर अलग"],
  ["इंटरव्यू न मिले, तो", "पूरे पैसे वापस", "हर वेबसाइट पर अलग"],
] as const;

export const questionsHeading = "पैसों के बारे में सवाल";
export const somethingElse = (contact: Draw, freeJobs: Draw) => (
  <>
    कुछ और पूछना है? {contact("हमें लिखें")}, या {freeJobs("बिना फ़ीस की जॉब देखें")}।
  </>
);
