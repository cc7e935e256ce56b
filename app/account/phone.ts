import { PHONE_DIGITS } from "../../worker/facts/login";

/** Digits of nine Indian scripts. The last seven bits of a digit are the same in all of them. */
const INDIAN_DIGIT = /(?=\p{Nd})[\u0966-\u0d6f]/gu;
const LAST_BITS = 0x7f;
const ZERO = 0x66;

/** The digits of a text as 0-9. */
export function digitsIn(typed: string): string {
  return typed
    .replace(INDIAN_DIGIT, (digit) => String((digit.charCodeAt(0) & LAST_BITS) - ZERO))
    .replace(/\D/g, "");
}

/**
 * Ten digits of an Indian mobile number, however it was typed, pasted or filled in. More than ten
 * that begin with 91 begin with the country's code.
 */
export function normalisePhone(typed: string): string {
  const digits = digitsIn(typed).replace(/^0+/, "");
  return digits.length > PHONE_DIGITS ? digits.replace(/^910*/, "") : digits;
}
