export const title = "A practice question · Pakka";
export const description = "One question as in a screening test, to try how a test works.";
export const label = "Practice";
export const introduction =
  "It works as in the test: choose an answer, then press the button. Nothing is saved, and no time runs.";
export const question = "Three pens cost ₹30. What does one pen cost?";
export const options = ["₹3", "₹10", "₹27", "₹90"];
/** Where the right one stands among the options. */
export const right = 1;
export const answer = "Answer";
export const isRight = "That is right: 30 ÷ 3 = 10. You know how a test works now.";
export const isWrong =
  "That is not right: one pen costs ₹10, because 30 ÷ 3 = 10. In a test you do not see at once which answers are right.";
export const notChosen = "Choose an answer first.";
export const toTest = "Go to the test";
export const toJobs = "Browse Jobs";
