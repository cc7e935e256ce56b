import { INTERVIEW_WITHIN_DAYS } from "../../../../worker/facts/jobs/jobs";
import { SLOT_FEE } from "../../../../worker/facts/money/fees";
import { type Draw, rupees } from "../../format";

export const title = "Pakka: मुफ़्त टेस्ट पास करें, असली इंटरव्यू पाएँ";
export const description =
  "भारत में जॉब खोजें और मुफ़्त टेस्ट दें। टेस्ट पास हो, तो इंटरव्यू की सीट बुक करें। पास न हो, तो पैसे नहीं लगते।";

export const name = (
  <>
    Pakka, यानी <b>पक्का</b>: तय
  </>
);
export const heading = (
  <>
    मुफ़्त टेस्ट पास करें।
    <br />
    असली इंटरव्यू पाएँ।
    <br />
    Pakka।
  </>
);
export const introduction = (prices: string | null) => (
  <>
    खोजना, अप्लाई करना और टेस्ट देना मुफ़्त है। टेस्ट पास हो, तो इंटरव्यू की सीट बुक हो सकती है। सीट की फ़ीस:{" "}
    <b>GST मिलाकर {prices ?? rupees(SLOT_FEE)}</b>। टेस्ट पास न हो, तो पैसे नहीं लगते।
  </>
);

export const jobTitle = "जॉब का नाम";
// The search knows these words in Hindi, too: worker/facts/search.
export const jobTitlePlaceholder = "अकाउंटेंट, ड्राइवर, टेस्टर";
export const location = "जगह";
export const locationPlaceholder = "पुणे";
export const category = "काम की किस्म";
export const allCategories = "हर किस्म का काम";
export const search = "जॉब खोजें";
export const popularHeading = "लोग ये ज़्यादा खोजते हैं";
export const popularSearches = ["कस्टमर केयर", "डाटा एंट्री", "सेल्स", "रिएक्ट डेवलपर"];

export const stepsHeading = "पाँच कदम, पैसे सिर्फ़ एक बार";
export const jobsHeading = "कुछ जॉब यहाँ देखें";
export const figuresHeading = "Pakka के आँकड़े";
export const storiesHeading = "कामयाबी की कहानियाँ";

export const trustHeading = "जॉब के लिए किसी को पैसे न दें";
export const trust = (report: Draw, rules: Draw) => [
  {
    title: "हम जॉब नहीं बेचते",
    text: "फ़ीस से एक इंटरव्यू बुक होता है। इससे जॉब नहीं मिलती, मौका नहीं बढ़ता और जवाब जल्दी नहीं आता।",
    open: true,
  },
  {
    title: "हम कॉल पर कभी पैसे नहीं माँगते",
    text: (
      <>
        हमारा कोई कॉल, SMS, WhatsApp मैसेज या क्यूआर कोड पैसे नहीं माँगता। कोई माँगे, तो {report("हमें बताएँ")}।
      </>
    ),
  },
  {
    title: "पैसे देने से पहले सब दिखता है",
    text: "पहले जॉब, कंपनी, टेस्ट का नतीजा और इंटरव्यू के खाली समय दिखते हैं। पैसे देने का बटन उसके बाद आता है।",
  },
  {
    title: "वादे की तारीख़ तक इंटरव्यू न मिले, तो पूरे पैसे वापस",
    text: (
      <>
        हर जॉब पर लिखा है कि इंटरव्यू कितने दिन में मिलेगा। आम तौर पर यह {INTERVIEW_WITHIN_DAYS.usual} दिन
        है। तब तक इंटरव्यू न मिले, तो आपके पूरे पैसे वापस आते हैं। माँगने की ज़रूरत नहीं। {rules("वादे के सारे नियम")}
      </>
    ),
  },
];

export const figures = [
  ["10,000+", "जुड़े हुए उम्मीदवार"],
  ["1,000+", "लोगों को जॉब मिली"],
  ["500+", "जुड़ी हुई कंपनियाँ"],
] as const;

export const signInHeading = "जॉब देखने के लिए लॉग इन करें";
export const withoutLogin = "सब जॉब अभी देखें, बिना लॉग इन किए";
export const signIn = "लॉग इन करें";
export const viewAllJobs = "सब जॉब देखें";
export const jobsNotFetched = "जॉब नहीं खुल पाईं";
export const jobsNotLoaded = "जॉब नहीं खुल पाईं। थोड़ी देर बाद फिर से कोशिश करें।";
export const noJobs = "अभी कोई जॉब नहीं है।";
export const noJobsText = "नई जॉब के लिए बाद में फिर देखें।";
