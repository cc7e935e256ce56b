/** Days shown if the query names none. */
export const MONEY_DAYS = 7;
/** Maximum number of days in one answer: a quarter of a year. */
export const MONEY_DAYS_MAX = 92;
/** Jobs, and companies, in an answer: those with the most money. */
export const MONEY_GROUPS = 20;
