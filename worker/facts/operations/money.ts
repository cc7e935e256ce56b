/** Days that the money is shown for where nobody says which. */
export const MONEY_DAYS = 7;
/** Days of one answer at most: a quarter of a year. */
export const MONEY_DAYS_MAX = 92;
/** Jobs, and companies, that an answer names: those with the most money. */
export const MONEY_GROUPS = 20;
