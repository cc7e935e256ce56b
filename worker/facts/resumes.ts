/** A deleted resume can be brought back for so long. Its file goes a little later. */
export const RESUME_UNDO_MINUTES = 10;

/** A signed link to a resume's file expires after so long. */
export const RESUME_LINK_MINUTES = 10;

/** The largest file that is taken. */
const MAX_MB = 5;
export const RESUME_MAX_BYTES = MAX_MB * 1024 * 1024;
export const RESUME_SIZE = `${MAX_MB} MB`;
/** So many are kept of a candidate at a time. */
export const RESUME_MAX_COUNT = 10;
/** With deleted ones that an employer still needs. */
export const RESUME_STORED_MAX = 50;
