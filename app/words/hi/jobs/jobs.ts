import { HOLDS } from "./holds";

export const title = "जॉब के मौके · Pakka";
export const description =
  "भारत में खुली जॉब, और हर जॉब में इंटरव्यू की कितनी सीटें खाली हैं। अप्लाई करना और टेस्ट देना मुफ़्त है।";
export const heading = "जॉब के मौके";
export const introduction = "खोजना, अप्लाई करना और टेस्ट देना मुफ़्त है।";

export const searchAndFilter = "खोजें और फ़िल्टर लगाएँ";
export const changeSearch = (asked: string) => `खोज बदलें: ${asked}`;
export const jobTitle = "जॉब का नाम";
export const location = "जगह";
export const category = "काम की किस्म";
export const allCategories = "हर किस्म का काम";
export const search = "खोजें";
export const categories = "काम की किस्में";
export const all = "सब";

export const slotHeading = "सीट क्या है";
export const slotText = `एक सीट का मतलब है: एक इंसान का एक इंटरव्यू। अप्लाई करने पर हम आपके लिए एक सीट ${HOLDS.test} तक रखते हैं। यह समय मुफ़्त टेस्ट देने के लिए है। टेस्ट पास हो तो हम सीट ${HOLDS.payment} और रखते हैं। पहले आएँ, पहले पाएँ।`;
export const feeHeading = "अप्लाई करने की कोई फ़ीस नहीं";
export const feeText = "सीट की फ़ीस तभी लगती है, जब जॉब का टेस्ट पास हो और आपको इंटरव्यू चाहिए।";

export const signInHeading = "जॉब देखने के लिए लॉग इन करें";
export const signInText = "लॉग इन मुफ़्त है, आपके फ़ोन नंबर से। पासवर्ड नहीं चाहिए।";
export const signIn = "लॉग इन करें";
export const notFetched = "जॉब नहीं खुल पाईं";
export const notLoaded = "जॉब नहीं खुल पाईं। थोड़ी देर बाद फिर से कोशिश करें।";
export const tryAgain = "फिर से कोशिश करें";
export const none = "अभी कोई जॉब नहीं है।";
export const noneText = "नई जॉब के लिए बाद में फिर देखें।";
export const noMatch = "आपकी खोज से कोई जॉब नहीं मिली।";
export const noMatchText = "कम शब्द लिखें, शब्द दूसरी तरह लिखें, या दूसरी जगह लिखें।";
export const showAll = "सब जॉब देखें";

export const lookFirst = "पहले देखें, बिना लॉग इन किए";

export const tellMe = "ऐसी नई जॉब बताएँ";
export const tellMeHow = "दिन में ज़्यादा से ज़्यादा एक बार। इसे कभी भी बंद करें।";
export const mySearches = "मेरी खोजें";
export const searchNotSaved = { title: "सेव नहीं हुई", body: "हम यह खोज सेव नहीं कर पाए।" };
