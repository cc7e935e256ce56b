/** Limits for interview days, in India. */
export const DAY_LIMITS = {
  /** The earliest time to offer, from now. */
  aheadSeconds: 2 * 3_600,
  minutesEach: { least: 10, most: 240, usual: 30 },
  seats: { least: 1, most: 50 },
  /** Upcoming days of one job: three on each date that can be offered. */
  standing: 180,
} as const;

/** A time that begins sooner can't be chosen: the company would not notice it. */
export const CHOOSE_AHEAD_SECONDS = 3_600;
/** A candidate may move an interview until this many hours before it, and this often in a round. */
export const MOVE_HOURS = 24;
export const MOVES_PER_ROUND = 3;

/** An employer that cancels or moves an interview later than this breaks the promise. */
export const LATE_CANCEL_HOURS = 24;
/** After the employer cancels an interview, its new promise ends at least this much later. */
export const PROMISE_ANEW_HOURS = 72;

/** Free times count for the promise if they were offered this long before its end. */
export const OFFERED_HOURS = 24;
/**
 * Hours after the slot was confirmed, and before the promise ends, at which a candidate is asked to
 * choose a time.
 */
export const ASK_TO_CHOOSE_HOURS = { after: 24, before: 48 } as const;
/**
 * Days after which a candidate who does not choose a free time is reminded again, and gets the
 * money back.
 */
export const CHOOSE_AGAIN_DAYS = 3;
export const CHOOSE_DAYS = 7;
/**
 * Hours after a broken promise until the money goes back, unless the candidate chooses a time
 * before.
 */
export const BROKEN_PROMISE_HOURS = 72;

/**
 * The meeting code is valid from this long before the interview's time until this long after it.
 */
export const CODE_MINUTES = { before: 60, after: 60 } as const;
export const WRONG_MEETING_CODES = 5;
/** A candidate can say "I am here" from this long before the interview's time until its end. */
export const ARRIVE_MINUTES = 30;
/** Either side can say what happened from this long after the beginning. */
export const WORD_MINUTES = 20;
/** First statements are due this long after the end; then both sides are asked. */
export const WORD_HOURS = 24;
/** A statement of absence costs money or ends something, so it can be taken back for this long. */
export const WORD_UNDO_MINUTES = 10;
/** Time for a candidate to object to the company's statement that the interview was held. */
export const OBJECT_HELD_HOURS = 24;
/** Time for a candidate to object to the company's statement that the candidate was absent. */
export const OBJECT_ABSENT_HOURS = 72;
/** Days to answer the question how the interview went; after that, nothing is proven. */
export const ANSWER_ASKED_DAYS = 3;
/** The same limit in hours after the interview's end. */
export const ANSWER_ASKED_HOURS = WORD_HOURS + ANSWER_ASKED_DAYS * 24;
/** The money goes back if staff have not decided a dispute after this many days. */
export const DISPUTE_DAYS = 5;
/** Undecided disputes per year that end in the candidate's favour. */
export const TIES_PER_YEAR = 2;
/** Days after an absence of the employer in which another time is free. */
export const FREE_TIME_DAYS = 14;

/** Without letters and digits that look or sound alike when a code is read out or typed. */
export const CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
export const CODE_DIGITS = "23456789";

/** From this time in India on the evening before, a company gets the list of who comes. */
export const DAY_AHEAD_FROM = "18:00";

/** Rupees that go back automatically per day; more waits for a staff decision. */
export const RETURNS_DAILY_CAP = 50_000;
/** Days ahead for which a company sees how many people come. */
export const COMING_DAYS = 14;
