import { applicationOfUser } from "../../../db/application/applications";
import { touchGuarantee } from "../../../db/application/guarantee";
import { type Write, writeBatch } from "../../../db/client";
import { type InterviewRow, interviewsOf } from "../../../db/interview/interviews";
import {
  type CodeDesk,
  clearWord,
  interviewOfCompany,
  returnMeetingCodeTry,
  setArrived,
  setCandidateWord,
  setCheckedIn,
  spendMeetingCodeTry,
  type Word,
} from "../../../db/interview/testimony";
import { insertAudit } from "../../../db/staff/staff";
import type { Actor } from "../../facts/console";
import { isCancelled, isScheduled } from "../../facts/statuses";
import { Failure } from "../../failure";
import { cancelledOn } from "../../words/en/cancelled-interviews";
import { linkPaused } from "../../words/en/console";
import { standingOf } from "../case/appointment.rules";
import { refuseSinceSuspension } from "../company/suspended";
import { isMeetingCode } from "../interview/meeting-code";
import { undoUntil } from "../interview/outcome.rules";
import { codeCounts, mayArrive, maySayOutcome } from "../interview/presence.rules";
import { enqueueMessages, insertMessages, type OutboxMessage } from "../outbox/outbox";
import { retryIfOvertaken } from "../retry";
import type { Service } from "../service";
import { companyWord } from "./company-word";
import { keepGuarantee } from "./keep";

/** Stores a statement or a presence, and at once the outcome, if the rules now decide it. */
async function testify(
  service: Service,
  { applicationId }: InterviewRow,
  writes: Write[],
  messages: OutboxMessage[] = [],
): Promise<true> {
  const { db, now } = service;
  await writeBatch(db, [
    ...writes,
    touchGuarantee(db, applicationId, now.toISOString()),
    ...insertMessages(service, messages),
  ]);
  await enqueueMessages(service, messages);
  await keepGuarantee(service, applicationId);
  return true;
}

/** The candidate's interview that is not cancelled. @throws Failure not_found */
async function ownInterview({ db, now }: Service, userId: number, applicationId: number) {
  const [[row], interviews] = await db.batch([
    applicationOfUser(db, userId, applicationId, now.toISOString()),
    interviewsOf(db, [applicationId]),
  ]);
  if (!row) throw new Failure("not_found");
  return standingOf(interviews);
}

/**
 * The candidate reports being there. Idempotent.
 *
 * @throws Failure not_found, not_meeting_time
 */
export async function arrive(service: Service, userId: number, applicationId: number) {
  const row = await ownInterview(service, userId, applicationId);
  if (row?.arrivedAt) return;
  if (!row || !mayArrive(row, service.now)) throw new Failure("not_meeting_time");
  await testify(service, row, [setArrived(service.db, row.id, service.now.toISOString())]);
}

/**
 * The candidate's statement on how the interview went. Repeating it changes nothing.
 *
 * @throws Failure not_found, not_word_time, word_given
 */
export async function candidateSays(
  service: Service,
  userId: number,
  applicationId: number,
  word: Word,
): Promise<void> {
  const { db, now } = service;
  await retryIfOvertaken(async () => {
    const row = await ownInterview(service, userId, applicationId);
    if (row?.candidateWord === word.outcome) return true;
    if (row?.candidateWord) throw new Failure("word_given");
    if (!row || !maySayOutcome(row, now)) throw new Failure("not_word_time");
    return testify(service, row, setCandidateWord(db, row, word, now.toISOString()));
  });
}

/**
 * Takes back a statement of absence in its first minutes, before it has any consequence.
 *
 * @throws Failure word_stands
 */
async function takeBack(
  service: Service,
  row: InterviewRow,
  side: "candidate" | "company",
  audit: Write[] = [],
): Promise<true> {
  const [word, at] =
    side === "company"
      ? [row.companyWord, row.companyWordAt]
      : [row.candidateWord, row.candidateWordAt];
  if (word === null) return true;
  const until = undoUntil(word, at);
  if (until === null || until <= service.now.toISOString() || !isScheduled(row)) {
    throw new Failure("word_stands");
  }
  return testify(service, row, [...clearWord(service.db, row, side), ...audit]);
}

/**
 * The candidate takes back the statement "Nobody came" or "I did not come". Idempotent.
 *
 * @throws Failure not_found, word_stands
 */
export const candidateTakesBack = (service: Service, userId: number, applicationId: number) =>
  retryIfOvertaken(async () => {
    const row = await ownInterview(service, userId, applicationId);
    return row ? takeBack(service, row, "candidate") : true;
  });

/** An interview of this member's company. @throws Failure not_found */
export async function interviewFor({ db }: Service, { companyId }: Actor, id: number) {
  const [found] = await interviewOfCompany(db, id);
  if (!found || companyId === null || found.companyId !== companyId) {
    throw new Failure("not_found");
  }
  return found.interview;
}

/**
 * The front desk types the meeting code of an interview. Idempotent.
 *
 * @param detail how the code was typed, for the audit entry
 * @throws Failure interview_cancelled, not_meeting_time, meeting_code_paused, meeting_code_wrong
 */
export async function checkIn(
  service: Service,
  actor: Actor,
  row: InterviewRow,
  code: string,
  detail: { link: number } | null = null,
): Promise<void> {
  const { db, now } = service;
  if (row.checkedInAt) return;
  if (isCancelled(row)) {
    throw new Failure("interview_cancelled", { message: cancelledOn(row.changedAt) });
  }
  if (!codeCounts(row, now)) throw new Failure("not_meeting_time");
  // Counted before the comparison, so that concurrent tries get no more than sequential ones.
  const desk: CodeDesk = detail ? "wrongLinkCodes" : "wrongCodes";
  const [mine] = await spendMeetingCodeTry(db, row.id, desk);
  if (!mine) throw new Failure("meeting_code_paused", detail ? { message: linkPaused } : {});
  if (!(await isMeetingCode(service, row.uid, code))) throw new Failure("meeting_code_wrong");
  const at = now.toISOString();
  const line = { actor, action: "interview.check-in", subject: String(row.id), detail, at };
  await testify(service, row, [
    returnMeetingCodeTry(db, row.id, desk),
    setCheckedIn(db, row.id, at),
    insertAudit(db, line),
  ]);
}

/**
 * The company's statement on how the interview went. If silence would decide, the candidate is
 * notified. Repeating the statement changes nothing.
 *
 * @throws Failure not_found, company_suspended, not_word_time, word_given
 */
export async function companySays(
  service: Service,
  actor: Actor,
  id: number,
  word: Word,
): Promise<void> {
  const { db, now } = service;
  const { outcome } = word;
  const line = { actor, action: "interview.outcome", subject: String(id), detail: { outcome } };
  const audit = insertAudit(db, { ...line, at: now.toISOString() });
  await retryIfOvertaken(async () => {
    const row = await interviewFor(service, actor, id);
    if (row.companyWord === outcome) return true;
    if (row.companyWord) throw new Failure("word_given");
    refuseSinceSuspension(actor, row);
    if (!maySayOutcome(row, now)) throw new Failure("not_word_time");
    const { writes, messages } = companyWord(service, row, word);
    return testify(service, row, [...writes, audit], messages);
  });
}

/**
 * The company takes back the statement "We could not be there" or "The candidate did not come".
 * Idempotent.
 *
 * @throws Failure not_found, word_stands
 */
export const companyTakesBack = (service: Service, actor: Actor, id: number) =>
  retryIfOvertaken(async () => {
    const row = await interviewFor(service, actor, id);
    const at = service.now.toISOString();
    const line = { actor, action: "interview.outcome-undo", subject: String(id), at };
    const detail = { outcome: row.companyWord };
    return takeBack(service, row, "company", [insertAudit(service.db, { ...line, detail })]);
  });
