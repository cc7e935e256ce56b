import { SLOT_FEE } from "../../../../worker/facts/money/fees";
import { OTHERWISE_RULES, PROMISE_RULES } from "../../../../worker/words/hi/guarantee-rules";
import { TEST_TIME } from "../../../../worker/words/hi/test-time";
import { rupees } from "../../format";

export const title = "यह कैसे काम करता है · Pakka";
export const description = `जॉब खोजने से इंटरव्यू तक पाँच कदम। मुफ़्त टेस्ट: ${TEST_TIME}। पास हो, तो इंटरव्यू की सीट, तैयारी के नोट्स और नतीजा।`;
export const heading = "यह कैसे काम करता है";
export const introduction = (prices: string | null) =>
  `जॉब खोजें और छोटा मुफ़्त टेस्ट दें। पैसे तभी लगते हैं, जब टेस्ट पास हो और आपको इंटरव्यू की सीट चाहिए। सीट की फ़ीस: GST मिलाकर ${prices ?? rupees(SLOT_FEE)}। बाकी चार कदम मुफ़्त हैं।`;
export const stepsHeading = "पाँच कदम";
export const browse = "जॉब देखें";
export const createAccount = "अकाउंट बनाएँ";

export const benefitsHeading = "आपको क्या मिलता है";
export const benefits = [
  {
    title: "इंटरव्यू, जो आपका है",
    text: "आपकी बुक की हुई सीट सिर्फ़ आपकी है। उसे कोई और नहीं ले सकता।",
  },
  {
    title: "नतीजा तुरंत",
    text: "टेस्ट ख़त्म होते ही दिखता है कि टेस्ट पास हुआ या नहीं।",
  },
  {
    title: "तैयारी में मदद",
    text: "पैसे देने के बाद आपके आवेदन के पेज पर इस जॉब की तैयारी के नोट्स दिखते हैं।",
  },
];

export const employersHeading = "कंपनियों के लिए";
export const employers =
  "उन लोगों से मिलें, जिन्होंने आपका टेस्ट पास करके आपके साथ इंटरव्यू बुक किया है। जॉब, सीटों की गिनती, टेस्ट और इंटरव्यू के दिन आप तय करें। जब आप किसी को जॉब पर रखें, तब हमारी फ़ीस लगती है।";
export const forEmployers = "कंपनियों के लिए खर्च और नियम";
export const partner = "हमारे साथ जुड़ें";

export const promiseHeading = "हमारा वादा";
export const promiseRules = Object.values(PROMISE_RULES);
export const otherwiseHeading = "अगर कुछ और हो जाए";
export const otherwiseRules = Object.values(OTHERWISE_RULES);
