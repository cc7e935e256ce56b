import type { ReactNode } from "react";
import { CATEGORY_PAUSE_DAYS } from "../../../../worker/facts/jobs/tests";
import { TEST_TIME } from "../../../../worker/words/en/test-time";
import { clockTime, hour, rupees } from "../../format";
import { counted } from "../formats";

type Wrap = (text: string) => ReactNode;

export const pageTitle = (jobTitle: string) => `Test, ${jobTitle} · Pakka`;
export const failedPageTitle = "Test · Pakka";
export const notFoundPageTitle = "Test Not Found · Pakka";
export const pageDescription = `A free test of ${TEST_TIME}. You can take it once.`;

export const heading = "Free test";
export const barTitle = (jobTitle: string, company: string) => `Test · ${jobTitle} · ${company}`;
export const jobOf = (company: string, jobTitle: string) => `${company} · ${jobTitle}`;
export const seeApplication = "See your application";
export const viewApplications = "View All Applications";

export const notFoundTitle = "Test Not Found";
export const notFound =
  "There is no test at this link. Open the test from your application page, or log in with the number that you applied with.";
export const savedIsSafe = "Every answer you saved is safe. A running test keeps its end time.";

export const notDoneTitle = "Not done";
export const notSaved = "We could not save that. Try again.";

// Before the test.

export const whatAwaits = (questions: number, minutes: number) =>
  `${questions} questions, ${minutes} minutes. You can take this test once. The time starts when you press Start, and it does not stop if the internet stops.`;
export const inEnglish = "The questions are in English.";
export const needed = (right: number, questions: number) =>
  `You need ${counted(right, "right answer")} out of ${questions} to pass.`;
export const ifNotPassed = `If you do not pass: other tests for this kind of work open after ${counted(CATEGORY_PAUSE_DAYS, "day")}. Other kinds of work stay open.`;
export const resultAtOnce = "You see at once if you passed.";
export const freeAndSimple = "Free. No camera and no app.";
export const openAgain =
  "If the internet stops, open the same link again, on any phone. Saved answers are kept.";
export const keptUntil = (at: string) => (
  <>
    Your slot is kept for you until <b>{clockTime(at)}</b>. Start before then.
  </>
);
export const practise = "Practise first: ten questions";
export const startTest = "Start test";
export const starting = "Starting...";
export const opensOn = (at: string) =>
  `You did not pass another test for this kind of work, so this one opens on ${clockTime(at)}. Your slot may go to others before that date. You can start then if a slot is open. You paid nothing.`;
export const noSlotToStart =
  "You can't start this test now: no slot is kept for you. You paid nothing. Your application page says why, and what you can do.";

// During the test.

export const questionOf = (number: number, count: number) => `Question ${number} of ${count}`;
export const ends = (at: string) => `Ends ${hour(at)}`;
export const answerIsSaved = "Your answer is saved when you press a button.";
export const back = "Back";
export const next = "Next";
export const submitTest = "Submit test";
export const saving = "Saving...";
export const submitting = "Submitting...";

/** @param open numbers of the unanswered questions */
export const beforeSubmit = (open: string[]) => (
  <>
    {open.length > 0 && (
      <b>
        {open.length === 1
          ? `Question ${open[0]} has no answer yet.`
          : `Questions ${new Intl.ListFormat("en-IN").format(open)} have no answer yet.`}{" "}
      </b>
    )}
    After Submit test nothing can be changed.
  </>
);

export const yourAnswers = "Your answers";
export const savedCount = (saved: number, count: number) => `${saved} of ${count} saved`;
/**
 * "Question 3 (saved)": `spoken` wraps text for screen readers only, `ifSaved` the text once it is
 * saved.
 */
export const questionButton = (number: number, spoken: Wrap, ifSaved: Wrap) => (
  <>
    {spoken("Question ")}
    {number}
    {ifSaved(" (saved)")}
  </>
);
export const leave = "Leave and come back";
export const noInternetTitle = "If the internet stops";
export const noInternet =
  "Open the same link again, on any phone. Saved answers are kept. The time does not stop.";

// After the test.

export const timeOver = (
  <>
    <b>Your time was over.</b> We marked the answers that were saved.
  </>
);
export const passed = "You passed.";
export const score = (right: number | null, count: number, needed: number) => (
  <>
    You got{" "}
    <b>
      {right} of {count}
    </b>{" "}
    right. You needed {needed}.
  </>
);
export const costsNothing = "You pay nothing for this slot.";
export const noSlotKept = (price: number) =>
  `But no slot is kept for you. ${price > 0 ? "You paid nothing." : costsNothing} Your application page says why, and what you can do.`;
export const canBook = (price: number) =>
  `Do you want the interview? It costs ${rupees(price)}, GST included. Say yes or no on your application page. If you say no, you pay nothing.`;

export const notPassedTitle = "Room to Grow!";
export const notPassed = (feedback: string) => (
  <>
    <b>You did not pass.</b> {feedback} You paid nothing.
  </>
);
export const topics = "Topics to practise";
export const opensAgain = (category: string, at: string) => (
  <>
    {category} tests open for you again on <b>{clockTime(at)}</b>. You can apply for all other kinds
    of jobs now.
  </>
);
