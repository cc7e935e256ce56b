export interface SeedQuestion {
  /** The topic to practise. Candidates who did not pass see it. */
  topic: string;
  prompt: string;
  options: string[];
  /** Zero-based index of the right option. */
  answer: number;
  /** The same in Hindi; absent where the question is about English. */
  promptHi?: string;
  optionsHi?: string[];
}

export interface SeedAssessment {
  /** Minutes, always under 15. */
  durationMinutes: number;
  /** Percentage of right answers that is needed to pass. */
  passMark: number;
  /** Number of questions in one attempt. */
  questionsAsked: number;
  /** The pool of questions: at least three times as many. */
  questions: SeedQuestion[];
}
