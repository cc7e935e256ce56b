import type { InterviewRow } from "../../../db/interview/interviews";
import { DAY_LIMITS } from "../../facts/guarantee/guarantee";
import { termsOf } from "../../facts/guarantee/terms";
import { addSeconds } from "../../facts/times";
import { Failure } from "../../failure";
import type { Planned } from "./appointment.rules";
import { type CancelOutcome, opensRefund, outcomeOfCancel } from "./cancellation.rules";
import type { Case } from "./case";

/** Interviews that began before this time are over. */
export const busySince = (now: Date) => addSeconds(now, -DAY_LIMITS.minutesEach.most * 60);

type Cancellable = Pick<Case, "paidWith"> & {
  application: Pick<Case["application"], "status" | "terms">;
  /** Newest first. */
  interviews: Planned[];
};

/** What cancelling returns now; null if nothing can be cancelled. */
export const cancelOutcome = (
  { application, paidWith, interviews }: Cancellable,
  now: Date,
): CancelOutcome | null =>
  outcomeOfCancel(application.status, paidWith, interviews, now, termsOf(application));

/**
 * Whether the employer's cancel of an interview, or its move to `newAt`, entitles the candidate to
 * more money than their own cancel.
 */
export const opensRefundFor = (
  { application, paidWith, interviews }: Cancellable,
  changed: Planned,
  newAt: string | null,
  now: Date,
): boolean =>
  opensRefund(application.status, paidWith, interviews, changed, newAt, now, termsOf(application));

/** An interview of the case. @throws Failure not_found */
export function interviewOf({ interviews }: Pick<Case, "interviews">, id: number): InterviewRow {
  const row = interviews.find((one) => one.id === id);
  if (!row) throw new Failure("not_found");
  return row;
}
