/** Nobody younger may have an account: the terms and the privacy notice say so. */
export const ADULT_AGE = 18;

/**
 * A person's name: one line of letters with their marks, spaces and . ' -. The two joiners belong to
 * letters of Indian scripts. One letter at least is seen: some of Unicode's are not.
 */
const NAME =
  /^(?=.*(?!\p{Default_Ignorable_Code_Point})\p{L})(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)+$/u;
export const isName = (text: string) => NAME.test(text);

/** Lengths of a safety word, in characters. */
export const SAFETY_WORD_MIN = 3;
export const SAFETY_WORD_MAX = 20;

/** One word of letters with their marks and digits, of any script, with a letter that is seen. */
const SAFETY_WORD = new RegExp(
  `^(?=[\\p{L}\\p{Nd}])(?=.*\\p{L})(?:(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{M}\\p{Nd}]|\\u200c|\\u200d){${SAFETY_WORD_MIN},${SAFETY_WORD_MAX}}$`,
  "u",
);
export const isSafetyWord = (text: string) => SAFETY_WORD.test(text);
