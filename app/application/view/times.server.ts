import * as words from "~app/words/application/choose";
import * as busyWords from "~app/words/application/clashes";
import type { Application } from "../../../worker/contract/applications";
import type { FreeTime } from "../../../worker/contract/interviews";
import { MOVE_HOURS } from "../../../worker/facts/guarantee/guarantee";
import { isAtPayment } from "../../../worker/facts/guarantee/statuses";
import { termsOf } from "../../../worker/facts/guarantee/terms";
import { nextCursor } from "../../forms/form.server";
import type { Session } from "../../session/session.server";
import { mapLink } from "./appointments.server";
import type { Fact } from "./shown";
import { askPage, costsMoney } from "./take-time.server";

/** The times of a day as buttons; all of them have the same cancellation terms. */
interface ChoiceDay {
  dayId: number;
  name: string;
  /** The details that differ between the days. */
  differs: string;
  /** The return of cancelling after one of these times was taken, as the page states it. */
  cancel: FreeTime["cancel"];
  /** A warning that these times end the right to a refund. */
  cost?: string;
  /** The number of open seats, if it is the same at each time that fits. */
  seats?: string;
  times: {
    at: string;
    name: string;
    seats: string;
    /** Set if the candidate has another interview then: leads to the page that asks to confirm. */
    ask?: string;
  }[];
}

/** The candidate's other interviews that clash with free times. */
export interface Busy {
  title: string;
  others: string[];
  text: string;
  /** Leads to changing the other interview, if every time clashes. */
  change?: { to: string; text: string };
}

/** The free times, as a page offers them. */
export interface Choice {
  title: string;
  /** A paragraph each: what to do, the deadline for changes, and the return of cancelling. */
  texts: string[];
  /** The details that are the same for all times. */
  facts: Fact[];
  busy?: Busy;
  days: ChoiceDay[];
  /** Leads to the other times. */
  more?: string;
  failure: string;
}

/** The number of times that a page shows beside other content. */
const SHOWN = 6;

type Of = (time: FreeTime) => string;
interface Detail {
  label: string;
  of: Of;
  inDay: Of;
  link?: (one: FreeTime) => Fact["link"];
}
const details = (): Detail[] => [
  {
    label: words.place,
    of: ({ place }) => place ?? words.videoTimes,
    inDay: ({ place }) => place ?? words.videoDay,
    link: ({ place }) => (place ? mapLink(place) : undefined),
  },
  {
    label: words.youMeet,
    of: (one) => one.interviewer,
    inDay: (one) => words.withPerson(one.interviewer),
  },
  {
    label: words.takes,
    of: (one) => words.about(one.minutes),
    inDay: (one) => words.about(one.minutes),
  },
];

/**
 * Loads a page of the free times, and the cursor of the next one, if the application needs times.
 */
export async function freeTimesOf(
  session: Session,
  application: Application,
  cursor?: string,
): Promise<{ times: FreeTime[]; later?: string }> {
  const { id, next, status, choices } = application;
  if (!next && !choices?.move && !isAtPayment(status)) return { times: [] };
  const param = { id: String(id) };
  const answer = await session.api.user.applications[":id"].times.$get({
    param,
    query: { cursor },
  });
  if (!answer.ok) return cursor ? freeTimesOf(session, application) : { times: [] };
  return { times: await answer.json(), later: nextCursor(answer.headers) };
}

/** The times to choose or change to; undefined if there are none or none may be chosen. */
export function choiceOf(
  application: Application,
  times: FreeTime[],
  now: string,
  most = SHOWN,
  hasLater = false,
): Choice | undefined {
  const { next, choices, interview } = application;
  if ((!next && !choices?.move) || times.length === 0) return undefined;
  const [one] = times as [FreeTime, ...FreeTime[]];
  const isSame = ({ of }: Detail) => times.every((other) => of(other) === of(one));
  const other = details().filter((detail) => !isSame(detail));
  const days = daysOf(application, times, (time) =>
    other.map(({ inDay }) => inDay(time)).join(", "),
  );
  const shownDays = firstDays(days, most);
  return {
    title: next ? words.title(next.round) : words.changeTitle,
    texts: [
      next || !interview ? words.tap : words.change(interview, choices?.move?.left ?? null),
      ...(times.some(({ at }) => isWithin(MOVE_HOURS, at, now)) ? [words.fixedWhenNear] : []),
      ...warningOf(application, days),
    ],
    facts: details()
      .filter(isSame)
      .map(({ label, of, link }) => ({
        label,
        value: of(one),
        link: link?.(one),
      })),
    busy: busyOf(times, hasLater),
    days: shownDays,
    more: times.length > most ? words.more(times.length) : undefined,
    failure: words.notDone,
  };
}

/** Describes clashes with the candidate's other interviews; undefined if there are none. */
function busyOf(times: FreeTime[], hasLater: boolean): Busy | undefined {
  const clashes = times.flatMap(({ clash }) => clash ?? []);
  const [first] = clashes;
  if (!first) return undefined;
  const others = [...new Set(clashes.map(busyWords.other))];
  if (clashes.length < times.length) {
    return { title: busyWords.title, others, text: busyWords.marked };
  }
  return {
    title: busyWords.allTitle,
    others,
    text: hasLater ? busyWords.laterMayFit : busyWords.allMarked,
    change: { to: `/applications/${first.applicationId}`, text: busyWords.openOther },
  };
}

function daysOf(application: Application, times: FreeTime[], differs: Of): ChoiceDay[] {
  const days = new Map<string, ChoiceDay>();
  for (const time of times) {
    const { dayId, at, seatsLeft, clash, cancel } = time;
    const key = `${dayId} ${cancel}`;
    const day = days.get(key) ?? {
      dayId,
      cancel,
      name: words.dayOf(at),
      differs: differs(time),
      cost: costsMoney(application, cancel) ? words.noMoneyBack : undefined,
      times: [],
    };
    day.times.push({
      at,
      name: words.timeOf(at),
      seats: clash ? busyWords.busy : words.seats(seatsLeft),
      ask: clash ? askPage(application.id, { dayId, at }) : undefined,
    });
    days.set(key, day);
  }
  return [...days.values()];
}

/** The number of open seats, stated once if several times have the same number. */
function seatsOf(times: ChoiceDay["times"]): string | undefined {
  const [one, ...others] = times.filter(({ ask }) => !ask);
  const isSame = others.length > 0 && others.every(({ seats }) => seats === one?.seats);
  return one && isSame ? words.each(one.seats) : undefined;
}

function firstDays(days: ChoiceDay[], most: number): ChoiceDay[] {
  let remaining = most;
  return days.flatMap((day) => {
    const times = day.times.slice(0, remaining);
    remaining -= times.length;
    return times.length > 0 ? [{ ...day, times, seats: seatsOf(times) }] : [];
  });
}

const isWithin = (hours: number, at: string, now: string) =>
  Date.parse(at) - Date.parse(now) < hours * 3_600_000;

/**
 * A warning that cancelling will no longer give money back, shown before the press that causes it.
 */
function warningOf({ next, choices, terms }: Application, days: ChoiceDay[]): string[] {
  const [{ hours }] = termsOf({ terms }).refundTiers;
  if (days.some(({ cost }) => cost)) return [words.creditAfter(hours)];
  return !next && choices?.cancel === "credit" ? [words.creditFromNow(hours)] : [];
}
