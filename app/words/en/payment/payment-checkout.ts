import { rupees } from "../../format";
import { checkingTitle, keepAsking } from "./payment-news";

export const clickToPay = (price: number) => `Click to Pay ${rupees(price)}`;
export const opening = "Opening the payment...";
export const checking = "Checking your payment...";
export const moneyIsSafe = (paymentId: string) =>
  `Your money is safe. ${keepAsking} Payment number: ${paymentId}`;
/** The title and `moneyIsSafe`, for use where no heading stands above the text. */
export const checkingPayment = (paymentId: string) => `${checkingTitle}. ${moneyIsSafe(paymentId)}`;

export const errorTitle = "Error";
export const paymentError = "Payment Error";
export const close = "Close";
export const noOrder = "Failed to create payment order";
export const notLoaded = "Failed to load payment gateway";
export const notOpened = "Failed to initialize payment";
