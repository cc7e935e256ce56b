import * as words from "~app/words/application/day";
import * as endingsWords from "~app/words/application/endings";
import type { Application } from "../../../worker/contract/applications";
import { sha256 } from "../../../worker/crypto";
import {
  ARRIVE_MINUTES,
  CODE_MINUTES,
  WORD_MINUTES,
} from "../../../worker/facts/guarantee/guarantee";
import {
  isRecordedHeld,
  isScheduled,
  isUnproven,
  type Status,
} from "../../../worker/facts/guarantee/statuses";
import { day } from "../../words/format";
import {
  clashFacts,
  isByVideo,
  isInterviewDay,
  lengthFact,
  mayStillArrive,
  minutesAfter,
  whereFacts,
} from "./appointments.server";
import { brokenInterviewOf } from "./broken.server";
import { dayPanelOf } from "./day-panel.server";
import type { DayTicket, MeetingCode } from "./shown";

type Interview = NonNullable<Application["interview"]>;

const TICKETS: Record<
  Interview["state"],
  (one: Interview, job: Application["job"], now: string) => DayTicket | undefined
> = {
  // A check-in already shows that they met.
  scheduled: (one, job, now) => (one.checkedInAt ? metTicket(one, job) : onTheDay(one, job, now)),
  disputed: onTheDay,
  held: metTicket,
  employer_absent: ({ at }) => grey(words.notHeld, at),
  unproven: ({ at }) => grey(words.notConfirmed, at),
  candidate_absent: () => undefined,
  cancelled: () => undefined,
};

/** The ticket once an interview or an ending exists; undefined before. */
export function dayTicketOf(application: Application, now: string): DayTicket | undefined {
  const { interview, job, closedBecause, status } = application;
  // The panel above says who ended it.
  if (closedBecause) return { tone: "grey", state: endingsWords.endings[closedBecause].ticket };
  const result = RESULTS[status]?.(interview, job);
  if (result) return result;
  return interview && TICKETS[interview.state](interview, job, now);
}

const RESULTS: Partial<
  Record<Status, (interview: Interview | undefined, job: Application["job"]) => DayTicket>
> = {
  SELECTED: (interview, job) => ({ ...overTicket(interview, job), tone: "confirmed" }),
  REJECTED: (interview, job) =>
    interview && isUnproven(interview)
      ? { tone: "grey", state: words.notConfirmed, until: words.answered }
      : { ...overTicket(interview, job), tone: "grey" },
};

/** After the result, a meeting is no longer news. */
const overTicket = (interview: Interview | undefined, job: Application["job"]) =>
  interview && isRecordedHeld(interview)
    ? { ...metTicket(interview, job), isNews: undefined }
    : { state: words.over, until: words.interviewOver };

const grey = (state: string, at: string): DayTicket => ({
  tone: "grey",
  state,
  until: words.wasSetFor(at),
});

function metTicket(one: Interview, { company }: Application["job"]): DayTicket {
  return { tone: "confirmed", state: words.met, isNews: true, ...metBy(one, company) };
}

function metBy({ interviewer, checkedInAt, at, round }: Interview, company: string) {
  const who = [interviewer, company].filter(Boolean).join(", ") + words.ofRound(round);
  if (checkedInAt)
    return { until: words.metBy(who, checkedInAt), small: words.byCode(checkedInAt) };
  return { until: words.metWith(who), small: words.wasSetFor(at) };
}

/** From this moment on the page asks whether they have met. */
const isAsked = ({ at }: Interview, now: string) => now >= minutesAfter(at, WORD_MINUTES);

function onTheDay(one: Interview, _: Application["job"], now: string): DayTicket | undefined {
  const { at, round, words: statements } = one;
  if (!isInterviewDay(one, now)) return undefined;
  const meeting = isScheduled(one) ? meetingOf(one, now) : undefined;
  return {
    tone: "confirmed",
    state: words.clockState(at),
    until: words.appointment(one, day(at) === day(now)) + words.ofRound(round),
    facts: [
      ...whereFacts(one),
      // Once the page asks that, the ticket leaves these facts out.
      ...(isAsked(one, now) ? [] : [lengthFact(one), ...clashFacts(one)]),
      { label: words.help, link: words.callUs },
    ],
    ...(meeting && { meeting, isNews: statements.candidate ? undefined : true }),
  };
}

/** The code from shortly before the interview on, and "I am here" from the morning on. */
function meetingOf(one: Interview, now: string): MeetingCode | undefined {
  const { meetingCode, arrivedAt } = one;
  const canArrive = mayStillArrive(one, now);
  if (!meetingCode && !canArrive) return undefined;
  const from = minutesAfter(one.at, -ARRIVE_MINUTES);
  const isEarly = now < from;
  const boxes = [...(meetingCode ?? "").replace("-", "")];
  const code = {
    boxes,
    title: meetingCode
      ? words.codeUntil(minutesAfter(one.at, CODE_MINUTES.after))
      : words.codeFrom(minutesAfter(one.at, -CODE_MINUTES.before)),
    spoken: boxes.join(" "),
  };
  if (isAsked(one, now)) return { ...code, lines: [] };
  return {
    ...code,
    lines: [
      ...(meetingCode ? [isByVideo(one) ? words.sayCode : words.show, words.takePicture] : []),
      arrivedAt
        ? words.saidHere(arrivedAt)
        : isEarly
          ? words.hereFrom(from, now)
          : words.tapWhenThere,
    ],
    // From that question on, the button is shown beside the answers instead.
    arrive: canArrive && !isEarly ? words.iAmHere(isByVideo(one)) : undefined,
  };
}

/** Enough characters to tell two states of a page apart. */
const LETTERS = 12;

/**
 * An entity tag of the page on the day of the interview. It changes with what the page says about
 * the interview, but not with the displayed time. Undefined on every other day.
 */
export async function dayMarkOf(
  application: Application,
  now: string,
): Promise<string | undefined> {
  const { interview, closedBecause, status } = application;
  if (closedBecause || !interview || day(interview.at) !== day(now)) return undefined;
  const ticket = dayTicketOf(application, now);
  const panel = dayPanelOf(application, now, false);
  const says = [
    status,
    ticket?.state,
    ticket?.until,
    ticket?.facts,
    ticket?.meeting?.title,
    ticket?.meeting?.arrive,
    panel?.title,
    panel?.acts,
    brokenInterviewOf(application, now, false)?.title,
  ];
  return `"${(await sha256(JSON.stringify(says))).slice(0, LETTERS)}"`;
}
