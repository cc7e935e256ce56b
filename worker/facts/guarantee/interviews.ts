/** Length of an interview if none is given. */
export const INTERVIEW_MINUTES = 60;

/** Hours of the day in India between which an interview may begin. */
export const INTERVIEW_HOURS = { from: 7, until: 21 } as const;

/**
 * Hours before an interview at which its candidate is reminded: the day before, and when it is time
 * to leave.
 */
export const REMINDER_HOURS = { day: 24, hour: 2 } as const;

/**
 * Minimum time between two interviews of one person at different places; with less time they clash.
 */
export const TRAVEL_MINUTES = 60;

/** Maximum number of days ahead for an interview. */
export const INTERVIEW_DAYS_AHEAD = 60;

/**
 * A company sees a candidate's phone number and mail address from this long before the interview.
 */
export const CONTACT_HOURS = 24;
