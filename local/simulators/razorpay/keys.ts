/** The simulator's keys, unless the environment names others. */
export const RAZORPAY_KEYS = {
  RAZORPAY_KEY_ID: "rzp_test_PakkaLocal0001",
  RAZORPAY_KEY_SECRET: "local-razorpay-secret",
  RAZORPAY_WEBHOOK_SECRET: "local-razorpay-webhook-secret",
};
