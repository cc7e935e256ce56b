/** Minimum age for an account, as the terms and the privacy notice say. */
export const ADULT_AGE = 18;

/**
 * A person's name: a single line of letters with their marks, spaces and . ' -. The two joiners
 * belong to letters of Indian scripts. At least one letter must be visible: some Unicode letters
 * are not.
 */
const NAME =
  /^(?=.*(?!\p{Default_Ignorable_Code_Point})\p{L})(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)+$/u;
export const isName = (text: string) => NAME.test(text);

/** Lengths of a safety word, in characters. */
export const SAFETY_WORD_MIN = 3;
export const SAFETY_WORD_MAX = 20;

/** A single word of letters with their marks and digits, of any script, with a visible letter. */
const SAFETY_WORD = new RegExp(
  `^(?=[\\p{L}\\p{Nd}])(?=.*\\p{L})(?:(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{M}\\p{Nd}]|\\u200c|\\u200d){${SAFETY_WORD_MIN},${SAFETY_WORD_MAX}}$`,
  "u",
);
export const isSafetyWord = (text: string) => SAFETY_WORD.test(text);
