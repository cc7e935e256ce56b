import { rupees } from "../../format";
import { checkingTitle, keepAsking } from "./payment-news";

export const clickToPay = (price: number) => `${rupees(price)} देने के लिए दबाएँ`;
export const opening = "पेमेंट का पेज खुल रहा है...";
export const checking = "आपका पेमेंट जाँचा जा रहा है...";
export const moneyIsSafe = (paymentId: string) =>
  `आपके पैसे सुरक्षित हैं। ${keepAsking} पेमेंट नंबर: ${paymentId}`;
export const checkingPayment = (paymentId: string) => `${checkingTitle}। ${moneyIsSafe(paymentId)}`;

export const errorTitle = "गड़बड़ हुई";
export const paymentError = "पेमेंट में गड़बड़ हुई";
export const close = "बंद करें";
export const noOrder = "पेमेंट शुरू नहीं हो पाया।";
export const notLoaded = "पेमेंट का पेज लोड नहीं हो पाया।";
export const notOpened = "पेमेंट का पेज नहीं खुल पाया।";
