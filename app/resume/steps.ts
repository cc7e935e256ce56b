/** The questions of a resume that is made on this site, in order, a page each. */
export const STEPS = [
  "name",
  "place",
  "schooling",
  "work",
  "skills",
  "languages",
  "licence",
] as const;
export type Step = (typeof STEPS)[number];

/** The last page, which shows all answers. */
export const CHECK = "check";
/** Search parameter: the check page comes next instead of the next question. */
export const THEN_CHECK = `?then=${CHECK}`;

export const stepPath = (step: Step | typeof CHECK) => `/resume/new/${step}`;

/** The page after or before a question. */
export const beside = (step: Step, by: 1 | -1): Step | typeof CHECK | undefined =>
  STEPS[STEPS.indexOf(step) + by] ?? (by === 1 ? CHECK : undefined);
