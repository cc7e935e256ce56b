import type { Draw } from "../../format";

export const title = "मेरा पेज · Pakka";
export const description = "आपकी जॉब, आवेदन, प्रोफ़ाइल और रिज़्यूमे एक जगह।";
export const welcome = (name: string | null) => (name ? `नमस्ते, ${name}` : "नमस्ते");
export const cards = {
  jobs: { title: "जॉब देखें", text: "जॉब खोजें और उसका मुफ़्त टेस्ट दें।" },
  applications: { title: "आवेदन देखें", text: "देखें कि हर आवेदन कहाँ पहुँचा।" },
  profile: { title: "प्रोफ़ाइल बदलें", text: "नाम, ईमेल, जन्म की तारीख़, रिज़्यूमे।" },
};
export const newest = "सबसे नए आवेदन";
export const notLoaded = "आपके आवेदन नहीं खुल पाए। वे सुरक्षित हैं।";
export const none = "अभी यहाँ कुछ नहीं है। रिज़्यूमे अपलोड करें, जॉब खोजें और अप्लाई करें। इसमें पैसे नहीं लगते।";
export const resumeIsHere = "आपका रिज़्यूमे यहाँ है। जहाँ काम छूटा था, वहीं से आगे बढ़ें।";
export const resumeIsMissing = (resumes: Draw) => (
  <>{resumes("रिज़्यूमे अपलोड करें")}, फिर जहाँ काम छूटा था, वहीं से आगे बढ़ें।</>
);
export const backToJob = "जॉब पर वापस जाएँ";
