import { POOL_TIMES_ASKED, TEST_LIMIT_MINUTES } from "../../../../worker/facts/jobs/tests";
import { counted } from "../formats";

export const heading = "The test";
export const toTest = "The test";
export const rules = (questions: number, asked: number, minutes: number, passMark: number) =>
  `${counted(questions, "question")}, ${asked < questions ? `${asked} of them asked` : "all asked"}, in ${counted(minutes, "minute")}. Who has ${passMark} % right passes.`;

export const ofCategory = {
  text: (category: string, asked: number, minutes: number, passMark: number) =>
    `Candidates take our test for ${category}: ${counted(asked, "question")} in ${counted(minutes, "minute")}. Who has ${passMark} % right passes.`,
  hidden:
    "Nobody outside reads its questions, because other companies' candidates get them too. You can write a test of your own instead, and begin with questions that we propose.",
  begin: "Begin with proposed questions",
  note: "From then on the test is yours: you can't go back to ours.",
  none: "This job has no test yet.",
};
export const proposed =
  "Other companies get the same proposals, so change as many questions as you can.";
export const waits =
  "This is the test that waits for us. Candidates take the one before until then.";

export const rulesHeading = "Rules";
export const labels = {
  durationMinutes: "Minutes",
  passMark: "Pass mark, in percent",
  questionsAsked: "Questions asked",
  prompt: "Question",
  topic: "Topic",
  promptHi: "Question in Hindi",
};
export const hints = {
  durationMinutes: `Less than ${TEST_LIMIT_MINUTES}.`,
  questionsAsked: `Leave it empty to ask all. If fewer are asked, each candidate gets others: write at least ${POOL_TIMES_ASKED} times as many.`,
  topic: "Who does not pass reads the topics to practise.",
};
export const poolSmall = (questions: number) =>
  `You have ${counted(questions, "question")}: at most ${Math.floor(questions / POOL_TIMES_ASKED)} can be asked, or all of them if you leave this empty.`;
export const saveRules = "Save the rules";

export const questions = "Questions";
export const question = (number: number) => `Question ${number}`;
export const newQuestion = "New question";
export const change = "Change";
export const changeOf = (number: number) => `Change question ${number}`;
export const add = "Add a question";
export const save = "Save the question";
export const remove = "Remove";
export const close = "Close";
export const answers = "Answers: mark the right one";
export const answer = (number: number) => `Answer ${number}`;
export const isRight = (number: number) => `Answer ${number} is right`;
export const inHindi = "In Hindi";
export const inHindiHint =
  "A candidate can take the test in Hindi if every question has it. You may leave this empty.";
export const answerInHindi = (number: number) => `Answer ${number} in Hindi`;
export const hindiMissing = "Write the question and each answer in Hindi, or nothing in Hindi";
export const answersMissing = "Write two answers at least";
export const rightMissing = "Mark the right answer";
export const promptMissing = "Write the question";
export const lastQuestion = "A test has one question at least. Add another before you remove it.";
export const questionGone = {
  title: "This question does not stand any more.",
  body: "It was removed, or changed. Look at the test again.",
};
export const isOther = "The test was changed meanwhile. Look at it again.";
export const notSaved = { title: "Nothing was saved", body: "Look at the fields below." };
export const saved = "Saved";

export const candidateSees = "The candidate sees";
export const tryIt = "Try the whole test";

export const trial = {
  title: "Try the test",
  note: "This is a trial: no clock runs, and nothing is kept.",
  back: "Back to the test",
  questionOf: (number: number, count: number) => `Question ${number} of ${count}`,
  passed: "A candidate with these answers passes.",
  notPassed: "A candidate with these answers does not pass.",
  score: (right: number, count: number, needed: number) =>
    `${right} of ${count} right. ${counted(needed, "right answer")} needed.`,
  right: "Right",
  wrong: (answer: string) => `Wrong. Right is: ${answer}`,
  again: "Try again",
};
