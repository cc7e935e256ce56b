/** A deleted resume can be brought back for so long. Its file goes a little later. */
export const RESUME_UNDO_MINUTES = 10;
