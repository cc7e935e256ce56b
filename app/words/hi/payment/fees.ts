import { TEST_LIMIT_MINUTES } from "../../../../worker/facts/jobs/tests";
import { SLOT_FEE } from "../../../../worker/facts/money/fees";
import { rupees } from "../../format";
import { HOLDS } from "../jobs/holds";

const FEE = rupees(SLOT_FEE);
const FREE = rupees(0);

export const eachPrice = (prices: string | null) =>
  `हर जॉब पर उसकी फ़ीस लिखी है${prices ? `: ${prices}` : ""}।`;
export const priceRange = (lowest: string, highest: string) => `${lowest} से ${highest}`;
export const priceRangeWithMost = (lowest: string, highest: string, most: string) =>
  `${lowest} से ${highest}, ज़्यादातर ${most}`;

export const steps = [
  { title: "1. जॉब खोजें", text: "सब जॉब खोजें और पढ़ें। कोई फ़ीस नहीं।", fare: FREE },
  {
    title: "2. छोटा टेस्ट दें",
    text: `${TEST_LIMIT_MINUTES} मिनट से कम, आपके फ़ोन पर। यह एक ही बार दिया जा सकता है।`,
    fare: FREE,
  },
  {
    title: "3. अपनी सीट बुक करें",
    text: `टेस्ट पास हुआ? हम आपके लिए ${HOLDS.payment} तक सीट रखते हैं। पैसे तभी दें, जब सीट चाहिए। पहले आएँ, पहले पाएँ।`,
    fare: FEE,
    paid: true,
  },
  { title: "4. तैयारी करें", text: "आपको इस जॉब की तैयारी के नोट्स मिलते हैं।", fare: FREE },
  {
    title: "5. इंटरव्यू दें",
    text: "समय आप चुनें। 1 या 2 राउंड होते हैं, फिर कंपनी हाँ या ना कहती है।",
    fare: FREE,
  },
];

export const whatItBuysHeading = "क्या मुफ़्त है, और फ़ीस से क्या मिलता है";
export const questionsHeading = "लोग हमसे ये सवाल पूछते हैं";
export const free = {
  heading: "हमेशा मुफ़्त",
  price: FREE,
  list: [
    "जॉब खोजना और सेव करना",
    "अपने रिज़्यूमे के साथ अप्लाई करना",
    "टेस्ट और उसका नतीजा",
    "वे सीटें, जिनके पैसे कंपनी देती है",
    "उन कंपनियों की सीटें, जिनकी जाँच अभी चल रही है",
  ],
};
export const bought = {
  heading: "फ़ीस से मिलता है",
  price: FEE,
  list: [
    "इस कंपनी में इंटरव्यू की एक सीट, आपके लिए रखी हुई",
    "वादे की तारीख़ तक का एक समय, आपका चुना हुआ",
    "इंटरव्यू न मिले, तो पूरे पैसे वापस",
    "तैयारी के नोट्स",
    "हमारे नियम से पैसे वापस, बिना माँगे",
  ],
};
export const notBought = {
  heading: "फ़ीस से नहीं मिलता",
  list: ["जॉब या जॉब का ऑफ़र", "दूसरों से ज़्यादा मौका", "दूसरों से जल्दी जवाब"],
  end: "उसी जॉब के लिए दूसरी फ़ीस नहीं है।",
};
