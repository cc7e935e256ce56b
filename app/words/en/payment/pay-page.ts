import { rupees } from "../../format";

export const pageTitle = "Pay for your slot · Pakka";
export const pageDescription = "Go to the payment page and pay for your interview slot.";

export const back = "Back to your application";
export const pay = (price: number) => `Pay ${rupees(price)} for your slot`;
export const sample = "See a sample of your preparation";
export const nextPage = (provider: string) =>
  `You have paid nothing yet. The next page is of ${provider}, the payment company. Pay there by UPI, card or net banking. Then you come back here.`;
export const goAndPay = (provider: string, price: number) =>
  `Go to ${provider} and pay ${rupees(price)}`;
export const moneyIsSafe =
  "If you have paid, your money is safe: don't pay again. We keep asking the bank.";
