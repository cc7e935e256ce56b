import type { ReactNode } from "react";
import { brand } from "../../../../worker/facts/brand";
import { COMPLAINT_RULE } from "../../../../worker/words/hi/promises";
import type { Draw } from "../../format";

export const skip = "मुख्य हिस्से पर जाएँ";
export const error = "गड़बड़ हुई";

export const home = `${brand.name}, होम पेज`;
export const mainNavigation = "मुख्य लिंक";
export const menu = "मेन्यू";
export const account = "मेरा अकाउंट";
export const accountOf = (initials: string) => `मेरा अकाउंट, ${initials}`;
export const login = "लॉग इन";
export const logout = "लॉग आउट करें";
export const notLoggedOut = {
  title: "लॉग आउट नहीं हुआ",
  body: "Pakka से जवाब नहीं मिल रहा। हो सकता है, आपका अकाउंट अब भी लॉग इन हो।",
};
export const pages = {
  "/": "होम",
  "/jobs": "जॉब",
  "/openings": "खुली जॉब",
  "/how-it-works": "कैसे काम करता है",
  "/pricing": "फ़ीस",
  "/success-stories": "कामयाबी की कहानियाँ",
  "/for-employers": "कंपनियों के लिए",
  "/check": "क्या यह Pakka से है?",
  "/contact": "संपर्क",
  "/content/about_us": "हमारे बारे में",
  "/content/privacy_policy": "निजी जानकारी के नियम",
  "/content/terms_conditions": "नियम और शर्तें",
  "/dashboard": "मेरा पेज",
  "/profile": "प्रोफ़ाइल",
  "/applications": "मेरे आवेदन",
  "/saved-jobs": "सेव की हुई जॉब",
  "/notifications": "सूचनाएँ",
  "/help": "मदद",
};

export const unreadNotifications = (count: number | string) => `सूचनाएँ, ${count} बिना पढ़ी`;
export const notifications = "सूचनाएँ";
export const unreadCount = (count: number) => `${count} बिना पढ़ी`;
export const noNotifications = "अभी कोई सूचना नहीं है";
export const loadingNotifications = "सूचनाएँ खुल रही हैं...";
export const allNotifications = "सब देखें";
export const unread = "(बिना पढ़ी)";
export const actionsOf = (title: string) => `विकल्प: ${title}`;
export const markAsUnread = "बिना पढ़ी मानें";
export const markAsRead = "पढ़ी हुई मानें";
export const remove = "हटाएँ";

export const footerNavigation = "पेज के नीचे के लिंक";
export const complaints = (email: ReactNode, contactForm: Draw) => (
  <>
    शिकायत करने पर: {COMPLAINT_RULE} शिकायत अधिकारी: {brand.grievanceOfficer}। {email} पर लिखें या{" "}
    {contactForm("संपर्क फ़ॉर्म")} भरें।
  </>
);

export const slowInternet = "इंटरनेट धीमा है";
export const liteOffer = "आपका इंटरनेट धीमा है। Lite में 10 गुना कम डेटा लगता है।";
export const useLite = "Lite चलाएँ";
export const noLite = "नहीं, रहने दें";
export const liteIsOn = "Lite चालू है। इसे बंद करें";
export const liteIsOff = "Lite चलाएँ: 10 गुना कम डेटा";
export const choiceFailed = "यह नहीं हो पाया।";
