/** How long an interview takes where nobody says it. */
export const INTERVIEW_MINUTES = 60;

/** Hours of the day in India from and until which an interview may begin. */
export const INTERVIEW_HOURS = { from: 7, until: 21 } as const;

/** A candidate is reminded so many hours before an interview: on the day before, and when it is time to leave. */
export const REMINDER_HOURS = { day: 24, hour: 2 } as const;

/** Between two interviews of one person at different places lies so much, or they clash. */
export const TRAVEL_MINUTES = 60;

/** How far ahead an interview may be set. */
export const INTERVIEW_DAYS_AHEAD = 60;

/** A company sees phone and mail of a candidate from so long before the interview on. */
export const CONTACT_HOURS = 24;
