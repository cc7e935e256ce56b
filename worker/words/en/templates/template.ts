interface TemplateQuestion {
  topic: string;
  prompt: string;
  options: string[];
  /** Where the right one stands among the options. */
  answer: number;
}

/** What a company may begin a job of a kind of work with. */
export interface TemplateWords {
  about: string[];
  requirements: string[];
  benefits: string[];
  /** None of them is in the category's own test: whoever founds a company reads these. */
  questions: TemplateQuestion[];
}
