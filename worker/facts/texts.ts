/** Lengths in characters of what people type. */
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const SUBJECT_MIN = 5;
export const SUBJECT_MAX = 100;
export const MESSAGE_MIN = 10;
export const MESSAGE_MAX = 5_000;

/** How much of a job's details there may be: headings, points of one, characters of each. */
export const HEADINGS_MAX = 30;
export const HEADING_MAX = 100;
export const POINTS_MAX = 50;
export const POINT_MAX = 1_000;
/** … and characters of all of them as JSON. */
export const DETAIL_MAX = 10_000;
/** Points of what those with a booked slot read, each as long as above. */
export const PREPARATION_MAX = 30;

/** A text without signs of private use: they mean nothing, and the index marks a job's filters by some. */
export const withoutPrivateUse = (text: string) => text.replace(/\p{Co}/gu, "");

/**
 * A text on one line, without signs that nobody sees, such as those that turn the direction of
 * reading. Two of them stay: they join and part the letters of Indian scripts.
 */
export const flatten = (text: string) =>
  withoutPrivateUse(text)
    .replace(/(?!\u200c|\u200d)\p{Cf}/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** The earliest date of birth. */
export const DOB_MIN = "1900-01-01";
