import * as cancelledInterviewsWords from "~worker/words/cancelled-interviews";
import * as consoleWords from "~worker/words/console";
import type { InterviewRow } from "../../../../db/interview/interviews";
import {
  type CodeDesk,
  interviewOfCompany,
  returnMeetingCodeTry,
  setCheckedIn,
  spendMeetingCodeTry,
} from "../../../../db/interview/testimony";
import { isCancelled } from "../../../facts/guarantee/statuses";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { isMeetingCode } from "../../booking/interview/interview-view";
import { codeCounts } from "../../booking/interview/outcome.rules";
import { type Answer, commit, readAnswer } from "../../case/commit";
import { type Plan, statement } from "../../case/plan";
import type { Service } from "../../service";
import { guaranteeAnswer } from "./guarantee-case";
import { keepGuarantee } from "./keep";
import { testimony } from "./witness";

/** A meeting code that somebody types for an interview. */
interface CheckIn {
  actor: Actor;
  row: InterviewRow;
  code: string;
  /** The link with which it is typed; null at the console. */
  detail?: { link: number } | null;
}

/**
 * The front desk types the meeting code of an interview. Idempotent.
 *
 * @param answer what the caller answers
 * @throws Failure interview_cancelled, not_meeting_time, meeting_code_paused, meeting_code_wrong,
 *   stale_state if the interview moved in the same moment
 */
export async function checkIn<View>(
  service: Service,
  { actor, row, code, detail = null }: CheckIn,
  answer: Answer<View>,
): Promise<View> {
  const { db, now } = service;
  if (row.checkedInAt) return readAnswer(service, answer);
  if (isCancelled(row)) {
    throw new Failure("interview_cancelled", {
      message: cancelledInterviewsWords.cancelledOn(row.changedAt),
    });
  }
  if (!codeCounts(row, now)) throw new Failure("not_meeting_time");
  // Counted before the comparison, so that concurrent tries get no more than sequential ones.
  const desk: CodeDesk = detail ? "wrongLinkCodes" : "wrongCodes";
  const [mine] = await spendMeetingCodeTry(db, row.id, desk);
  if (!mine)
    throw new Failure("meeting_code_paused", detail ? { message: consoleWords.linkPaused } : {});
  if (!(await isMeetingCode(service, row.uid, code))) throw new Failure("meeting_code_wrong");
  const plan = presence(row, { actor, desk, detail }, now);
  const id = { interview: row.id };
  const view = await commit(service, plan, guaranteeAnswer(service, id));
  if (!view) {
    const [current] = await interviewOfCompany(db, row.id);
    if (!current?.interview.checkedInAt) throw new Failure("stale_state");
  }
  return keepGuarantee(service, id, answer, { loaded: await view?.() });
}

/** The plan of a right meeting code. */
function presence(
  row: InterviewRow,
  { actor, desk, detail }: { actor: Actor; desk: CodeDesk; detail: { link: number } | null },
  now: Date,
): Plan {
  const at = now.toISOString();
  return testimony(
    row,
    {
      changes: [statement(returnMeetingCodeTry, row.id, desk), statement(setCheckedIn, row, at)],
      audit: [{ actor, action: "interview.check-in", subject: String(row.id), detail, at }],
    },
    now,
  );
}
