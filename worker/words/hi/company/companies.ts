import { brand } from "../../../facts/brand";
import type { FactKind } from "../../../facts/jobs/companies";

const registered = `यह आपके रजिस्टर्ड नाम में है? तो अभी दूसरा नाम दें, और ${brand.supportEmail} पर लिखें।`;

export const companyWords = {
  name: "कंपनी का नाम दें।",
  website: "वेबसाइट का पता दें, जो https:// से शुरू हो।",
  websitePlain: "https://zarilane.in जैसा सीधा पता दें। उसमें किसी का नाम या कोई और नंबर न जुड़ा हो।",
  phone: "भारत का 10 अंकों का फ़ोन नंबर दें।",
  leadsElsewhere: "लिंक, फ़ोन नंबर, ईमेल पते और UPI के पते न लिखें। उम्मीदवारों को यह आपके पेज पर दिखता है।",
  nameTroubles: {
    brand: `“${brand.name}” न लिखें: लोग इसे हमारा नाम समझ लेंगे। ${registered}`,
    money: `रकम और पैसे देने के शब्द न लिखें, जैसे “पैसे”, “फ़ीस” या “UPI”। ${registered}`,
    leads_elsewhere: `लिंक, फ़ोन नंबर और पते न लिखें। ${registered}`,
  },
  missing: "भेजने से पहले इसे भरें।",
  noMailbox:
    "कंपनी के किसी व्यक्ति ने यह ईमेल पता अपना साबित नहीं किया है। या यह कंपनी की वेबसाइट के डोमेन का नहीं है।",
  noDomain: "कंपनी ने अपनी कोई वेबसाइट नहीं बताई है।",
  noGstin: "कंपनी ने अपना GST नंबर नहीं बताया है।",
};

export const factWords: Partial<Record<FactKind, string>> = {
  mailbox: companyWords.noMailbox,
  domain: companyWords.noDomain,
  gstin: companyWords.noGstin,
};

export const suspensionWords = {
  refused:
    "हम आपकी कंपनी की जाँच कर रहे हैं। जाँच पूरी होने तक सिर्फ़ पहले शुरू हुए इंटरव्यू के उम्मीदवारों को जवाब दिया जा सकता है।",
  withdrawn: "हमारी जाँच में यह पक्का नहीं हुआ कि यह कंपनी अपने वादे निभाती है।",
};
