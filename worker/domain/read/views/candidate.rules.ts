import type { ClosedBecause } from "../../../contract/applications";
import type { Candidate } from "../../../contract/console/candidates";
import { RESULTS, type Result, type ResultReason } from "../../../facts/guarantee/results";
import type { Status } from "../../../facts/guarantee/statuses";
import { hasResult } from "../../booking/application/application.rules";

interface Answered {
  status: Status;
  closedBecause: ClosedBecause | null;
  resultReason: ResultReason | null;
  resultNote: string | null;
}
interface Pending {
  result: Result;
  reason: ResultReason | null;
  comment: string | null;
  sendAt: string;
}

/** The company's result: the pending one, else the one that was sent. */
export function resultOf(application: Answered, pending: Pending | null): Candidate["result"] {
  if (pending) {
    const { result, reason, comment, sendAt } = pending;
    return { result, reason, comment, sendAt };
  }
  const result = RESULTS.find((one) => hasResult(application, one));
  const { resultReason: reason, resultNote: comment } = application;
  return result ? { result, reason, comment, sendAt: null } : null;
}
