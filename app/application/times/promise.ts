// For the server alone: the page gets the sentences, not the script that makes them.
import type { Application } from "../../../worker/contract/applications";
import { isEmployerAbsent } from "../../../worker/facts/statuses";
import * as words from "../../words/en/application/choose";

/** The promise of an interview, as a screen says it. */
export interface Promised {
  text: string;
  /** After it. */
  more?: string;
}

/** What comes back by itself where the promise is not kept. */
function otherwise({ price, paidWithCredit }: Pick<Application, "price" | "paidWithCredit">) {
  if (price === 0) return ".";
  return paidWithCredit ? words.orCredit : words.orMoney(price);
}

/** The promise to who has no time yet; undefined without one, and once it is over. */
export function promisedOf(application: Application, now: string): Promised | undefined {
  const { next, price, interview, paidWithCredit } = application;
  // The money went back: only the free time is left.
  if (interview && isEmployerAbsent(interview)) return undefined;
  if (!next?.chooseBy || next.chooseBy < now) return undefined;
  return {
    text: words.interviewBy(next.chooseBy) + otherwise(application),
    more: price > 0 && !paidWithCredit ? words.needNotAsk : undefined,
  };
}

/** The promise of a job, before anything is paid. */
export const promiseOfJob = (
  interviewWithinDays: number,
  price: number,
  paidWithCredit = false,
): string => words.interviewWithin(interviewWithinDays) + otherwise({ price, paidWithCredit });
