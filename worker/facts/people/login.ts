/** Length of an Indian mobile number without the country code 91. */
export const PHONE_DIGITS = 10;
export const OTP_DIGITS = 4;

/**
 * Days after which the owner of an unused account must be confirmed. Operators reassign a number 90
 * days after its owner left it at the earliest, so this must not be longer.
 */
export const UNUSED_DAYS = 90;
/**
 * Days that the owner of an unused account has to respond before its number starts a new account.
 */
export const NUMBER_WAIT_DAYS = 30;
/** Time after the code in which a person must say whose account it is. */
export const OWNER_STEP_SECONDS = 900;

/**
 * An old refresh token stays valid for this long after its use, since the answer with the new one
 * may be lost.
 */
export const REFRESH_OVERLAP_SECONDS = 30;
