import type { Application } from "../../../worker/contract/applications";
import { ARRIVE_MINUTES } from "../../../worker/facts/guarantee";
import { isScheduled, isUnproven, type Status } from "../../../worker/facts/statuses";
import { endingNames } from "../../words/en/application/application";
import * as words from "../../words/en/application/day";
import { endings } from "../../words/en/application/endings";
import { day } from "../../words/format";
import { roundAt } from "../rounds";
import type { DayTicket, MeetingCode } from "./panel";

type Interview = NonNullable<Application["interview"]>;

const TICKETS: Record<
  Interview["state"],
  (one: Interview, company: string, now: string) => DayTicket | undefined
> = {
  // A code that was typed early settles it at the beginning.
  scheduled: (one, company, now) =>
    one.checkedInAt ? metTicket(one, company) : onTheDay(one, now),
  disputed: (one, _, now) => onTheDay(one, now),
  held: metTicket,
  employer_absent: ({ at }) => grey(words.notHeld, at),
  unproven: ({ at }) => grey(words.notConfirmed, at),
  candidate_absent: () => undefined,
  cancelled: () => undefined,
};

/** What the ticket says once there is an interview, or an end; undefined before. */
export function dayTicketOf(
  application: Application,
  now: string,
  cancelRule: string | undefined,
): DayTicket | undefined {
  const { interview, job, closedBecause, status, price } = application;
  if (closedBecause) {
    const until = words.ended(endingNames[closedBecause]);
    return { tone: "grey", state: endings[closedBecause].ticket, until };
  }
  const result = RESULTS[status]?.(interview);
  if (result) return result;
  const known = interview && TICKETS[interview.state](interview, job.company, now);
  if (known || !interview || !isScheduled(interview)) return known;
  const note = price > 0 ? cancelRule : undefined;
  return { tone: "confirmed", state: words.confirmed, until: roundAt(interview), note };
}

const RESULTS: Partial<Record<Status, (interview: Interview | undefined) => DayTicket>> = {
  SELECTED: () => ({ tone: "confirmed", state: words.used, until: words.youWereSelected }),
  REJECTED: (interview) =>
    interview && isUnproven(interview)
      ? { tone: "grey", state: words.notConfirmed, until: words.answered }
      : { tone: "grey", state: words.used, until: words.interviewOver },
};

const grey = (state: string, at: string): DayTicket => ({
  tone: "grey",
  state,
  until: words.wasSetFor(at),
});

function metTicket(one: Interview, company: string): DayTicket {
  return { tone: "confirmed", state: words.met, isNews: true, ...metBy(one, company) };
}

function metBy({ interviewer, checkedInAt, at, round }: Interview, company: string) {
  const who = [interviewer, company].filter(Boolean).join(", ") + words.ofRound(round);
  if (checkedInAt)
    return { until: words.metBy(who, checkedInAt), small: words.byCode(checkedInAt) };
  return { until: words.metWith(who), small: words.wasSetFor(at) };
}

function onTheDay(one: Interview, now: string): DayTicket | undefined {
  const { at, interviewer, round } = one;
  const isToday = day(at) === day(now);
  if (!isToday && at > now) return undefined;
  const meeting = isScheduled(one) ? meetingOf(one, now) : undefined;
  return {
    tone: "confirmed",
    state: words.clockState(at),
    until: words.appointment(at, isToday, interviewer) + words.ofRound(round),
    ...(meeting && { meeting, isNews: true }),
  };
}

function meetingOf(one: Interview, now: string): MeetingCode | undefined {
  const { meetingCode, arrivedAt, at, minutes } = one;
  if (!meetingCode) return undefined;
  const from = new Date(Date.parse(at) - ARRIVE_MINUTES * 60_000).toISOString();
  const isTime = now >= from && Date.parse(now) <= Date.parse(at) + minutes * 60_000;
  const boxes = [...meetingCode.replace("-", "")];
  return {
    boxes,
    title: words.codeTitle,
    why: words.why,
    spoken: boxes.join(" "),
    lines: [arrivedAt ? words.saidHere(arrivedAt) : hereLine(now, from), words.show],
    arrive: isTime && !arrivedAt ? words.iAmHere : undefined,
  };
}

const hereLine = (now: string, from: string) =>
  now < from ? words.hereFrom(from) : words.tapWhenThere;
