import { CONTACT_RULE } from "../../../../worker/words/hi/contact-rule";
export const title = "प्रोफ़ाइल पूरी करें · Pakka";
// Not "tell employers", as in English: a company never sees the date of birth.
export const description = "अपने बारे में बताएँ: नाम, ईमेल और जन्म की तारीख़।";
export const heading = "प्रोफ़ाइल पूरी करें";
export const introduction = `टेस्ट के लिंक, तारीख़ें और नतीजे इसी ईमेल पर आते हैं। ${CONTACT_RULE}`;
export const save = "सेव करके आगे बढ़ें";

export const forJob = (title: string, company: string) => `${company} में ${title} की जॉब के लिए`;
