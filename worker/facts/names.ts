/**
 * A person's name: one line of letters with their marks, spaces and . ' -. The two joiners belong to
 * letters of Indian scripts.
 */
const NAME = /^(?=.*\p{L})(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)+$/u;
export const isName = (text: string) => NAME.test(text);
