/** An Indian mobile number, without the country's 91 before it. */
export const PHONE_DIGITS = 10;
export const OTP_DIGITS = 4;

/**
 * An account that was not used for so long is asked about. Operators give a number to somebody else 90 days after its
 * owner left it at the earliest, so this is never longer.
 */
export const UNUSED_DAYS = 90;
/** How long the owner of an unused account has to answer before its number starts a new one. */
export const NUMBER_WAIT_DAYS = 30;
/** How long after the code a person has to say whose account it is. */
export const OWNER_STEP_SECONDS = 900;

/** An old refresh token stays good for so long after the new one was used: its answer may be lost. */
export const REFRESH_OVERLAP_SECONDS = 30;
