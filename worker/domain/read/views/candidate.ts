import { type CandidateRow, candidateOf } from "../../../../db/application/candidates";
import { answersOf, attemptOf } from "../../../../db/assessment/attempts";
import { writeBatch } from "../../../../db/client";
import { type InterviewRow, interviewsOf } from "../../../../db/interview/interviews";
import { insertAudit } from "../../../../db/staff/staff";
import type {
  Candidate,
  CompanyApplication,
  OwedAnswer,
} from "../../../contract/console/candidates";
import { CONTACT_HOURS } from "../../../facts/guarantee/interviews";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { byTime, currentOf, newestUncancelled, roundToChoose } from "../../case/appointment.rules";
import { choicesOf } from "../../outcome/guarantee/answer.rules";
import type { Service } from "../../service";
import { resultOf } from "./candidate.rules";
import { toFile, toMarks, toShownInterview } from "./listed-interview";

const toInterview = (row: InterviewRow, now: Date) => ({
  ...toShownInterview(row, now, "company"),
  evidence: row.evidence,
});

/**
 * A candidate as this actor sees them: a suspended company cannot open resumes.
 *
 * @param interviews of the application, newest first
 */
async function toCandidate(
  service: Service,
  actor: Actor,
  row: CandidateRow,
  interviews: InterviewRow[],
): Promise<Candidate> {
  const { application, job, person, stage } = row;
  const { id, status, promisedBy, answerBy, closedBecause } = application;
  const current = currentOf(interviews, service.now);
  const round = roundToChoose(application, job.rounds);
  return {
    id,
    status,
    stage,
    promisedBy,
    answerBy,
    closedBecause,
    price: application.price,
    name: person.name,
    score: toMarks(row),
    resume: actor.suspendedAt ? null : await toFile(service, row.resume),
    interview: current ? toInterview(current, service.now) : null,
    next: round === undefined ? null : { round, chooseBy: promisedBy },
    result: resultOf(application, row.pending),
  };
}

/** Candidates in a company's list. */
export async function toCandidates(
  service: Service,
  actor: Actor,
  rows: CandidateRow[],
): Promise<Candidate[]> {
  const ids = rows.map(({ application }) => application.id);
  const interviews = ids.length > 0 ? await interviewsOf(service.db, ids) : [];
  return Promise.all(
    rows.map((row) =>
      toCandidate(
        service,
        actor,
        row,
        interviews.filter(({ applicationId }) => applicationId === row.application.id),
      ),
    ),
  );
}

/** The answers that a company owes. */
export async function toOwedAnswers(
  service: Service,
  actor: Actor,
  rows: CandidateRow[],
): Promise<OwedAnswer[]> {
  const candidates = await toCandidates(service, actor, rows);
  return candidates.flatMap(({ id, name, interview, answerBy }, index) => {
    const row = rows[index];
    if (!row || !answerBy) return [];
    const { id: jobId, title } = row.job;
    return [{ id, name, interview, answerBy, job: { id: jobId, title } }];
  });
}

/** A candidate as their company sees them. @throws Failure not_found */
async function readCompanyApplication(
  service: Service,
  actor: Actor,
  companyId: number,
  id: number,
): Promise<CompanyApplication> {
  const { db, now } = service;
  const [[row], interviews, [attempt], answers] = await db.batch([
    candidateOf(db, companyId, id, now.toISOString()),
    interviewsOf(db, [id]),
    attemptOf(db, id),
    answersOf(db, id),
  ]);
  if (!row) throw new Failure("not_found");
  const { application, job, person, pending } = row;
  const optionsByQuestion = new Map(answers.map(({ question, option }) => [question, option]));
  const isSuspended = Boolean(actor.suspendedAt);
  const isShown = !isSuspended && isContactShown(newestUncancelled(interviews), now);
  return {
    ...(await toCandidate(service, actor, row, interviews)),
    job: { id: job.id, title: job.title },
    isSuspended,
    phone: isShown ? person.phone : null,
    email: isShown ? person.email : null,
    questions: (attempt?.questions ?? []).map(({ prompt, answer }, index) => ({
      prompt,
      isRight: optionsByQuestion.get(index) === answer,
    })),
    interviews: byTime(interviews).map((one) => toInterview(one, now)),
    choices: choicesOf(actor, application, interviews, pending, now),
  };
}

/**
 * Shows a candidate to a company, and records the viewer in the audit log. @throws Failure
 * not_found
 */
export async function openCompanyApplication(
  service: Service,
  actor: Actor,
  companyId: number,
  id: number,
): Promise<CompanyApplication> {
  const application = await readCompanyApplication(service, actor, companyId, id);
  const { db, now } = service;
  const line = { actor, action: "application.read", subject: String(id), detail: null };
  await writeBatch(db, [insertAudit(db, { ...line, at: now.toISOString() })]);
  return application;
}

/** Phone and mail are for the interview: visible from the day before it. */
const isContactShown = (interview: InterviewRow | undefined, now: Date) =>
  interview !== undefined && now.getTime() >= Date.parse(interview.at) - CONTACT_HOURS * 3_600_000;
