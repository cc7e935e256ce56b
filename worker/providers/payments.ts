/** Whom candidates pay through: everything but its own files asks here. */
export { razorpay as paymentProvider } from "./razorpay";
export { razorpaySettings as paymentSettings } from "./razorpay-settings";
