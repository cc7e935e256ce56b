/** Provider keys of a local copy, unless the environment names others. No real account has them. */
export const LOCAL_KEYS = {
  MSG91_AUTH_KEY: "local-msg91-key",
  RESEND_API_KEY: "local-resend-key",
};

/** The secrets of a local copy, unless the environment names others. */
export const LOCAL_SECRETS = {
  SESSION_SECRET: "local-session-secret-of-at-least-32-characters",
  TOKEN_SECRET: "local-token-secret-of-at-least-32-characters",
};
