/** Keys of the providers where the environment names no others. They open nothing outside. */
export const LOCAL_KEYS = {
  MSG91_AUTH_KEY: "local-msg91-key",
  RESEND_API_KEY: "local-resend-key",
};

/** The secrets of a local copy, where the environment names no others. */
export const LOCAL_SECRETS = {
  SESSION_SECRET: "local-session-secret-of-at-least-32-characters",
  TOKEN_SECRET: "local-token-secret-of-at-least-32-characters",
};
