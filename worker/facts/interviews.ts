/** How long an interview takes, as its calendar entry says. */
export const INTERVIEW_MINUTES = 60;
