import type { Message, Sms } from "../message-facts";
import { shortWait } from "./durations";
import { clockTime, duration, indianTime } from "./formats";

const triesWords = (left: number) => (left === 1 ? "1 मौका बाकी है।" : `${left} मौके बाकी हैं।`);
const lastCode = "इस कोड का यह आख़िरी मौका था। नया कोड मँगाएँ।";

export const loginWords = {
  wrongCode: (triesLeft: number) =>
    `यह कोड सही नहीं है। ${triesLeft === 0 ? lastCode : triesWords(triesLeft)}`,
  spentCode: "यह कोड अब नहीं चलता। नया कोड मँगाएँ।",
  notSent: "कोड नहीं भेजा जा सका।",
  // "रुकें" takes the wait without a case ending.
  waitForCode: (seconds: number) => `नया कोड मँगाने से पहले ${shortWait(seconds)} रुकें।`,
  unused: "यह अकाउंट इस फ़ोन पर पहले नहीं चला है। अपने जन्म का साल लिखें, ताकि हमें पता चले कि यह आप ही हैं।",
  wrongYear: (triesLeft: number) => `इस अकाउंट में यह साल नहीं है। ${triesWords(triesLeft)}`,
  wrongYears: (supportEmail: string) =>
    `बहुत बार ग़लत साल लिखा गया। ${supportEmail} पर लिखें, हम आपकी मदद करेंगे।`,
  numberWaits: (from: string) =>
    `इस नंबर से नया अकाउंट ${indianTime(from).date} से बन सकता है। तब यहाँ फिर से लॉग इन करें।`,
  wrongCodesOfNetwork: (seconds: number) =>
    `आपके इंटरनेट कनेक्शन से बहुत सारे ग़लत कोड आए। ${shortWait(seconds)} रुकें।`,
  renewals: (seconds: number) => `आपका लॉग इन बना हुआ है। ${shortWait(seconds)} रुकें।`,
  emailChanges: (max: number, seconds: number) =>
    `ईमेल एक दिन में ${max} बार बदला जा सकता है। ${duration(seconds)} रुकें।`,
  safetyWords: (max: number, seconds: number) =>
    `सुरक्षा शब्द एक दिन में ${max} बार बदला जा सकता है। ${duration(seconds)} रुकें।`,
};

export const loginCode = (code: string, seconds: number): Sms => ({
  template: "pakka-otp",
  variables: [code, duration(seconds)],
});

export const signInPaused: Sms = { template: "pakka-login-paused", variables: [] };
export const signInPausedUnknown: Sms = { template: "pakka-login-paused-new", variables: [] };

export const newDevice = (at: string, supportEmail: string, contactUrl: string): Message => ({
  title: "नए फ़ोन या कंप्यूटर पर लॉग इन",
  body: `आपके नंबर से एक नए फ़ोन या कंप्यूटर पर लॉग इन हुआ: ${clockTime(at)}। यह आपने किया हो, तो कुछ न करें। आपने न किया हो, तो तुरंत ${supportEmail} पर लिखें।`,
  more: ["कोड कभी किसी को न बताएँ। Pakka की ओर से कोई आपसे कोड नहीं माँगेगा।"],
  link: { href: contactUrl, words: "हमें लिखें" },
  sms: { template: "pakka-new-device", variables: [] },
});

export const numberClaimed = (from: string, supportEmail: string, contactUrl: string): Message => ({
  title: "क्या आपका फ़ोन नंबर अब भी आपका है?",
  body: `किसी ने आपके Pakka अकाउंट के फ़ोन नंबर से लॉग इन किया है, और कहा है कि यह अकाउंट उसका नहीं है। ${indianTime(from).date} से उस नंबर से नया अकाउंट बन सकता है, और आपका अकाउंट बंद हो जाएगा।`,
  more: [
    "नंबर अब भी आपका है? उस दिन से पहले एक बार लॉग इन करें।",
    `अब आपका नंबर दूसरा है? इसी ईमेल पते से ${supportEmail} पर लिखें। हम आपका अकाउंट नए नंबर पर कर देंगे।`,
  ],
  link: { href: contactUrl, words: "हमें लिखें" },
});

export const wrongBirthYear = (supportEmail: string, contactUrl: string): Message => ({
  title: "किसी ने आपका अकाउंट खोलने की कोशिश की",
  body: "आपके Pakka अकाउंट के फ़ोन नंबर से किसी ने जन्म का ग़लत साल लिखा। अकाउंट का कुछ भी नहीं दिखाया गया।",
  more: [
    "यह आपने किया था? तो आपको कुछ नहीं करना है।",
    `अब आपका नंबर दूसरा है? इसी ईमेल पते से ${supportEmail} पर लिखें। हम आपका अकाउंट नए नंबर पर कर देंगे।`,
  ],
  link: { href: contactUrl, words: "हमें लिखें" },
});

export const phoneMoved = (supportEmail: string, contactUrl: string): Message => ({
  title: "आपके अकाउंट का फ़ोन नंबर बदल गया है",
  body: `आपके कहने पर हमने आपका Pakka अकाउंट इस नंबर पर कर दिया है। अब से इसी नंबर से लॉग इन करें। यह आपने न कहा हो, तो तुरंत ${supportEmail} पर लिखें।`,
  more: ["पिछले नंबर के सब लॉग इन बंद हो गए हैं। आपका सुरक्षा शब्द नया है: वह आपकी प्रोफ़ाइल में दिखता है।"],
  link: { href: contactUrl, words: "हमें लिखें" },
  sms: { template: "pakka-phone-moved", variables: [] },
});

export const phoneLeft: Sms = { template: "pakka-phone-left", variables: [] };

export const emailChanged = (profileUrl: string): Message => ({
  title: "Pakka पर आपका ईमेल पता बदला गया",
  body: "आपके Pakka अकाउंट में अब दूसरा ईमेल पता है। आपके आवेदनों के मैसेज वहीं जाते हैं।",
  more: ["यह आपने न किया हो, तो तुरंत इस ईमेल का जवाब दें। हो सकता है कि आपके अकाउंट में कोई और हो।"],
  link: { href: profileUrl, words: "अपनी प्रोफ़ाइल खोलें" },
});
