import { shortened } from "../sms";

/** Leaves room in a single SMS for the longest date, amount and safety word. */
const SMS_TITLE = 28;

/** Shortens a title or name for an SMS to whole words within the limit. */
export const smsVariable = (text: string, most = SMS_TITLE) => shortened(text, most);

/**
 * Maximum characters of a company name or a street that fit beside a date, a link and the longest
 * safety word.
 */
const LONGEST = { interview: 21, place: 20, cancelled: 20, answer: 21, news: 26, both: 19 };
/** A name in an SMS, cut to the space it has. */
export const smsName = (name: string, use: keyof typeof LONGEST) => smsVariable(name, LONGEST[use]);
