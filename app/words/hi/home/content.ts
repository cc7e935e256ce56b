import type { ContentType } from "../../../../worker/contract/values";

export const titles: Record<ContentType, string> = {
  privacy_policy: "निजी जानकारी के नियम",
  terms_conditions: "नियम और शर्तें",
  about_us: "हमारे बारे में",
};
export const unknown = "पेज";
export const title = (heading: string) => `${heading} · Pakka`;
export const descriptions: Record<ContentType, string> = {
  privacy_policy: "Pakka के पास आपकी क्या जानकारी है? वह किस काम आती है? उसे कैसे हटवाएँ?",
  terms_conditions: "Pakka के नियम और शर्तें: अकाउंट, टेस्ट, इंटरव्यू की सीट, पैसे वापस।",
  about_us: "Pakka के पीछे कौन है और हम क्या करते हैं।",
};
export const notFetched: Record<ContentType, string> = {
  privacy_policy: "निजी जानकारी के नियम नहीं खुल पाए",
  terms_conditions: "नियम और शर्तें नहीं खुल पाईं",
  about_us: "“हमारे बारे में” पेज नहीं खुल पाया",
};
export const notLoaded = "यह पेज नहीं खुल पाया। थोड़ी देर बाद फिर से कोशिश करें।";
export const none = "यहाँ अभी कुछ नहीं लिखा है।";
