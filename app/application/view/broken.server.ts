import * as clashesWords from "~app/words/application/clashes";
import * as dayWords from "~app/words/application/day";
import * as words from "~app/words/application/notices";
import type { Application } from "../../../worker/contract/applications";
import { isCancelled } from "../../../worker/facts/guarantee/statuses";
import { termsOf } from "../../../worker/facts/guarantee/terms";
import { paidFrom } from "./receipt";
import { backOf } from "./returns.server";
import { comingRounds } from "./rounds";
import type { DayPanel } from "./shown";
import { askPage } from "./take-time.server";

type Interview = NonNullable<Application["interview"]>;

/** An interview that the employer cancelled or moved, as the application's page shows it. */
export interface BrokenInterview {
  title: string;
  text: string;
  /**
   * The employer's new time, to be accepted. `ask` leads to a page that asks to confirm first, if
   * the time clashes with another interview.
   */
  accept?: { dayId: number | null; at: string; ask?: string };
}

interface News {
  title: (round: number | null) => string;
  text: (one: Interview) => string;
  choice: (source: string) => string;
  /** The same, if other times are free. */
  choiceWithTimes: (source: string) => string;
  slotStays: string;
}

const cancelled = (): News => ({
  title: words.interviewCancelled,
  text: words.doesNotTakePlace,
  choice: words.waitOrRefund,
  choiceWithTimes: words.chooseOrRefund,
  slotStays: words.slotStaysAndDateComes,
});
const moved = (): News => ({
  title: words.interviewMoved,
  text: words.isNowOn,
  choice: words.comeOrRefund,
  choiceWithTimes: words.comeChooseOrRefund,
  slotStays: words.slotStays,
});

const acceptable = (id: number, { at, dayId, clash }: Interview) => ({
  at,
  dayId,
  ask: clash ? askPage(id, { dayId: null, at }) : undefined,
});

/**
 * The interview that the employer cancelled or moved,
 * what still holds, and the candidate's choices.
 */
export function brokenInterviewOf(
  application: Application,
  now: string,
  hasChoice: boolean,
): BrokenInterview | undefined {
  const { choices, interviews, payment } = application;
  const broken = interviews?.find(({ id }) => id === choices?.brokenInterview);
  if (!broken) return undefined;
  const news = isCancelled(broken) ? cancelled() : moved();
  const others = comingRounds(application, now).filter(({ id }) => id !== broken.id);
  return {
    title: news.title(broken.round),
    text: [
      news.text(broken),
      ...others.map(words.staysOn),
      choices?.refund
        ? (hasChoice ? news.choiceWithTimes : news.choice)(paidFrom(payment))
        : hasChoice
          ? words.chooseAnother
          : news.slotStays,
      ...(broken.clash ? [clashesWords.nearMoved(broken.clash)] : []),
    ].join(" "),
    accept: isCancelled(broken) ? undefined : acceptable(application.id, broken),
  };
}

/** The promise of an interview is broken: what happens by itself, and the candidate's choices. */
export function promisePanelOf(application: Application): DayPanel | undefined {
  const { promiseBrokenAt, closedBecause, job, choices } = application;
  if (!promiseBrokenAt || closedBecause) return undefined;
  const { brokenPromiseHours } = termsOf(application);
  const until = new Date(Date.parse(promiseBrokenAt) + brokenPromiseHours * 3_600_000);
  const back = backOf(application);
  return {
    title: dayWords.broken,
    texts: [dayWords.brokenText(job.company, until.toISOString(), back)],
    field: "intent",
    acts: [
      {
        value: "refund",
        label: choices?.refund ? dayWords.takeNow : dayWords.endNow,
        follows: dayWords.afterTake,
      },
      {
        value: "wait",
        label: dayWords.wait,
        follows: dayWords.afterWait(job.company),
        second: true,
      },
    ],
  };
}
