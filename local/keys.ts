/** Keys of the providers where the environment names no others. They open nothing outside. */
export const LOCAL_KEYS = {
  MSG91_AUTH_KEY: "local-msg91-key",
  RESEND_API_KEY: "local-resend-key",
  RAZORPAY_KEY_ID: "rzp_test_PakkaLocal0001",
  RAZORPAY_KEY_SECRET: "local-razorpay-secret",
  RAZORPAY_WEBHOOK_SECRET: "local-razorpay-webhook-secret",
};
