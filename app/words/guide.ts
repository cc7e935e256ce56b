/** A common interview question, and what a good answer contains. */
export interface InterviewQuestion {
  ask: string;
  good: string[];
}

/** A practice question, like those of a screening test. */
export interface PracticeQuestion {
  ask: string;
  options: string[];
  /** Index of the one right option. */
  right: number;
  why: string;
}

/** How to prepare for one kind of work. */
export interface Guide {
  /** A description of the work. */
  work: string[];
  /** Ten questions. */
  questions: InterviewQuestion[];
  /** Ten questions that no screening test uses. */
  practice: PracticeQuestion[];
  /** In addition to what every candidate brings. */
  bring: string[];
  /** Questions to ask the employer. */
  ask: string[];
  /** To do the evening before, in addition to the general list. */
  evening: string[];
}
