import type { ReactNode } from "react";
import { brand } from "../../../../worker/facts/brand";
import { NUMBER_WAIT_DAYS, OTP_DIGITS, PHONE_DIGITS } from "../../../../worker/facts/people/login";
import { CONTACT_RULE } from "../../../../worker/words/hi/contact-rule";
import { duration } from "../../../../worker/words/hi/formats";
import { SAFETY_LINE } from "../../../../worker/words/hi/promises";
import type { Draw } from "../../format";
import { counted } from "../formats";

export const title = "लॉग इन करें या नया अकाउंट बनाएँ · Pakka";
export const description =
  "अपने फ़ोन नंबर से Pakka पर लॉग इन करें या नया अकाउंट बनाएँ। मुफ़्त, बिना पासवर्ड के।";

export const heading = "लॉग इन करें या नया अकाउंट बनाएँ";
export const introduction = "दोनों काम इसी पेज पर होते हैं। मुफ़्त, बिना पासवर्ड के।";
export const phone = "फ़ोन नंबर";
export const phonePlaceholder = `अपना ${PHONE_DIGITS} अंकों का फ़ोन नंबर लिखें`;
export const tooManyDigits = `इसमें ${PHONE_DIGITS} से ज़्यादा अंक हैं। नंबर जाँच लें।`;
export const send = "कोड भेजें";
export const sending = "भेजा जा रहा है...";
export const sent = { title: "कोड भेजा गया", body: "आपके फ़ोन पर कोड भेज दिया गया है।" };
export const notSent = { title: "गड़बड़ हुई", body: "कोड नहीं भेजा जा सका।" };
export const notSentYet = (seconds: number) =>
  `${notSent.body} ${seconds < 60 ? `${seconds} सेकंड` : duration(seconds)} बाद फिर से कोशिश करें।`;

export const codeHeading = "अपना कोड लिखें";
export const codeSent = (phone: ReactNode) => (
  <>
    हमने {phone} पर SMS से {OTP_DIGITS} अंकों का कोड भेजा है। Pakka की ओर से कोई भी आपसे यह कोड कभी नहीं
    माँगेगा।
  </>
);
export const sendAgain = "फिर से भेजें";
export const codeSentPerhaps = (phone: ReactNode) => (
  <>
    हमें पता नहीं कि {phone} पर हमारा SMS गया या नहीं। SMS आए तो उसका कोड यहाँ लिखें। न आए तो “{sendAgain}”
    दबाएँ।
  </>
);
export const code = `${OTP_DIGITS} अंकों का कोड`;
export const codeLifetime = (minutes: number) => `यह ${counted(minutes, "मिनट")} तक चलेगा।`;
export const verify = "कोड जाँचें";
export const verifying = "जाँच हो रही है...";
export const goBack = "वापस जाएँ";
export const sendAgainFrom = (time: string) => `यह बटन ${time} से चलेगा`;
// Also the title where the year of birth is wrong, or the internet stopped.
export const notVerified = "लॉग इन नहीं हुआ";
export const notChecked = "हम यह कोड जाँच नहीं सके। फिर से कोशिश करें।";
export const verified = {
  title: "कोड सही है",
  body: "आपका लॉग इन हो गया है।",
};

export const ownerHeading = "क्या यह अकाउंट आपका है?";
export const ownerWhy =
  "फ़ोन नंबर किसी नए इंसान को मिल सकता है। हम पूछते हैं, ताकि आपकी जानकारी कोई और न देखे।";
export const claimNoted = "हमने नोट कर लिया है";
export const yoursAfterAll = "क्या अकाउंट आपका ही है? तो अपने जन्म का साल लिखें।";
export const birthYear = "आपके जन्म का साल";
export const birthYearHint = "वही साल जो यहाँ आपकी प्रोफ़ाइल में है, जैसे 1998";
export const goOn = "आगे बढ़ें";
export const notMine = "क्या यह नंबर आपके लिए नया है?";
export const notMineWhat = `नंबर पहले जिसका था, उसके पास जवाब देने के लिए ${NUMBER_WAIT_DAYS} दिन हैं। जवाब न आए, तो आपको नया, खाली अकाउंट मिलेगा। जल्दी हो, तो ${brand.supportEmail} पर लिखें।`;
export const notMineButton = "अकाउंट मेरा नहीं है";

export const consent = (terms: Draw, privacy: Draw) => (
  <>
    आगे बढ़ने का मतलब है कि हमारे {terms("नियम और शर्तें")} और {privacy("निजी जानकारी के नियम")} आपको मंज़ूर हैं।
    आपको यह भी मंज़ूर है कि हम आपके नंबर से आपको लॉग इन कराएँ। इसी नंबर पर हम आपके टेस्ट, सीट और इंटरव्यू के मैसेज भी
    भेजते हैं। यह सब रोकना हो, तो कभी भी {brand.supportEmail} पर लिखें।
  </>
);

// The consent above is in Hindi already.
export const consentInHindi = "";

export const numberUses = {
  heading: "आपका नंबर किस काम आता है",
  list: [
    "लॉग इन के लिए एक कोड। पासवर्ड नहीं।",
    "आपके टेस्ट, सीट और इंटरव्यू के SMS।",
    CONTACT_RULE,
    SAFETY_LINE.strong,
  ],
};
export const smsHeading = "हमारे SMS का नमूना। आपका कोड आपके अपने SMS में होगा।";
export const sms = (codeMinutes: number) => (
  <>
    <b>••••</b> आपका Pakka कोड है, {counted(codeMinutes, "मिनट")} तक। किसी को न बताएँ।
    <br />
    <br />
    @pakka.in #••••
  </>
);
export const callers = (
  <>
    <b>क्या कोई फ़ोन करके यह कोड या पैसे माँग रहा है?</b> वह हम नहीं हैं। फ़ोन काट दें।
  </>
);

export const loggedOut = {
  title: "लॉग आउट हो गया",
  body: "आपका लॉग आउट हो गया है।",
};
export const loggedOutHere = { title: "आपका लॉग आउट हो गया है" };
