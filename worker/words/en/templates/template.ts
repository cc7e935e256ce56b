interface TemplateQuestion {
  topic: string;
  prompt: string;
  options: string[];
  /** Index of the right option. */
  answer: number;
}

/** A template from which a company can start a job. */
export interface TemplateWords {
  about: string[];
  requirements: string[];
  benefits: string[];
  /** None is in the category's own test: every company can read these. */
  questions: TemplateQuestion[];
}
