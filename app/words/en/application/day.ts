import { brand } from "../../../../worker/facts/brand";
import {
  DISPUTE_DAYS,
  TIES_PER_YEAR,
  WORD_UNDO_MINUTES,
} from "../../../../worker/facts/guarantee/guarantee";
import { zoneOf } from "../../../../worker/words/en/formats";
import { clockTime, day, hour, nearDay, rupees } from "../../format";
import { roundName } from "./application";

// The ticket, from the day of the interview on.

/** 10:30 AM; the caller adds the round where there are two. */
export const clockState = (at: string) => hour(at).toUpperCase();
export const appointment = (
  one: { at: string; place: string | null; interviewer: string | null },
  isToday: boolean,
) =>
  [
    `${isToday ? "Today, " : ""}${nearDay(one.at)}${zoneOf(one)}`,
    one.interviewer && `with ${one.interviewer}`,
  ]
    .filter(Boolean)
    .join(" · ");
export const ofRound = (round: number | null) => (round === null ? "" : `, ${roundName(round)}`);
export const confirmed = "CONFIRMED";
export const over = "OVER";
export const interviewOver = "The interview is over.";
export const met = "MET";
export const metBy = (who: string, at: string) => `Met by ${who}, ${hour(at)}`;
export const metWith = (who: string) => `Met by ${who}`;
export const byCode = (at: string) => `${nearDay(at)}, by your meeting code`;
export const notHeld = "NOT HELD";
export const notConfirmed = "NOT CONFIRMED";
export const wasSetFor = (at: string) => `It was set for ${clockTime(at)}.`;
export const answered = "The company answered.";

export const codeTitle = "Your meeting code";
export const codeUntil = (until: string) => `${codeTitle} · good until ${hour(until)}`;
/** `show` is for an interview at a venue, `sayCode` for a video call. */
export const show = "Show it at the desk: they type it. Do not tell it on the phone.";
export const sayCode = "Say it to the person you meet: they type it. Tell nobody else.";
export const takePicture = "Take a picture of this page: it needs no internet.";
export const tapWhenThere = "When you are there, tap “I am here”: it is your proof.";
export const hereFrom = (from: string, now: string) =>
  `You can say “I am here” from ${hour(from)} on. It is ${hour(now)} now.`;
export const codeFrom = (from: string) => `Your meeting code appears here from ${hour(from)} on.`;
export const help = "Help";
export const callUs = { href: `tel:${brand.phone.replace(/\s/g, "")}`, text: "Call Pakka" };
/** @param how how to give the code */
const noAnswer = (how: string) => `No answer from Pakka. Your code still works: ${how}.`;
export const iAmHere = (isVideo: boolean) => ({
  text: "I am here",
  failure: noAnswer(isVideo ? "say it" : "show it"),
});
export const saidHere = (at: string) => `You said “I am here” at ${hour(at)}.`;

// Before the interview, and after it until the outcome is known.

export const ifNobodyTitle = "If nobody comes";
export const ifNobody = (from: string, back: string | undefined) =>
  `From ${hour(from)} on you can say so here.${back ? ` Then ${back} comes back by itself, unless the company says that you met.` : " Then you can choose another time, unless the company says that you met."}`;

export const didYouMeet = "Did you meet?";
export const wasAt = (at: string, now: string, isToday: boolean) =>
  isToday
    ? `Your interview was at ${hour(at)}. It is now ${hour(now)}.`
    : `Your interview was on ${clockTime(at)}.`;
export const askOnce = "Nobody meets you? Ask at the desk once. You can answer later, too.";
export const openOnce = "Nobody in the call? Open the link once more. You can answer later, too.";
export const answerUntil = (until: string) => `You can answer until ${clockTime(until)}.`;
export const hereFirst = "Are you there? Tap “I am here” first: it is your proof.";
export const notTyped = "Nobody has typed it";
export const whatHappened = "What happened? You may leave this empty.";
export const onlyOnce = `You can change your answer for ${WORD_UNDO_MINUTES} minutes, but not “We met”.`;
export const sureNobody = "Did nobody meet you?";
export const sureAbsent = "You did not come?";
export const yesNobody = "Yes, nobody came";
export const yesAbsent = "Yes, I did not come";
export const undoFor = `You can change this answer for ${WORD_UNDO_MINUTES} minutes.`;
export const goBack = "No, go back";
export const takeBack = "Change my answer";
export const undoUntil = (until: string) => `You can change it until ${hour(until)}.`;
export const weMet = "We met";
export const afterMet = (company: string) => `This is final. ${company} must then answer you.`;
export const nobodyCame = "Nobody came";
export const afterNobody = (company: string, until: string, back: string | undefined) =>
  `${company} can reply until ${clockTime(until)}. ${silence(back)} If it says that you met, our staff look at both sides.`;
const silence = (back: string | undefined) =>
  back ? `No reply: ${back} comes back by itself.` : "No reply: we believe you.";
export const iDidNotCome = "I did not come";
export const afterAbsent = (fee: string | undefined) =>
  `The slot is used${fee ? `, ${fee} does not come back` : ""}, and your application ends.`;
export const afterAbsentMoved = (fee: string | undefined) =>
  `If you had said yes to the new time, the slot is used and your application ends. If not, you can choose another time${fee ? " or take your money" : ""}.`;

export const saysHeld = (company: string) => `${company} says that you met`;
export const saysHeldText = (at: string, until: string | null, fee: string | undefined) =>
  `Did you meet on ${clockTime(at)}?${until ? ` If you say nothing until ${clockTime(until)}, we take it as true.${lost(fee)}` : ""}`;
const lost = (fee: string | undefined) => (fee ? ` Then ${fee} does not come back.` : "");
export const saysAbsent = (company: string) => `${company} says that you did not come`;
export const saysAbsentText = (at: string, until: string | null, fee: string | undefined) =>
  `Your interview was on ${clockTime(at)}. If you were there, tell us${until ? ` before ${clockTime(until)}` : ""}. If not, the slot is used${fee ? `, ${fee} does not come back` : ""}, and your application ends.`;
export const yesMet = "Yes, we met";
export const iWasThere = "I was there, and we met";
export const iWasThereAlone = "I was there, and nobody came";
/** @param back what the candidate gets back if the outcome stays unclear */
export const bothSides = (back: string | undefined) =>
  `Our staff look at both sides and decide within ${DISPUTE_DAYS} days.${unclear(back)}`;
const unclear = (back: string | undefined) =>
  back
    ? ` If it stays unclear, ${back} comes back. It does so the first ${TIES_PER_YEAR} times a year.`
    : "";

export const noted: Record<"held" | "employer_absent" | "candidate_absent", string> = {
  held: "Noted: you met",
  employer_absent: "Noted: nobody came",
  candidate_absent: "Noted: you did not come",
};
export const goHome = "You can go home. You need not do anything more.";
export const now = "Now";
export const noReply = "No reply";
export const theyReply = "They say that you met";
export const mayReply = (company: string, until: string) =>
  `${company} can reply until ${clockTime(until)}`;
export const comesBack = (back: string) => `${back} comes back by itself`;
export const believed = "We believe you";
export const staffLook = "Our staff look at both sides";
export const companyHasSaid = (company: string, until: string | null) =>
  `${company} says that you met. ${until ? `We take it as true from ${clockTime(until)} on.` : ""}`;
export const saidIAmHere = "You said “I am here”";
export const interviewTime = "Interview time";
export const ifTheyCome = "If they come now";
export const codeStillWorks = "Your code still works";

export const youHaveMet = "You have met";
export const thenAnswer = (company: string) =>
  `${company} must answer you after the interview. Then this page says by when.`;

// The outcome.

export const weLook = "We look into your interview";
export const different = (company: string, at: string) =>
  `You and ${company} say different things about your interview on ${clockTime(at)}.`;
export const decideBy = (until: string, back: string | undefined) =>
  `Our staff read both sides and decide by ${clockTime(until)}.${unclear(back)}`;
export const addOnHelp = "Add what you saw on the Help page";

export const comingBack = (money: string) => `${money} is coming back`;
export const countsInRecord = (company: string) => `It counts in the record of ${company}`;
export const slotBack = `You have your free interview back: your next interview costs you ${rupees(0)}.`;
export const companyAbsent = "The company did not come";
export const nobodyMet = (company: string, at: string) =>
  `Nobody from ${company} met you on ${clockTime(at)}. We are sorry that you lost time.`;
export const otherTime = (until: string) =>
  `Do you still want this job? Another time costs you nothing. You can choose one until ${clockTime(until)}. After that your application ends.`;
export const noOtherTime = "No time is open now. New times appear here.";

export const noTimeYet = "Your next interview has no time yet";

export const unproven = "Your interview is not confirmed";
export const notShown = (company: string, at: string) =>
  `You and ${company} did not both say that your interview on ${clockTime(at)} took place.`;
export const mayAnswer = (company: string, until: string) =>
  `${company} can still give you an answer until ${day(until)}.`;

export const answerBy = (until: string) => `You get an answer by ${nearDay(until)}`;
export const yesOrNo = (company: string) =>
  `Yes or no, on this page and by email. If ${company} is late, we ask it every day.`;
export const somethingWrong = {
  to: "/help",
  text: "Was something wrong at the interview? Write to us",
};
export const answerLate = "The answer is late";
export const weAsk = (company: string, since: string) =>
  `${company} should have answered you by ${nearDay(since)}. We ask it every day.`;

export const waitingForAnswer = "Waiting for the answer";
export const answerComes = (company: string, interviewAt: string | undefined) =>
  `${interviewAt ? `Your interview was on ${clockTime(interviewAt)}. ` : ""}The answer of ${company} comes by email and notification, and appears on this page.`;

// The promise of an interview was broken.

export const broken = "No interview in time";
export const brokenText = (company: string, until: string, back: string | undefined) =>
  `${company} gave you no interview by the date that was promised. ${back ? `${capital(back)} comes back by itself by ${clockTime(until)}` : `Your application ends by itself on ${clockTime(until)}`}, unless you choose a time before.`;
export const takeNow = "Take my money now";
export const endNow = "End my application";
export const afterTake = "Your application ends with that.";
export const wait = "Wait for another time";
export const afterWait = (company: string) =>
  `${company} gets the same number of days once more, and the promise begins again.`;

/** What the candidate paid, as part of a sentence. */
export const yourMoney = (money: string) => `your ${money}`;
export const whatPaid = "what paid for your slot";
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// Shown after the action.

export const done = {
  arrived: { title: "Noted: you are here" },
  tookBack: { title: "Your answer is taken back" },
  wait: { title: "You wait for another time", body: "This page says until when." },
};
