import { CONTACT_HOURS } from "./interviews";

/** To whom we give a candidate's number and mail address. */
export const CONTACT_RULE = `We give a company your number and email only from ${CONTACT_HOURS} hours before its interview with you.`;
