/** Nobody younger may have an account: the terms and the privacy notice say so. */
export const ADULT_AGE = 18;

/**
 * A person's name: one line of letters with their marks, spaces and . ' -. The two joiners belong to
 * letters of Indian scripts. One letter at least is seen: some of Unicode's are not.
 */
const NAME =
  /^(?=.*(?!\p{Default_Ignorable_Code_Point})\p{L})(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)+$/u;
export const isName = (text: string) => NAME.test(text);
