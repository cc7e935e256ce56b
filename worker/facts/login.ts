/** An Indian mobile number, without the country's 91 before it. */
export const PHONE_DIGITS = 10;
export const OTP_DIGITS = 4;
