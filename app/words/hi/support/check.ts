import type { CheckAnswer, FOUND_KINDS, VERDICTS } from "../../../../worker/contract/check";

export const title = "क्या यह सच में Pakka से है? · Pakka";
export const description = "मैसेज, लिंक, नंबर या भेजने वाले का नाम यहाँ डालें। देखें कि वह Pakka से है या नहीं।";
export const heading = "क्या यह सच में Pakka से है?";
export const introduction =
  "आपको जो मिला, उसे यहाँ डालें: मैसेज, लिंक, फ़ोन नंबर, भेजने वाले का नाम या PK नंबर। हम उसे अपने पास नहीं रखते।";
export const text = "आपको क्या मिला?";
export const ending = "आपके फ़ोन नंबर के आख़िरी 4 अंक (ज़रूरी नहीं)";
export const endingHint = "PK नंबर के साथ इन्हें लिखने पर दिखता है कि वह किस जॉब का है।";
export const check = "जाँचें";
export const checking = "जाँच हो रही है...";
export const notChecked = { title: "जाँच नहीं हुई", body: "हम इसे जाँच नहीं सके। फिर से कोशिश करें।" };

type Verdict = (typeof VERDICTS)[number];

export const verdicts: Record<Verdict, { heading: string; text: string }> = {
  asks_money: {
    heading: "पैसे न दें",
    text: "इसमें हमारे पेज के बाहर पैसे माँगे गए हैं। Pakka ऐसा कभी नहीं करता। पैसे न दें और जवाब न दें।",
  },
  not_ours: {
    heading: "यह Pakka से नहीं है",
    text: "इसमें कुछ भी हमारा नहीं है। इसके लिंक न खोलें। किसी को कोड या पैसे न दें।",
  },
  number_unknown: {
    heading: "हम यह PK नंबर नहीं जानते",
    text: "इस नंबर की कोई सीट Pakka पर नहीं है। जिसने यह भेजा, उसने हमारी ओर से नहीं भेजा।",
  },
  number_known: {
    heading: "यह PK नंबर हमारा है",
    text: "नंबर की नकल हो सकती है। इससे पता नहीं चलता कि आपको किसने लिखा। “मेरे आवेदन” में देखें: सच वहीं लिखा है।",
  },
  ours: {
    heading: "यह हमारा है",
    text: "यह Pakka का है। फिर भी Pakka से कोई आपका कोड नहीं माँगता।",
  },
  has_word: {
    heading: "यह हमारा लगता है",
    text: "इसमें आपका सुरक्षा शब्द है। फिर भी कोड किसी को न बताएँ। पैसे सिर्फ़ अपने आवेदन के पेज पर दें।",
  },
  unsure: {
    heading: "हम यक़ीन से नहीं कह सकते",
    text: "सच्चा लिंक या नंबर कोई भी झूठे मैसेज में डाल सकता है। “मेरे आवेदन” में देखें: सच वहीं लिखा है। कितने पैसे देने हैं, यह भी वहीं लिखा है। अगर यह कोड माँगे, तो यह हमारा नहीं है।",
  },
};

const kinds: Record<(typeof FOUND_KINDS)[number], string> = {
  money: "पैसे की माँग",
  link: "लिंक",
  email: "ईमेल पता",
  phone: "फ़ोन नंबर",
  sender: "भेजने वाला",
  number: "PK नंबर",
  word: "सुरक्षा शब्द",
};
const marks: Record<Verdict, string> = {
  asks_money: "पैसे न दें",
  not_ours: "हमारा नहीं है",
  number_unknown: "हम इसे नहीं जानते",
  number_known: "हमारा है",
  ours: "हमारा है",
  has_word: "आपका है",
  unsure: "यह किसी और का लिखा या अपलोड किया हुआ दिखाता है",
};
export const foundLine = ({ kind, value, verdict }: CheckAnswer["findings"][number]) =>
  `${kinds[kind]}: ${value} (${marks[verdict]})`;
export const slotOf = (job: string, company: string) => `यह ${company} में ${job} की जॉब का है।`;
export const interviewOn = (at: string) => `इसके इंटरव्यू का समय: ${at}, भारत का समय।`;

export const report = "हमें इसकी ख़बर दें";
export const reported = { title: "ख़बर भेजी गई", body: "धन्यवाद। इसे एक इंसान पढ़ता है।" };
export const notReported = {
  title: "नहीं भेजी गई",
  body: "यह ख़बर हम तक नहीं पहुँची। फिर से कोशिश करें।",
};
export const reportSubject = "शक वाला मैसेज";

export const rulesHeading = "हम ये काम कभी नहीं करते";
export const rules = [
  "हम फ़ोन कॉल, SMS, WhatsApp या दूसरी साइट के लिंक से कभी पैसे नहीं माँगते।",
  "हम आपका लॉग इन कोड कभी नहीं माँगते। Pakka में किसी को उसकी ज़रूरत नहीं है।",
  "हम जॉब कभी नहीं बेचते। Pakka पर किसी कंपनी को आपसे पैसे माँगने की इजाज़त नहीं है।",
];
export const wordHeading = "आपका सुरक्षा शब्द";
export const safetyWord =
  "आपको भेजे गए हमारे ईमेल और SMS में आपका सुरक्षा शब्द होता है। वह आपकी प्रोफ़ाइल में लिखा है। सिर्फ़ लॉग इन कोड वाले SMS में वह नहीं होता। शब्द नहीं है, या कोई और है? तो वह मैसेज हमारा नहीं है।";
export const paymentHeading = "पेमेंट सिर्फ़ एक है, और वह ऐसे होता है";
export const payment =
  "मुफ़्त टेस्ट पास होने के बाद इंटरव्यू बुक किया जा सकता है। यह लॉग इन करके आपके आवेदन के पेज पर होता है। फ़ीस शुरू से ही जॉब के साथ लिखी होती है। आपको PK नंबर वाली रसीद मिलती है।";
