import * as endingsWords from "~app/words/application/endings";
import * as texts from "~app/words/jobs/job";
import type { Application } from "../../worker/contract/applications";
import {
  isAtInterview,
  isAtPayment,
  isAtTest,
  isCancelled,
  isReleased,
  type Status,
} from "../../worker/facts/guarantee/statuses";
import { clockTime } from "../words/format";
import { promisedOf } from "./promise.server";

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
