import { ADULT_AGE } from "../../../../worker/facts/people";

/** Why we ask for the date of birth. */
export const dobWhy = `Pakka is for people aged ${ADULT_AGE} or above. Companies do not see the date.`;
