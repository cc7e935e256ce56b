import * as words from "~app/words/application/day";
import type { Application } from "../../../worker/contract/applications";
import {
  ANSWER_ASKED_HOURS,
  WORD_HOURS,
  WORD_MINUTES,
} from "../../../worker/facts/guarantee/guarantee";
import type { OutcomeWord } from "../../../worker/facts/guarantee/statuses";
import { MESSAGE_MAX } from "../../../worker/facts/limits/texts";
import { clockTime, day, hour } from "../../words/format";
import {
  afterEnd,
  isByVideo,
  isInterviewDay,
  mayStillArrive,
  minutesAfter,
} from "./appointments.server";
import { backOf } from "./returns.server";
import type { DayPanel } from "./shown";

type Interview = NonNullable<Application["interview"]>;
type Open = (application: Application, one: Interview, now: string) => DayPanel | undefined;

/** The panel of an interview without a known outcome: it depends on both sides' statements. */
export const openPanel: Open = (application, one, now) => {
  const { candidate, company } = one.words;
  if (one.checkedInAt && !candidate)
    return { title: words.youHaveMet, texts: [words.thenAnswer(application.job.company)] };
  if (candidate) return notedPanel(application, one, now);
  if (company === "held") return saysHeldPanel(application, one, now);
  if (company) return saysAbsentPanel(application, one, now);
  const from = minutesAfter(one.at, WORD_MINUTES);
  if (now >= from) return askPanel(application, one, now);
  if (!isInterviewDay(one, now)) return undefined;
  return { title: words.ifNobodyTitle, texts: [words.ifNobody(from, backOf(application))] };
};

const freeText = () => ({ label: words.whatHappened, most: MESSAGE_MAX });

const askPanel: Open = (application, one, now) => {
  const last = afterEnd(one, ANSWER_ASKED_HOURS);
  if (now > last) return undefined;
  const { company } = application.job;
  const isVideo = isByVideo(one);
  const askOnce = isVideo ? words.openOnce : words.askOnce;
  const arrive = mayStillArrive(one, now) ? words.iAmHere(isVideo) : undefined;
  return {
    title: words.didYouMeet,
    texts: [
      words.wasAt(one.at, now, day(one.at) === day(now)),
      one.meetingCode ? askOnce : words.answerUntil(last),
      ...(arrive ? [words.hereFirst] : []),
    ],
    facts: proofOf(one),
    arrive,
    field: "outcome",
    acts: [
      { value: "held", label: words.weMet, follows: words.afterMet(company) },
      // The page that asks for confirmation explains the consequences of these.
      { value: "employer_absent", label: words.nobodyCame, second: true },
      { value: "candidate_absent", label: words.iDidNotCome, second: true },
    ],
  };
};

/**
 * An absence costs money or ends the application, so the page explains that and asks to confirm.
 */
export function surePanelOf(
  application: Application,
  word: Exclude<OutcomeWord, "held">,
  now: string,
): DayPanel | undefined {
  const { interview, job } = application;
  if (!interview) return undefined;
  const back = backOf(application);
  const isNobody = word === "employer_absent";
  const isContradicted = interview.words.company !== null;
  const absent = interview.movedAt ? words.afterAbsentMoved : words.afterAbsent;
  const nobody = isContradicted
    ? words.bothSides(back)
    : words.afterNobody(job.company, repliesUntil(interview, now), back);
  return {
    title: isNobody ? words.sureNobody : words.sureAbsent,
    texts: [isNobody ? nobody : absent(back), words.undoFor],
    field: "outcome",
    text: freeText(),
    acts: [{ value: word, label: isNobody ? words.yesNobody : words.yesAbsent }],
    sure: { word, back: words.goBack },
  };
}

/** The evidence that the candidate came and was not met. */
const proofOf = ({ arrivedAt, at }: Interview) =>
  arrivedAt
    ? [
        { label: words.saidIAmHere, value: hour(arrivedAt) },
        { label: words.interviewTime, value: hour(at) },
        { label: words.codeTitle, value: words.notTyped },
      ]
    : undefined;

/**
 * The company's deadline to reply to "Nobody came": later without evidence that the candidate came.
 */
function repliesUntil(one: Interview, now: string) {
  const first = afterEnd(one, WORD_HOURS);
  return one.arrivedAt && first > now ? first : afterEnd(one, ANSWER_ASKED_HOURS);
}

const saysHeldPanel: Open = (application, one) => {
  const { company } = application.job;
  const back = backOf(application);
  return {
    title: words.saysHeld(company),
    texts: [words.saysHeldText(one.at, one.openUntil, back), words.onlyOnce],
    field: "outcome",
    text: freeText(),
    acts: [
      { value: "held", label: words.yesMet, follows: words.afterMet(company) },
      {
        value: "employer_absent",
        label: words.nobodyCame,
        follows: words.bothSides(back),
        second: true,
      },
    ],
  };
};

const saysAbsentPanel: Open = (application, one) => {
  const back = backOf(application);
  return {
    title: words.saysAbsent(application.job.company),
    texts: [
      words.saysAbsentText(one.at, one.openUntil, back),
      words.bothSides(back),
      words.onlyOnce,
    ],
    field: "outcome",
    text: freeText(),
    acts: [
      { value: "held", label: words.iWasThere },
      { value: "employer_absent", label: words.iWasThereAlone, second: true },
      { value: "candidate_absent", label: words.iDidNotCome, second: true },
    ],
  };
};

/** The button that takes a statement back, as long as that is possible. */
const undoOf = ({ undoUntil }: Interview) =>
  undoUntil
    ? {
        field: "intent" as const,
        acts: [
          {
            value: "outcome-undo",
            label: words.takeBack,
            follows: words.undoUntil(undoUntil),
            second: true as const,
          },
        ],
      }
    : {};

const notedPanel: Open = (application, one, now) => {
  const { candidate } = one.words;
  if (!candidate) return undefined;
  const { company } = application.job;
  const title = words.noted[candidate];
  const back = backOf(application);
  if (candidate === "candidate_absent" && one.undoUntil) {
    const absent = one.movedAt ? words.afterAbsentMoved : words.afterAbsent;
    return { title, texts: [absent(back)], ...undoOf(one) };
  }
  if (candidate !== "employer_absent")
    return { title, texts: [words.companyHasSaid(company, one.openUntil)] };
  return {
    title,
    texts: [words.goHome],
    ...undoOf(one),
    facts: [
      { label: words.now, value: words.mayReply(company, repliesUntil(one, now)) },
      {
        label: words.noReply,
        value: back ? words.capital(words.comesBack(back)) : words.believed,
      },
      { label: words.theyReply, value: words.staffLook },
      ...(one.arrivedAt ? [{ label: words.saidIAmHere, value: hour(one.arrivedAt) }] : []),
      { label: words.interviewTime, value: clockTime(one.at) },
      ...(one.meetingCode ? [{ label: words.ifTheyCome, value: words.codeStillWorks }] : []),
    ],
  };
};
