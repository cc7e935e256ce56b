import type { FactKind } from "../../../../worker/facts/jobs/companies";
import { checkingEmployer } from "../jobs/job-card";

export const title = (name: string) => `Pakka पर ${name}`;
export const description = (name: string) =>
  `${name}: हमने क्या जाँचा, हर जाँच किस दिन हुई, और कौन सी जॉब खुली हैं।`;
export const notFetched = "इस कंपनी का पेज नहीं खुल पाया";
export const notFound = {
  title: "कंपनी नहीं मिली · Pakka",
  description: "यह कंपनी यहाँ नहीं है, या हटा दी गई है।",
  heading: "कंपनी नहीं मिली",
  text: "यह कंपनी यहाँ नहीं है, या हटा दी गई है।",
  all: "सब जॉब देखें",
};

export const since = (day: string) => `${day} से Pakka पर`;

export const checks = {
  heading: "हमने क्या जाँचा",
  intro: "हर जाँच सिर्फ़ उस दिन की है, जो उसके साथ लिखा है। कोई भी जाँच वादा नहीं है।",
  on: (day: string) => `${day} को जाँचा`,
  none: "अभी जाँच नहीं हुई",
  noneText: `${checkingEmployer} जाँच पूरी होने तक इसकी जॉब की सीट के लिए किसी के पैसे नहीं लगते। इंटरव्यू के लिए जाने से पहले खुद भी पता करें।`,
};

export const facts: Record<FactKind, string> = {
  mailbox: "इसके लोगों का ईमेल कंपनी के अपने वेब पते पर है",
  domain: "इसकी वेबसाइट का पता इसी कंपनी के हाथ में है",
  gstin: "GST रजिस्ट्रेशन",
  registry: "कंपनियों का सरकारी रजिस्टर",
  call: "हमने फ़ोन पर इससे बात की",
  visit: "हमारी टीम इसके पते पर गई",
};

export const suspended = {
  heading: "हम इस कंपनी की जाँच कर रहे हैं",
  text: "इसकी जॉब रुकी हुई हैं: अभी न अप्लाई हो सकता है, न पैसे दिए जा सकते हैं। कंपनी Pakka पर वापस न आए, तो इंटरव्यू के पैसे देने वालों को पैसे वापस मिलेंगे।",
};

export const about = "कंपनी के बारे में";
export const jobs = "खुली जॉब";
export const noJobs = "अभी कोई जॉब खुली नहीं है।";

export const thingsChecked: Record<FactKind, string> = {
  mailbox: "ऑफ़िस का ईमेल",
  domain: "वेबसाइट",
  gstin: "GST नंबर",
  registry: "कंपनियों का सरकारी रजिस्टर",
  call: "फ़ोन पर बात",
  visit: "पते पर जाकर जाँच",
};

export const checkedShort = "हमारी जाँची हुई";
export const wasCheckedShort = "हमने पहले जाँची थी";
export const notVerifiedShort = "अभी जाँच नहीं हुई";

export const isChecked = "यह कंपनी हमने जाँची है";
export const checked = (things: string[]) => `${isChecked}: ${things.join(", ")}`;
export const wasChecked = "हमने यह कंपनी पहले जाँची थी और अब फिर जाँच रहे हैं";
export const checksOver = `${wasChecked}।`;
export const notVerified = "इस कंपनी की जाँच अभी नहीं हुई है";
