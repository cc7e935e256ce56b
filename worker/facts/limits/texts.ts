/** Lengths in characters of typed texts. */
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const SUBJECT_MIN = 5;
export const SUBJECT_MAX = 100;
export const MESSAGE_MIN = 10;
export const MESSAGE_MAX = 5_000;

/**
 * Limits of a job's details: headings, characters of a heading, points under one, characters of a
 * point.
 */
export const HEADINGS_MAX = 30;
export const HEADING_MAX = 100;
export const POINTS_MAX = 50;
export const POINT_MAX = 1_000;
/** The limit for all details together, in characters of their JSON. */
export const DETAIL_MAX = 10_000;
/**
 * Maximum number of preparation points for candidates with a booked slot, each as long as above.
 */
export const PREPARATION_MAX = 30;

/**
 * Removes private-use characters: they mean nothing, and the search index uses some as markers for
 * a job's filters.
 */
export const withoutPrivateUse = (text: string) => text.replace(/\p{Co}/gu, "");

/**
 * Puts a text on a single line, without invisible characters such as those that change the
 * direction of text. Two of them stay: they join and separate the letters of Indian scripts.
 */
export const flatten = (text: string) =>
  withoutPrivateUse(text)
    .replace(/(?!\u200c|\u200d)\p{Cf}/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** The earliest date of birth. */
export const DOB_MIN = "1900-01-01";
