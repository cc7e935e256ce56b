import { SEARCHES_MAX, UNOPENED } from "../../../../worker/facts/search/searches";

export const title = "मेरी खोजें · Pakka";
export const description = "वे खोजें, जिनकी नई जॉब हम आपको बताते हैं।";
export const heading = "मेरी खोजें";
export const introduction =
  "हर सुबह 8 बजे हम नई जॉब खोजते हैं। हम दिन में ज़्यादा से ज़्यादा एक बार बताते हैं, “सूचनाएँ” में और ईमेल से। कुछ नया न हो, तो कोई मैसेज नहीं आता। SMS कभी नहीं आता।";
export const slower = `${UNOPENED.weekly} मैसेज न खोले जाएँ, तो आगे हफ़्ते में एक आता है। ${UNOPENED.last} न खोले जाएँ, तो मैसेज बंद हो जाते हैं। उन्हें कभी भी फिर चालू करें।`;

export const allJobs = "सब जॉब";
export const active = "आपको नई जॉब के मैसेज मिलते हैं।";
export const paused = "यह खोज रुकी हुई है। आपको मैसेज नहीं मिलते।";
export const showJobs = "ये जॉब देखें";
export const pause = "रोकें";
export const resume = "फिर चालू करें";
export const end = "हटाएँ";
export const buttonFor = (button: string, search: string) => `${button}: ${search}`;

export const newHeading = "हमारे आख़िरी मैसेज की नई जॉब";

export const none = "अभी कोई खोज सेव नहीं है";
export const noneText = "जॉब खोजें, फिर “ऐसी नई जॉब बताएँ” दबाएँ। कुछ न मिले, तब भी यह काम करता है।";
export const browse = "जॉब खोजें";
export const notLoaded = "आपकी खोजें नहीं खुल पाईं। थोड़ी देर बाद फिर से कोशिश करें।";
export const howMany = `ज़्यादा से ज़्यादा ${SEARCHES_MAX} खोजें सेव हो सकती हैं।`;

export const notDone = { title: "नहीं हुआ", body: "फिर से कोशिश करें।" };
export const notSaved = { title: "सेव नहीं हुई", body: "हम यह खोज सेव नहीं कर पाए।" };
export const saved = (search: string) => ({
  title: "हम आपको बताएँगे",
  body: `“${search}” की नई जॉब हर सुबह 8 बजे, “सूचनाएँ” में और ईमेल से।`,
});
export const changed = {
  pause: { title: "खोज रुक गई" },
  resume: { title: "हम आपको फिर नई जॉब बताएँगे" },
  end: { title: "खोज हटा दी गई" },
};

export const mailList = {
  title: "नई जॉब के ईमेल · Pakka",
  description: "नई जॉब के ईमेल रोकें या बंद करें।",
  heading: "नई जॉब के ईमेल",
  mailed: "हम आपकी खोजों की नई जॉब ईमेल से भेजते हैं। दिन में ज़्यादा से ज़्यादा एक बार।",
  ended: "हम आपको नई जॉब ईमेल से नहीं भेजते। आपकी खोजें चालू हों, तो नई जॉब “सूचनाएँ” में अब भी आती हैं।",
  paused: "आपकी सब खोजें रुकी हुई हैं: हम आपको कोई नई जॉब नहीं बताते।",

  buttons: {
    stop: "ये ईमेल बंद करें",
    mail: "ये ईमेल फिर से शुरू करें",
    pause: "मेरी सब खोजें रोकें",
    resume: "मुझे अब भी जॉब चाहिए",
  },
  notDone: { title: "नहीं हुआ", body: "हम इसे बदल नहीं पाए। फिर से कोशिश करें।" },
  mySearches: "मेरी खोजें देखें",
  others: "आपके अपने आवेदन, इंटरव्यू और पैसों के मैसेज आते रहेंगे।",

  notFound: {
    heading: "यह लिंक पूरा नहीं है",
    text: "ईमेल से लिंक फिर खोलें, या लॉग इन करके अपनी खोजें देखें।",
  },
};
