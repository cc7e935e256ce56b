/** Digits of nine Indian scripts. The last seven bits of a digit are the same in all of them. */
const INDIAN_DIGIT = /(?=\p{Nd})[\u0966-\u0d6f]/gu;
const LAST_BITS = 0x7f;
const ZERO = 0x66;

/** The digits of a text as 0-9, and the plus sign of a country code. */
export const digitsIn = (typed: string): string =>
  typed
    .replace(INDIAN_DIGIT, (digit) => String((digit.charCodeAt(0) & LAST_BITS) - ZERO))
    .replace(/[^\d+]/g, "");

/**
 * The ten digits of an Indian mobile number, whether typed, pasted or filled in. A foreign number
 * keeps its plus sign, so that it is not taken for an Indian one.
 */
export const normalisePhone = (typed: string): string =>
  digitsIn(typed).replace(/^((\+|00)91|91(?=\d{9}))?0?(?!0)/, "");
