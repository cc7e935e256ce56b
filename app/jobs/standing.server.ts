import { data } from "@remix-run/cloudflare";
import * as words from "~app/words/application/choose";
import * as endingsWords from "~app/words/application/endings";
import * as texts from "~app/words/jobs/job";
import * as formatsWords from "~worker/words/formats";
import type { Application } from "../../worker/contract/applications";
import {
  isAtInterview,
  isAtPayment,
  isAtTest,
  isCancelled,
  isEmployerAbsent,
  isReleased,
  type Status,
} from "../../worker/facts/guarantee/statuses";
import { clockTime } from "../words/format";

/** The promise of an interview, as a page states it. */
export interface Promised {
  text: string;
  /** A sentence that follows the text. */
  more?: string;
}

/** A promise, and what is returned automatically if it is broken. */
function orElse(
  promise: string,
  { price, paidWithCredit }: Pick<Application, "price" | "paidWithCredit">,
) {
  if (price === 0) return formatsWords.sentence(promise);
  return promise + (paidWithCredit ? words.orCredit : words.orMoney(price));
}

/** The promise to a candidate without a time; undefined without a promise, and once it is over. */
export function promisedOf(application: Application, now: string): Promised | undefined {
  const { next, price, interview, paidWithCredit } = application;
  // The money was returned: only the free time is left.
  if (interview && isEmployerAbsent(interview)) return undefined;
  if (!next?.chooseBy || next.chooseBy < now) return undefined;
  return {
    text: orElse(words.interviewBy(next.chooseBy), application),
    more: price > 0 && !paidWithCredit ? words.needNotAsk : undefined,
  };
}

/** The promise of a job, shown before paying. */
export const promiseOfJob = (
  interviewWithinDays: number,
  price: number,
  paidWithCredit = false,
): string => orElse(words.interviewWithin(interviewWithinDays), { price, paidWithCredit });

/** The state of an application, as its job's page shows it. */
export interface Standing {
  /** The fields for the badge and the link. */
  application: Pick<Application, "id" | "status" | "closedBecause" | "price" | "paidWithCredit">;
  words: string;
  /** The ticket's text of an ending without an employer's answer. */
  ending?: string;
}

export function standingOf(application: Application, now: string): Standing {
  const { id, status, closedBecause, price, paidWithCredit } = application;
  const words =
    (application.closedBecause && endingsWords.endings[application.closedBecause].text) ||
    [texts.standing[status], timeOf(application), promisedOf(application, now)?.text].join(" ");
  return {
    application: { id, status, closedBecause, price, paidWithCredit },
    words: words.trim(),
    ending: closedBecause ? endingsWords.endings[closedBecause].ticket : undefined,
  };
}

/** Whether the slot is held until a deadline. */
const isTimed = (status: Status) => isAtTest(status) || isAtPayment(status);

function timeOf({ status, slot, interview }: Application): string | undefined {
  if (isTimed(status) && isReleased(slot))
    return texts.slotReleased[slot.releasedBecause ?? "time"];
  if (isTimed(status) && slot.expiresAt) return texts.slotHeldUntil(clockTime(slot.expiresAt));
  return isAtInterview(status) && interview && !isCancelled(interview)
    ? texts.interviewAt(clockTime(interview.at))
    : undefined;
}

/**
 * The data of a job's page without a job. The texts come with the data, because this page is rare.
 *
 * @param problem the text of a message above the page
 */
export const noJob = (status = 404, problem?: string) =>
  data({ job: null, problem, ...texts.notFound }, { status });
