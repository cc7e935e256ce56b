export const title = "यह पेज नहीं मिला · Pakka";
export const description = "इस पते पर कोई पेज नहीं है।";
export const loginNeeded = "पहले लॉग इन करें";
export const loginNeededText =
  "Pakka का यह हिस्सा लॉग इन करने के बाद खुलता है। लॉग इन मुफ़्त है और पासवर्ड नहीं चाहिए।";
export const signIn = "लॉग इन करें";
