/** Whose hold ran out with the time to pay leaves the slot to others for so long. */
export const SLOT_REST_SECONDS = 3_600;
