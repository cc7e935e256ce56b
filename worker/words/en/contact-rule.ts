import { CONTACT_HOURS } from "../../facts/guarantee/interviews";

/** When a company gets a candidate's number and mail address. */
export const CONTACT_RULE = `We give a company your number and email only from ${CONTACT_HOURS} hours before its interview with you.`;
