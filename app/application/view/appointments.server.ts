import * as choose from "~app/words/application/choose";
import * as clashes from "~app/words/application/clashes";
import * as words from "~app/words/application/stages";
import * as payTermsWords from "~app/words/payment/pay-terms";
import type { Application } from "../../../worker/contract/applications";
import { CODE_MINUTES } from "../../../worker/facts/guarantee/guarantee";
import { isJustBooked, isScheduled } from "../../../worker/facts/guarantee/statuses";
import { day, interviewTime } from "../../words/format";
import { comingRounds, roundName } from "./rounds";
import type { Fact } from "./shown";

type Interview = NonNullable<Application["interview"]>;

/** A coming interview, as the page of its application shows it. */
export interface Appointment {
  id: number;
  name: string;
  facts: Fact[];
  calendarUrl: string;
}

const MAP = "https://www.google.com/maps/search/?api=1&query=";

/** A link to a place on a map. */
export const mapLink = (place: string) => ({
  href: MAP + encodeURIComponent(place),
  text: choose.onMap,
});

/** Without a place, so there is no front desk. */
export const isByVideo = ({ place }: Pick<Interview, "place">) => place === null;

/** The venue of an interview, its link, or both. */
export const whereFacts = ({ place, link }: Pick<Interview, "place" | "link">): Fact[] => [
  ...(link ? [{ label: words.link, link: { href: link, text: link } }] : []),
  ...(place ? [{ label: choose.place, value: place, link: mapLink(place) }] : []),
];

/** The candidate's other interview at that time. */
export const clashFacts = ({ clash }: Pick<Interview, "clash">): Fact[] =>
  clash
    ? [
        {
          label: clashes.near,
          value: clashes.other(clash),
          link: { href: `/applications/${clash.applicationId}`, text: clashes.seeOther },
        },
      ]
    : [];

export const lengthFact = ({ minutes }: Pick<Interview, "minutes">): Fact => ({
  label: choose.takes,
  value: choose.about(minutes),
});

/** The day of the interview has come, or its meeting code is already valid. */
export const isInterviewDay = ({ at }: Pick<Interview, "at">, now: string) =>
  at <= minutesAfter(now, CODE_MINUTES.before) || day(at) === day(now);

/** The coming interviews. The ticket shows the one whose day has come. */
export const appointmentsOf = (application: Application, now: string): Appointment[] =>
  comingRounds(application, now)
    .filter((one) => one.id !== application.interview?.id || !isInterviewDay(one, now))
    .map((one) => ({
      id: one.id,
      name: one.round === null ? "" : roundName(one),
      facts: [
        { label: words.when, value: interviewTime(one), strong: true },
        lengthFact(one),
        ...whereFacts(one),
        ...(one.interviewer ? [{ label: choose.youMeet, value: one.interviewer }] : []),
        ...clashFacts(one),
      ],
      calendarUrl: one.calendarUrl,
    }));

/** The interview whose day has come and whose outcome is not known, with its round. */
export function todayOf({ interview, closedBecause }: Application, now: string) {
  if (!interview || closedBecause || !isScheduled(interview) || !isInterviewDay(interview, now))
    return undefined;
  return { round: interview.round === null ? undefined : roundName(interview) };
}

/** Who set the interview, and where its link is. */
export function scheduledWords({ interview, job }: Application): string {
  const isChosen = interview && interview.dayId !== null && interview.movedAt === null;
  return (isChosen ? choose.chosenWith : choose.employerSet)(job.company);
}

/** The deadline to change the time, in words; undefined after it. */
export const changeableUntil = ({ choices }: Application): string | undefined =>
  choices?.move ? choose.changeUntil(choices.move.until) : undefined;

/** How the date of a slot that was just booked is set; undefined for any other slot. */
export const dateToCome = ({ status, price }: Application) =>
  isJustBooked(status)
    ? { text: payTermsWords.beingScheduled, next: payTermsWords.employerSetsDate(price) }
    : undefined;

export const minutesAfter = (iso: string, minutes: number) =>
  new Date(Date.parse(iso) + minutes * 60_000).toISOString();

/** A number of hours after the end of an interview. */
export const afterEnd = ({ at, minutes }: Pick<Interview, "at" | "minutes">, hours: number) =>
  minutesAfter(at, minutes + hours * 60);

/** "I am here" is still possible. The page may stay open from the morning on. */
export const mayStillArrive = (one: Interview, now: string) =>
  isScheduled(one) && !one.arrivedAt && !one.checkedInAt && now <= afterEnd(one, 0);
