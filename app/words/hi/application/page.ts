import { ago } from "../formats";

export const pageTitle = (jobTitle: string) => `${jobTitle}, आपका आवेदन · Pakka`;
export const notFoundPageTitle = "आवेदन नहीं मिला · Pakka";
export const failedPageTitle = "आपका आवेदन · Pakka";
export const pageDescription = "यह आवेदन कहाँ तक पहुँचा है और आगे क्या होगा।";

export const back = "मेरे आवेदन";
export const where = (company: string, location: string) => `${company}, ${location}`;
export const progress = "आवेदन कहाँ तक पहुँचा";
export const activeStep = "आवेदन अभी यहाँ है। पूरी बात देखने के लिए दबाएँ।";

export const notFetched = "आवेदन की जानकारी नहीं मिल सकी।";
export const allIsSafe = "आपका आवेदन और आपकी सीट सुरक्षित हैं।";
export const notFoundTitle = "आवेदन नहीं मिला";
export const notFound = "ऐसा कोई आवेदन नहीं है, या उसे हटा दिया गया है।";
export const viewApplications = "सभी आवेदन देखें";

export const loadAgain = "नई जानकारी के लिए यह पेज फिर से खोलें।";

// Sections that are collapsed on a phone.

export const theJob = "यह जॉब";
export const whoIs = (company: string, record: string | undefined) =>
  [`${company} कौन सी कंपनी है?`, record].filter(Boolean).join(" · ");
export const seeCompany = "कंपनी का पेज देखें";
export const billAndHistory = "बिल, और अब तक क्या हुआ";
export const history = "अब तक क्या हुआ";

export const posted = (at: string, now: string) => `जॉब डाली गई: ${ago(at, now)}`;
export const jobDescription = "जॉब की जानकारी";
export const applicants = "आवेदन आए";
export const applicantCount = (count: number, most: number) => `${count} / ${most}`;
// To apply is free: the fee is for the interview slot.
export const applicationFee = "इंटरव्यू की सीट की फ़ीस";
