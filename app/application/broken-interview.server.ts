import type { Application } from "../../worker/contract/applications";
import { paidFrom } from "../payment/receipt";
import * as words from "../words/en/application/notices";
import { comingRounds } from "./rounds";

/** An interview that the employer cancelled or moved, as its application's page says it. */
export interface BrokenInterview {
  title: string;
  text: string;
}

type Interview = NonNullable<Application["interview"]>;
type State = Interview["state"];

interface News {
  title: (round: number | null) => string;
  text: (round: number | null, at: string) => string;
  choice: (source: string) => string;
  slotStays: string;
}

const NEWS: Record<State, News> = {
  cancelled: {
    title: words.interviewCancelled,
    text: words.doesNotTakePlace,
    choice: words.waitOrRefund,
    slotStays: words.slotStaysAndDateComes,
  },
  scheduled: {
    title: words.interviewMoved,
    text: words.isNowOn,
    choice: words.comeOrRefund,
    slotStays: words.slotStays,
  },
};

/** Which interview the employer cancelled or moved, what still stands, and what one may choose. */
export function brokenInterviewOf(
  application: Application,
  now: string,
): BrokenInterview | undefined {
  const { choices, interviews, payment } = application;
  const broken = interviews?.find(({ id }) => id === choices?.brokenInterview);
  if (!broken) return undefined;
  const news = NEWS[broken.state];
  const others = comingRounds(application, now).filter(({ id }) => id !== broken.id);
  return {
    title: news.title(broken.round),
    text: [
      news.text(broken.round, broken.at),
      ...others.map(({ round, at }) => words.staysOn(round, at)),
      choices?.refund ? news.choice(paidFrom(payment)) : news.slotStays,
    ].join(" "),
  };
}
