import { FAILED_DEBIT_DAYS } from "../../../../worker/facts/money/refunds";
import { clockTime, moneyWords } from "../../format";
import { counted } from "../formats";

export const nothingCharged = "आपका कोई पैसा नहीं लगा।";
export const keepAsking = "दोबारा पैसे न दें। यह पेज बंद हो, तब भी हम पूछते रहते हैं। जवाब यहाँ और ईमेल से आएगा।";
const IF_APPROVED =
  "पैसे दे दिए हों, तो दोबारा न दें। जवाब यहाँ आएगा। पैसे नहीं दिए हों, तो आपका कोई पैसा नहीं लगा।";

export const failedTitle = "आपका पेमेंट नहीं हो पाया";
export const failed = (at: string, paise: number) =>
  `पेमेंट ${clockTime(at)} बजे नहीं हो पाया। आपके बैंक अकाउंट से ${moneyWords(paise)} कट गए हों, तो बैंक उन्हें ${counted(FAILED_DEBIT_DAYS, "दिन")} के अंदर वापस डालता है।`;

export const unfinishedTitle = "आपका पेमेंट अभी अधूरा है";
export const unfinished = (at: string) =>
  `पेमेंट ${clockTime(at)} बजे शुरू हुआ था। आपके बैंक ने जवाब नहीं दिया है। ${IF_APPROVED}`;

export const askingTitle = "हम पूछ रहे हैं कि आपने पैसे दिए या नहीं";
export const asking = (provider: string, since: string) =>
  `${provider} ने ${clockTime(since)} से हमें जवाब नहीं दिया है। ${IF_APPROVED}`;

export const notPaidTitle = "आपका पेमेंट पूरा नहीं हुआ";
export const notPaid = (provider: string, at: string) =>
  `${nothingCharged} पेमेंट कंपनी ${provider} ने ${clockTime(at)} बजे हमें यही बताया।`;

export const noMoneyYetTitle = "हमें अभी तक कोई पैसा नहीं मिला है";
export const noMoneyYet = "आपने पैसे दे दिए हों, तो 1 मिनट बाद फिर से देखें। दो बार पैसे न दें।";

export const checkingTitle = "हम आपका पेमेंट जाँच रहे हैं";
export const checking = (since: string | undefined) =>
  since
    ? `आपके बैंक से पहली बार ${clockTime(since)} बजे पूछा गया। उसने अभी तक जवाब नहीं दिया है। आपके पैसे सुरक्षित हैं। ${keepAsking}`
    : `आपके बैंक ने अभी तक जवाब नहीं दिया है। आपके पैसे सुरक्षित हैं। ${keepAsking}`;

export const confirmedToasts = [
  { title: "पेमेंट हो गया", body: "आपके पेमेंट की जाँच पूरी हो गई है।" },
  { title: "पेमेंट मिल गया", body: "आपका पेमेंट हमें मिल गया है।" },
];
export const errorTitle = "गड़बड़ हुई";
export const notVerifiedTitle = "पेमेंट में गड़बड़ हुई";
export const notVerified = "पेमेंट की जाँच नहीं हो पाई।";
export const orderMadeTitle = "पेमेंट का पेज तैयार है";
export const orderMade = "पेमेंट का ऑर्डर बन गया है। पैसे देना अभी बाकी है।";
/** In English: the provider accepts no Devanagari here. */
export const orderDescription = (jobTitle: string, company: string) =>
  `Interview slot, ${jobTitle}, ${company}`;
