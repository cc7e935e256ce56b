import * as words from "~app/words/application/choose";
import type { Application } from "../../worker/contract/applications";
import { isEmployerAbsent } from "../../worker/facts/guarantee/statuses";

/** The promise of an interview, as a page states it. */
export interface Promised {
  text: string;
  /** A sentence that follows the text. */
  more?: string;
}

/** What is returned automatically if the promise is broken. */
function otherwise({ price, paidWithCredit }: Pick<Application, "price" | "paidWithCredit">) {
  if (price === 0) return ".";
  return paidWithCredit ? words.orCredit : words.orMoney(price);
}

/** The promise to a candidate without a time; undefined without a promise, and once it is over. */
export function promisedOf(application: Application, now: string): Promised | undefined {
  const { next, price, interview, paidWithCredit } = application;
  // The money was returned: only the free time is left.
  if (interview && isEmployerAbsent(interview)) return undefined;
  if (!next?.chooseBy || next.chooseBy < now) return undefined;
  return {
    text: words.interviewBy(next.chooseBy) + otherwise(application),
    more: price > 0 && !paidWithCredit ? words.needNotAsk : undefined,
  };
}

/** The promise of a job, shown before paying. */
export const promiseOfJob = (
  interviewWithinDays: number,
  price: number,
  paidWithCredit = false,
): string => words.interviewWithin(interviewWithinDays) + otherwise({ price, paidWithCredit });
