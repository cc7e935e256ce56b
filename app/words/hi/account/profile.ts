export const title = "प्रोफ़ाइल · Pakka";
export const description = "आपका नाम, ईमेल, जन्म की तारीख़ और रिज़्यूमे।";
export const noName = "प्रोफ़ाइल";
export const logout = "लॉग आउट करें";
export const details = "आपकी जानकारी";
export const update = "प्रोफ़ाइल सेव करें";

export const safetyWord = "सुरक्षा शब्द";
export const safetyWordHint =
  "Pakka के हर ईमेल और SMS में यह शब्द होता है। सिर्फ़ लॉग इन कोड वाले SMS में यह नहीं होता। शब्द नहीं है? तो वह मैसेज हमारा नहीं है।";

export const language = "भाषा";
export const languageHint = "हमारे पेज और मैसेज इसी भाषा में मिलेंगे।";
