/** Keys of the providers where the environment names no others. They open nothing outside. */
export const LOCAL_KEYS = {
  MSG91_AUTH_KEY: "local-msg91-key",
  RESEND_API_KEY: "local-resend-key",
};
