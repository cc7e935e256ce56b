import type { Application } from "../../../worker/contract/applications";
import { CODE_MINUTES } from "../../../worker/facts/guarantee";
import { isScheduled } from "../../../worker/facts/statuses";
import * as choose from "../../words/en/application/choose";
import * as clashes from "../../words/en/application/clashes";
import * as words from "../../words/en/application/stages";
import { day, interviewTime } from "../../words/format";
import { minutesAfter } from "../day/moments";
import type { Fact } from "../fact";
import { comingRounds, roundName } from "../rounds";

type Interview = NonNullable<Application["interview"]>;

/** An interview to come, as the page of its application shows it. */
export interface Appointment {
  id: number;
  name: string;
  facts: Fact[];
  calendarUrl: string;
}

const MAP = "https://www.google.com/maps/search/?api=1&query=";

/** Leads to a place on a map. */
export const mapLink = (place: string) => ({
  href: MAP + encodeURIComponent(place),
  text: choose.onMap,
});

/** There is no desk. */
export const isByVideo = ({ place }: Pick<Interview, "place">) => place === null;

/** Where an interview is: a place, a link, or both. */
export const whereFacts = ({ place, link }: Pick<Interview, "place" | "link">): Fact[] => [
  ...(link ? [{ label: words.link, link: { href: link, text: link } }] : []),
  ...(place ? [{ label: choose.place, value: place, link: mapLink(place) }] : []),
];

/** What else its candidate has at that time. */
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

/** It is the day of the interview, or its meeting code counts already, or it is later. */
export const hasItsDay = ({ at }: Pick<Interview, "at">, now: string) =>
  at <= minutesAfter(now, CODE_MINUTES.before) || day(at) === day(now);

/** The interviews to come. The ticket says all of the one whose day has come. */
export const appointmentsOf = (application: Application, now: string): Appointment[] =>
  comingRounds(application, now)
    .filter((one) => one.id !== application.interview?.id || !hasItsDay(one, now))
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

/** The interview whose day has come and whose outcome nobody knows, with its round. */
export function todayOf({ interview, closedBecause }: Application, now: string) {
  if (!interview || closedBecause || !isScheduled(interview) || !hasItsDay(interview, now))
    return undefined;
  return { round: interview.round === null ? undefined : roundName(interview) };
}
