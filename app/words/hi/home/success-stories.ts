export const title = "कामयाबी की कहानियाँ · Pakka";
export const description =
  "मुफ़्त टेस्ट और बुक किए हुए इंटरव्यू के बाद क्या हो सकता है? उदाहरण: जॉब मिली, कंपनी ने मना किया, या पैसे वापस आए।";
export const heading = "कामयाबी की कहानियाँ";
export const listHeading = "कामयाबी की और कहानियाँ";
