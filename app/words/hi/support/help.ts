import type { QUERY_CATEGORIES } from "../../../../worker/contract/queries";
import { clockTime } from "../../format";

export const title = "मदद · Pakka";
export const description = "आम सवालों के जवाब, और हमसे बात करने के तरीके।";
export const heading = "मदद";
export const faqs = {
  heading: "आम सवाल",
  text: "टेस्ट, पेमेंट और पैसे वापस मिलने का तरीका, आसान शब्दों में।",
  link: "आम सवाल पढ़ें",
};
export const toForm = {
  heading: "सवाल भेजें",
  text: "बताएँ कि क्या ग़लत है या क्या नहीं मिल रहा है। इसे एक इंसान पढ़ता है।",
  link: "फ़ॉर्म पर जाएँ",
};
export const byEmail = {
  heading: "ईमेल से मदद",
  text: "हमें लिखें। बात किसी आवेदन की हो तो उसका नंबर भी लिखें।",
};

export const formHeading = "सवाल भेजें";
export const error = "गड़बड़ हुई";
export const subject = "किस बारे में";
export const text = "पूरी बात";
export const category = "किस तरह का सवाल (ज़रूरी नहीं)";
export const noCategory = "कोई सही लगे तो चुनें";
export const categories: Record<(typeof QUERY_CATEGORIES)[number], string> = {
  job_application: "जॉब का आवेदन",
  payment_issue: "पेमेंट की दिक्कत",
  technical_support: "वेबसाइट की दिक्कत",
  other: "कुछ और",
};
export const jobId = "जॉब का नंबर (ज़रूरी नहीं)";
export const jobIdHint = "बात किसी एक जॉब की हो तो उसके पेज के लिंक का आख़िरी हिस्सा।";
export const email = "आपका ईमेल (ज़रूरी नहीं)";
export const emailHint = "हमारे जवाब के लिए। पहले लॉग इन करने पर यह हमें पता होता है।";
export const submit = "सवाल भेजें";
export const submitting = "भेजा जा रहा है...";
export const submitted = {
  title: "सवाल भेजा गया",
  body: "आपका सवाल भेज दिया गया है।",
};
export const numbered = (id: number) => `आपका सवाल हमें मिल गया है। उसका नंबर ${id} है।`;
export const notSubmitted = { title: "गड़बड़ हुई", body: "आपका सवाल नहीं भेजा जा सका।" };

export const asked = {
  heading: "आपके सवाल",
  on: (id: number, at: string) => `नंबर ${id}। आपने पूछा: ${clockTime(at)}`,
  answered: (at: string) => `हमने जवाब दिया: ${clockTime(at)}`,
  waiting: "आपका सवाल हमारे पास है। हम यहाँ और ईमेल से जवाब देते हैं।",
};
