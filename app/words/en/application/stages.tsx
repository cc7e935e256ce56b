import { Link } from "@remix-run/react";
import type { WhyFree } from "../../../../worker/facts/money/fees";
import { TEST_TIME } from "../../../../worker/words/en/test-time";
import { clockTime, day, rupees } from "../../format";
import { counted } from "../formats";
import { checkingEmployer } from "../jobs/job-card";
import { creditGives } from "./choices";

export const goBack = "Go Back";
export const browseJobs = "Browse Jobs";

// Applied, and the test.

export const appliedTitle = "Applied!";
export const applicationIsIn = (jobTitle: string) =>
  `Your application for ${jobTitle} is in. It costs nothing.`;
export const slotKeptUntil = (at: string) => `We keep a slot for you until ${clockTime(at)}.`;
export const nextSteps = "Next steps";
export const linkComes =
  "A test link will be generated and sent to you by email. It also appears on this page.";
export const takeTest = `Take the free test. It takes ${TEST_TIME}.`;
export const passingGuarantees =
  "Passing the test guarantees you an interview slot, if you want it.";
export const back = "Back";

export const testPending = "Test Pending!";
/** @param before until when the slot is kept */
export const linkIsHere = (before: string | null | undefined) =>
  `The test link is on this page and in your email.${before ? ` Take the test before ${clockTime(before)}.` : ""}`;
export const testFacts = (questions: number, minutes: number, needed: number) =>
  `It costs nothing. ${questions} questions, ${minutes} minutes. You can take it once. You need ${counted(needed, "right answer")} to pass.`;
export const getLink = "Get Test Link";
export const gettingLink = "Getting the link...";
export const noLink = "Failed to fetch assessment link";
export const yourLink = "Your test link";
export const openTest = "Open Test";
export const copyLink = "Copy Link";
export const copied = "Copied!";
export const linkCopied = { title: "Link Copied", body: "Test link copied to clipboard" };
export const copyFailed = { title: "Copy Failed", body: "Failed to copy the link" };

export const testCompleted = "Test Completed";
export const beingChecked =
  "Your answers are in and are being checked. You paid nothing. Load this page again to see what comes next.";
export const loadAgain = "Load again";

export const score = (right: number, questions: number) => `${right} of ${questions}`;
export const testPassed = "Test Passed";
const YOU_PAY_NOTHING: Record<WhyFree, string> = {
  checking: `${checkingEmployer} You pay ${rupees(0)}, and it stays so.`,
  employer: `You pay ${rupees(0)}: the employer pays for this slot.`,
  applied: `You pay ${rupees(0)}: the slot cost nothing when you applied.`,
};
export const passedFree = (score: string | undefined, free: WhyFree) =>
  `You had ${score} right. ${YOU_PAY_NOTHING[free]}`;
export const book = "Yes, book my interview";

export const testFailed = "Test Failed";
export const roomToGrow = "Room to Grow!";

// The slot is not kept any more.

export const wasKeptUntil = (at: string) => `The slot was kept for you until ${clockTime(at)}.`;
export const staffReleased = (at: string) => (
  <>
    Our staff opened the slot to others on {clockTime(at)}. If you think that this is a mistake,{" "}
    <Link to="/help">ask us</Link>.
  </>
);
export const notKept = "The slot is not kept for you any more.";
export const othersFirst = (until: string) =>
  `Until ${clockTime(until)} only others can take it. Come back to this page then. If a slot is open, you can keep one again.`;
export const freeNow = (free: number, all: number) =>
  `${free} of ${all} slots ${free === 1 ? "is" : "are"} open now.`;
export const keepAgain = "Keep a slot for me again";
export const jobClosed = "This job takes no new applications.";
export const allTaken = (slots: number) =>
  `${slots === 1 ? "The only slot is taken." : `All ${slots} slots are taken.`} When one opens, we write to those who asked, from 9 am to 8 pm. Be quick then: first come, first served.`;

// The interview and its answer.

export const interviewScheduled = "Interview Scheduled";
export const rounds = (names: string[]) => names.join(" and ");
export const changeTime = "Change the time";
export const when = "When";
export const link = "Link";
export const addToCalendar = "Add to your calendar";
export const preparation = "Preparation material";
export const prepareInFull = "Prepare: 10 questions, a test";

export const selectedTitle = "Congratulations, You're Selected!";
export const stampText = (at: string) => `SELECTED ${day(at).toUpperCase()}`;
export const stampLabel = (at: string) => `Stamped Pakka: selected on ${day(at)}`;

export const rejectedTitle = "Thank You for Your Effort!";
export const comment = (company: string, text: string) => `${company}: ${text}`;

export const reason = (text: string) => `The reason: ${text}`;
export const gotCredit = `You got a free interview: ${creditGives}`;
