import { rupees } from "../../format";

export const pageTitle = "अपनी सीट के पैसे दें · Pakka";
export const pageDescription = "पेमेंट के पेज पर जाएँ और इंटरव्यू की अपनी सीट के पैसे दें।";

export const back = "अपने आवेदन पर लौटें";
export const pay = (price: number) => `अपनी सीट के लिए ${rupees(price)} दें`;
export const sample = "अपनी तैयारी का नमूना देखें";
export const nextPage = (provider: string) =>
  `आपने अभी तक कोई पैसा नहीं दिया है। अगला पेज पेमेंट कंपनी ${provider} का है। वहाँ UPI, कार्ड या इंटरनेट बैंकिंग से पैसे दें। उसके बाद फिर Pakka का पेज खुलता है।`;
export const goAndPay = (provider: string, price: number) =>
  `${provider} पर जाएँ और ${rupees(price)} दें`;
export const moneyIsSafe = "आपने पैसे दे दिए हों, तो वे सुरक्षित हैं। दोबारा पैसे न दें। हम बैंक से पूछते रहते हैं।";
