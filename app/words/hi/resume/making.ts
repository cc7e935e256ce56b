import {
  type LICENCES,
  PHOTOS_SIZE,
  type SCHOOLINGS,
  type WORK_YEARS,
  type WORKS,
} from "../../../../worker/facts/people/resumes";
import { CONTACT_RULE } from "../../../../worker/words/hi/contact-rule";

export const title = (question: string) => `${question} · Pakka`;
export const description = "यहाँ रिज़्यूमे बनाएँ: एक के बाद एक छोटे सवाल।";
export const back = "वापस";
export const progress = (nth: number, count: number, isSaved: boolean) =>
  `आपका रिज़्यूमे · ${count} में से ${nth}${isSaved ? " · सेव है" : ""}`;
export const go = "सेव करके आगे बढ़ें";
export const saving = "सेव हो रहा है...";
export const skip = "यह सवाल छोड़ें";
export const optional = "(ज़रूरी नहीं)";
export const hindi = "हिंदी में भी चलेगा।";
export const notSaved = { title: "सेव नहीं हुआ", body: "हम इसे सेव नहीं कर सके। फिर से कोशिश करें।" };

export const questions = {
  name: "आपका नाम क्या है?",
  place: "आपके रहने की जगह कौन सी है?",
  schooling: "आपने कहाँ तक पढ़ाई की है?",
  work: "आपका पिछला काम क्या था?",
  skills: "आपको कौन से काम अच्छे से आते हैं?",
  languages: "आपको कौन सी भाषाएँ बोलनी आती हैं?",
  licence: "क्या आपके पास ड्राइविंग लाइसेंस है?",
  check: "क्या यह सब सही है?",
};

export const name = "पूरा नाम";
export const nameHint = "जैसा आपके काग़ज़ों में है। हिंदी में भी चलेगा।";
export const city = "शहर या गाँव";
export const school = "स्कूल या कॉलेज";
export const schoolYear = "पढ़ाई पूरी होने का साल";
export const role = "आपका काम क्या था?";
export const roleHint = "जैसे: दुकान में सामान बेचना। हिंदी में भी चलेगा।";
export const employer = "कहाँ?";
export const workYears = "कितने समय तक?";
export const moreSkills = "कुछ और";
export const moreLanguages = "कोई और भाषा";
export const listHint = "एक से ज़्यादा हों तो बीच में कॉमा (,) लगाएँ।";

export const works: Record<(typeof WORKS)[number], string> = {
  first_job: "अभी कोई नहीं: यह मेरी पहली जॉब होगी",
  worked: "मैंने काम किया है",
};
export const schoolings: Record<(typeof SCHOOLINGS)[number], string> = {
  "10th": "10वीं पास",
  "12th": "12वीं पास",
  iti: "आईटीआई या डिप्लोमा",
  graduate: "ग्रेजुएट (बी.ए., बी.कॉम, बी.एससी, बी.टेक)",
  other: "कुछ और, या 10वीं से पहले पढ़ाई छूट गई",
};
export const years: Record<(typeof WORK_YEARS)[number], string> = {
  under_1: "1 साल से कम",
  "1_to_2": "1 से 2 साल",
  "3_to_5": "3 से 5 साल",
  over_5: "5 साल से ज़्यादा",
};
export const licences: Record<(typeof LICENCES)[number], string> = {
  none: "नहीं",
  two_wheeler: "हाँ, दोपहिया का",
  car: "हाँ, कार का",
  commercial: "हाँ, कमर्शियल गाड़ियों का",
};
export const skills = [
  "कंप्यूटर",
  "टाइपिंग",
  "एक्सेल",
  "डेटा एंट्री",
  "बिलिंग",
  "टैली",
  "सामान बेचना",
  "ग्राहकों से बात करना",
  "फ़ोन पर बात करना",
  "गाड़ी चलाना",
  "खाना बनाना",
  "पैकिंग",
  "मशीन चलाना",
];
export const languages = [
  "हिंदी",
  "अंग्रेज़ी",
  "बांग्ला",
  "गुजराती",
  "कन्नड़",
  "मलयालम",
  "मराठी",
  "ओड़िया",
  "पंजाबी",
  "तमिल",
  "तेलुगु",
  "उर्दू",
];
// Spelled as in `worker/facts/search/places.ts`, or the search does not know the chosen place.
export const cities = [
  "आगरा",
  "अहमदाबाद",
  "बेंगलुरु",
  "भोपाल",
  "भुवनेश्वर",
  "चंडीगढ़",
  "चेन्नई",
  "कोयंबटूर",
  "देहरादून",
  "दिल्ली",
  "फरीदाबाद",
  "ग़ाज़ियाबाद",
  "गुरुग्राम",
  "गुवाहाटी",
  "हैदराबाद",
  "इंदौर",
  "जबलपुर",
  "जयपुर",
  "कानपुर",
  "कोच्चि",
  "कोलकाता",
  "लखनऊ",
  "लुधियाना",
  "मुंबई",
  "नागपुर",
  "नासिक",
  "नोएडा",
  "पटना",
  "पुणे",
  "रायपुर",
  "राजकोट",
  "रांची",
  "सूरत",
  "ठाणे",
  "वडोदरा",
  "वाराणसी",
  "विशाखापत्तनम",
];

export const answers = {
  name: "नाम",
  place: "रहने की जगह",
  schooling: "पढ़ाई",
  work: "पिछला काम",
  skills: "हुनर",
  languages: "भाषाएँ",
  licence: "ड्राइविंग लाइसेंस",
};
export const none = "जवाब नहीं दिया";
export const change = "बदलें";
export const changeOf = (answer: string) => `बदलें: ${answer}`;
export const stillNeeded = (answers: string[]) => `अभी यह बाकी है: ${answers.join(", ")}`;
export const needed = { name: "आपका नाम", place: "आपके रहने की जगह" };
export const noContact = `रिज़्यूमे में आपका फ़ोन नंबर और ईमेल नहीं होते। ${CONTACT_RULE}`;
export const make = "मेरा रिज़्यूमे बनाएँ";
export const making = "बन रहा है...";
export const made = { title: "आपका रिज़्यूमे तैयार है", body: "इसे कभी भी बदला जा सकता है।" };
export const notMade = { title: "नहीं बना", body: "हम आपका रिज़्यूमे नहीं बना सके। फिर से कोशिश करें।" };

export const photos = {
  title: "रिज़्यूमे की फ़ोटो लें · Pakka",
  description: "काग़ज़ वाले रिज़्यूमे की फ़ोटो लें। उन सबसे एक PDF बन जाएगी।",
  heading: "रिज़्यूमे की फ़ोटो लें",
  how: [
    "काग़ज़ को अच्छी रोशनी में सपाट रखें।",
    "फ़ोन को उसके ठीक ऊपर सीधा रखें, ताकि चारों कोने फ़ोटो में आएँ।",
    "आधार और पैन कार्ड की फ़ोटो न लें।",
  ],
  page: (nth: number) => `पेज ${nth}`,
  pageHint: `JPEG फ़ोटो। सब पेज मिलाकर ${PHOTOS_SIZE} तक।`,
  more: "और पेज",
  progress: "अपलोड",
  make: "मेरा रिज़्यूमे बनाएँ",
  making: "अपलोड हो रहा है...",
  privacy: "फ़ोन अपनी फ़ोटो में जगह और समय लिख देता है। हम दोनों हटा देते हैं।",
  made: { title: "आपका रिज़्यूमे तैयार है", body: "आपकी फ़ोटो से अब एक PDF बन गई है।" },
  loggedOut: "आपका लॉग आउट हो गया था। लॉग इन करें और फ़ोटो फिर से भेजें।",
  tooLarge: `आपकी सब फ़ोटो मिलाकर ${PHOTOS_SIZE} से बड़ी हैं। कम या छोटी फ़ोटो चुनें।`,
  notMade: { title: "नहीं बना", body: "हम आपकी फ़ोटो से रिज़्यूमे नहीं बना सके। फिर से कोशिश करें।" },
};
