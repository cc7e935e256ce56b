/** A question that is often asked in an interview, and what a good answer holds. */
export interface InterviewQuestion {
  ask: string;
  good: string[];
}

/** A question to practise on, as those of a screening test are. */
export interface PracticeQuestion {
  ask: string;
  options: string[];
  /** Where the one right option stands. */
  right: number;
  why: string;
}

/** How to prepare for a kind of work. */
export interface Guide {
  /** What the work is. */
  work: string[];
  /** Ten of them. */
  questions: InterviewQuestion[];
  /** Ten of them, which no screening test asks. */
  practice: PracticeQuestion[];
  /** Beside what everybody brings. */
  bring: string[];
  /** What to ask the employer. */
  ask: string[];
  /** To do the evening before, beside what everybody does. */
  evening: string[];
}
