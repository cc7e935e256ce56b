export const listTitle = "टेस्ट और इंटरव्यू की प्रैक्टिस · Pakka";
export const listDescription =
  "भारत में जॉब के लिए प्रैक्टिस टेस्ट, सही जवाब और उसकी वजह के साथ। मुफ़्त, बिना लॉग इन के।";
export const listHeading = "टेस्ट और इंटरव्यू की प्रैक्टिस";
export const listIntroduction =
  "हर किस्म के काम के लिए 10 सवाल हैं। साथ में सही जवाब और उसकी वजह है। यह मुफ़्त है, और लॉग इन नहीं करना है।";
export const howItWorks = "Pakka पर टेस्ट भी ऐसा ही होता है। हर सवाल के लिए एक जवाब चुनना होता है।";
export const chooseWork = "काम की किस्म चुनें";

export const title = (work: string) => `${work}: प्रैक्टिस टेस्ट, जवाब के साथ · Pakka`;
export const description = (work: string) =>
  `${work}: प्रैक्टिस के 10 सवाल, जवाब और वजह के साथ। इंटरव्यू के 2 सवाल भी हैं। मुफ़्त, बिना लॉग इन के।`;
export const heading = (work: string) => `प्रैक्टिस: ${work}`;
export const introduction =
  "10 सवाल हैं। हर सवाल का एक जवाब चुनें, फिर नीचे का बटन दबाएँ। कुछ सेव नहीं होता, और समय नहीं चलता।";
export const otherQuestions = "जॉब के टेस्ट में इसी किस्म के दूसरे सवाल आते हैं।";

export const numbered = (number: number, text: string) => `${number}. ${text}`;
export const check = "मेरे जवाब जाँचें";
export const checkAgain = "फिर से जाँचें";
export const score = (right: number, all: number) => `आपके सही जवाब: ${all} में से ${right}।`;
export function verdict(chosen: number | null, right: number, option: string) {
  if (chosen === right) return "सही।";
  return `${chosen === null ? "आपने जवाब नहीं दिया।" : "यह सही नहीं है।"} सही जवाब यह है: ${option}`;
}

export const interview = "इंटरव्यू में अक्सर पूछे जाने वाले 2 सवाल";
export const inTest = "जॉब के टेस्ट में सवाल एक-एक करके आते हैं, और समय चलता है। नतीजा तुरंत दिखता है।";
export const allWork = "काम की सारी किस्में";
export const toTest = "टेस्ट पर जाएँ";
export const toJobs = "जॉब देखें";
