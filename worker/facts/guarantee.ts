/** The times of an interview day, in India. */
export const DAY_LIMITS = {
  /** Offered from so long from now on. */
  aheadSeconds: 2 * 3_600,
  minutesEach: { least: 10, most: 240, usual: 30 },
  seats: { least: 1, most: 50 },
  /** Days of one job that stand, from today on: three on each day that can be offered. */
  standing: 180,
} as const;

/** A time that begins sooner than this is not offered for choosing: the company would not see it. */
export const CHOOSE_AHEAD_SECONDS = 3_600;
/** A candidate moves an interview until so long before it, and so often in a round. */
export const MOVE_HOURS = 24;
export const MOVES_PER_ROUND = 3;

/** The employer breaks the promise who cancels or moves an interview less than this ahead of it. */
export const LATE_CANCEL_HOURS = 24;
/** The promise of an interview that the employer cancelled ends so much later at the earliest. */
export const PROMISE_ANEW_HOURS = 72;

/** Free times count for the promise when they were offered so long before its end. */
export const OFFERED_HOURS = 24;
/** Who has not chosen is asked to so long after the slot was confirmed, and before the promise ends. */
export const ASK_TO_CHOOSE_HOURS = { after: 24, before: 48 } as const;
/** Who does not choose a free time is reminded again, and has the money back, after so many days. */
export const CHOOSE_AGAIN_DAYS = 3;
export const CHOOSE_DAYS = 7;
/** After a broken promise the money goes back, unless a time is chosen before. */
export const BROKEN_PROMISE_HOURS = 72;

/** The meeting code counts from so long before the interview's time until so long after it. */
export const CODE_MINUTES = { before: 60, after: 60 } as const;
export const WRONG_MEETING_CODES = 5;
/** A candidate says "I am here" from so long before the interview's time to its end. */
export const ARRIVE_MINUTES = 30;
/** Either side says what happened from so long after the beginning. */
export const WORD_MINUTES = 20;
/** Words are first given within so long of the end; both sides are asked then. */
export const WORD_HOURS = 24;
/** A word of absence, which costs money or ends something, can be taken back for so long. */
export const WORD_UNDO_MINUTES = 10;
/** A candidate objects within so long to the company's word that the interview was held. */
export const OBJECT_HELD_HOURS = 24;
/** … and to its word that the candidate was absent. */
export const OBJECT_ABSENT_HOURS = 72;
/** Who was asked how it went answers within so many days; then nothing is proven. */
export const ANSWER_ASKED_DAYS = 3;
/** The same, in hours from the end. */
export const ANSWER_ASKED_HOURS = WORD_HOURS + ANSWER_ASKED_DAYS * 24;
/** A dispute that staff have not decided after so many days gives the money back. */
export const DISPUTE_DAYS = 5;
/** So many undecided disputes in a year are the candidate's. */
export const TIES_PER_YEAR = 2;
/** After the employer was absent another time costs nothing for so many days. */
export const FREE_TIME_DAYS = 14;

/** Letters and digits that nobody mistakes for another when a code is read out or typed. */
export const CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
export const CODE_DIGITS = "23456789";

/** In the evening before, from so late in India on, a company reads who comes. */
export const DAY_AHEAD_FROM = "18:00";

/** Rupees that go back by themselves in a day before a person looks. */
export const RETURNS_DAILY_CAP = 50_000;
/** So many days ahead a company sees how many come. */
export const COMING_DAYS = 14;
