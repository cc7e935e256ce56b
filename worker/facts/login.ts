/** An Indian mobile number, without the country's 91 before it. */
export const PHONE_DIGITS = 10;
export const OTP_DIGITS = 4;

/** An old refresh token stays good for so long after the new one was used: its answer may be lost. */
export const REFRESH_OVERLAP_SECONDS = 30;
