export const title = "सेव की हुई जॉब · Pakka";
export const description = "वे जॉब, जो आपने सेव की हैं।";
export const heading = "सेव की हुई जॉब";
export const browseAll = "सब जॉब देखें";
export const notLoaded = "सेव की हुई जॉब नहीं खुल पाईं। थोड़ी देर बाद फिर से कोशिश करें।";
export const none = "अभी कोई जॉब सेव नहीं है";
export const noneText =
  "सेव की हुई जॉब यहाँ दिखेगी, ताकि वह आसानी से मिले। जॉब देखें, और जो पसंद आए, उसे सेव करें।";
export const browse = "जॉब देखें";
