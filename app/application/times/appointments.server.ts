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
export const hasItsDay = ({ at }: Pick<Interview, "at">, now: string) =>
  at <= minutesAfter(now, CODE_MINUTES.before) || day(at) === day(now);

/** The coming interviews. The ticket shows the one whose day has come. */
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

/** The interview whose day has come and whose outcome is not known, with its round. */
export function todayOf({ interview, closedBecause }: Application, now: string) {
  if (!interview || closedBecause || !isScheduled(interview) || !hasItsDay(interview, now))
    return undefined;
  return { round: interview.round === null ? undefined : roundName(interview) };
}
