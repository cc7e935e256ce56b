/** Digits of nine Indian scripts. The last seven bits of a digit are the same in all of them. */
const INDIAN_DIGIT = /(?=\p{Nd})[\u0966-\u0d6f]/gu;
const LAST_BITS = 0x7f;
const ZERO = 0x66;

/** The digits of a text as 0-9, and the sign before the code of a country. */
export const digitsIn = (typed: string): string =>
  typed
    .replace(INDIAN_DIGIT, (digit) => String((digit.charCodeAt(0) & LAST_BITS) - ZERO))
    .replace(/[^\d+]/g, "");

/**
 * Ten digits of an Indian mobile number, however it was typed, pasted or filled in. One with the code of
 * another country keeps its sign, so that it is not taken for one of ours.
 */
export const normalisePhone = (typed: string): string =>
  digitsIn(typed).replace(/^((\+|00)91|91(?=\d{9}))?0?(?!0)/, "");
