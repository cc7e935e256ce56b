export const title = "A practice question · Pakka";
export const description = "One question as in a screening test, to try how a test works.";
export const label = "Practice";
export const introduction =
  "It works as in the test: choose an answer, then press the button. Nothing is saved, and no time runs.";
export const question = "Which number comes next: 2, 4, 6, 8?";
export const options = ["9", "10", "11", "16"];
/** Where the right one stands among the options. */
export const right = 1;
export const answer = "Answer";
export const isRight =
  "That is right: each number is 2 more than the one before. You know how a test works now.";
export const isWrong =
  "That is not right: it is 10, because each number is 2 more than the one before. In a test you do not see at once which answers are right.";
export const notChosen = "Choose an answer first.";
export const toTest = "Go to the test";
export const toJobs = "Browse Jobs";
