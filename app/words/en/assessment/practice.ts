export const listTitle = "Practise for tests and interviews · Pakka";
export const listDescription =
  "Practice tests with answers and explanations for jobs in India, free and without login.";
export const listHeading = "Practise for tests and interviews";
export const listIntroduction =
  "Ten questions for each kind of work, with the right answer and why. It is free, and you do not log in.";
export const howItWorks =
  "A test on Pakka works in the same way. You choose one answer to each question.";
export const chooseWork = "Choose your kind of work";

export const title = (work: string) => `${work}: practice test with answers · Pakka`;
export const description = (work: string) =>
  `${work}: ten practice questions with answers and explanations, and two interview questions. Free, without login.`;
export const heading = (work: string) => `Practise: ${work}`;
export const introduction =
  "Ten questions. Choose an answer to each, then press the button below. Nothing is saved, and no time runs.";
export const otherQuestions = "The tests of jobs ask other questions of the same kind.";

export const numbered = (number: number, text: string) => `${number}. ${text}`;
export const check = "Check my answers";
export const checkAgain = "Check again";
export const score = (right: number, all: number) => `You have ${right} of ${all} right.`;
export function verdict(chosen: number | null, right: number, option: string) {
  if (chosen === right) return "Right.";
  return `${chosen === null ? "Not answered" : "Not right"}. The right answer is: ${option}`;
}

export const interview = "Two questions that interviews often ask";
export const inTest =
  "In a test of a job you see the questions one by one, and a time runs. You see the result at once.";
export const allWork = "All kinds of work";
export const toTest = "Go to the test";
export const toJobs = "Browse Jobs";
