import { ADULT_AGE } from "../../../../worker/facts/people";

/** Why a date of birth is asked for. */
export const dobWhy = `Pakka is for people aged ${ADULT_AGE} or above. Companies do not see the date.`;
