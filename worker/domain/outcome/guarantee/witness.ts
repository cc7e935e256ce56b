import { touchGuarantee } from "../../../../db/application/guarantee";
import type { InterviewRow } from "../../../../db/interview/interviews";
import {
  clearWord,
  interviewOfCompany,
  setArrived,
  setCandidateWord,
  type Word,
} from "../../../../db/interview/testimony";
import { isScheduled } from "../../../facts/guarantee/statuses";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { undoUntil } from "../../booking/interview/outcome.rules";
import { mayArrive, maySayOutcome } from "../../booking/interview/presence.rules";
import { newestUncancelled } from "../../case/appointment.rules";
import type { Case } from "../../case/case";
import { NO_ANSWER, perform, type Verb } from "../../case/commit";
import { interviewOf } from "../../case/facts";
import { type CaseId, loadCase, type Viewer } from "../../case/load";
import { type Plan, planOf, statement } from "../../case/plan";
import { refuseSinceSuspension } from "../../employers/company/suspended";
import type { Service } from "../../service";
import { companyWord } from "./company-word";
import { keepGuarantee } from "./keep";

/** A statement or a presence: the guarantee is checked with it. */
export const testimony = ({ applicationId }: InterviewRow, parts: Partial<Plan>, now: Date): Plan =>
  planOf({
    ...parts,
    changes: [
      ...(parts.changes ?? []),
      statement(touchGuarantee, applicationId, now.toISOString()),
    ],
  });

/** Stores a statement or a presence, and at once the outcome, if the rules now decide it. */
async function testify(
  service: Service,
  id: CaseId,
  viewer: Viewer,
  decide: (facts: Case) => Plan | null,
): Promise<void> {
  const verb: Verb<Case> = { load: () => loadCase(service, id, viewer), decide };
  const { hasChanged } = await perform(service, verb, NO_ANSWER);
  if (hasChanged) await keepGuarantee(service, id);
}

const owner = (userId: number): Viewer => ({ for: "owner", userId });

/**
 * The candidate reports being there. Idempotent.
 *
 * @throws Failure not_found, not_meeting_time
 */
export const arrive = (service: Service, userId: number, id: number): Promise<void> =>
  testify(service, { application: id }, owner(userId), (facts) => arrival(facts, service.now));

/** Decides `arrive`. */
export function arrival({ interviews }: Case, now: Date): Plan | null {
  const row = newestUncancelled(interviews);
  if (row?.arrivedAt) return null;
  if (!row || !mayArrive(row, now)) throw new Failure("not_meeting_time");
  return testimony(row, { changes: [statement(setArrived, row, now.toISOString())] }, now);
}

/**
 * The candidate's statement on how the interview went. Repeating it changes nothing.
 *
 * @throws Failure not_found, not_word_time, word_given
 */
export const candidateSays = (
  service: Service,
  userId: number,
  id: number,
  word: Word,
): Promise<void> =>
  testify(service, { application: id }, owner(userId), (facts) =>
    candidateStatement(facts, word, service.now),
  );

/** Decides `candidateSays`. */
export function candidateStatement({ interviews }: Case, word: Word, now: Date): Plan | null {
  const row = newestUncancelled(interviews);
  if (row?.candidateWord === word.outcome) return null;
  if (row?.candidateWord) throw new Failure("word_given");
  if (!row || !maySayOutcome(row, now)) throw new Failure("not_word_time");
  const changes = [statement(setCandidateWord, row, word, now.toISOString())];
  return testimony(row, { changes }, now);
}

/**
 * Takes back a statement of absence in its first minutes, before it has any consequence.
 *
 * @throws Failure word_stands
 */
export function takeBack(
  row: InterviewRow,
  side: "candidate" | "company",
  audit: Plan["audit"],
  now: Date,
): Plan | null {
  const [word, at] =
    side === "company"
      ? [row.companyWord, row.companyWordAt]
      : [row.candidateWord, row.candidateWordAt];
  if (word === null) return null;
  const until = undoUntil(word, at);
  if (until === null || until <= now.toISOString() || !isScheduled(row)) {
    throw new Failure("word_stands");
  }
  return testimony(row, { changes: [statement(clearWord, row, side)], audit }, now);
}

/**
 * The candidate takes back the statement "Nobody came" or "I did not come". Idempotent.
 *
 * @throws Failure not_found, word_stands
 */
export const candidateTakesBack = (service: Service, userId: number, id: number): Promise<void> =>
  testify(service, { application: id }, owner(userId), ({ interviews }) => {
    const row = newestUncancelled(interviews);
    return row ? takeBack(row, "candidate", [], service.now) : null;
  });

/** An interview of this member's company. @throws Failure not_found */
export async function interviewFor({ db }: Service, { companyId }: Actor, id: number) {
  const [row] = await interviewOfCompany(db, id);
  if (!row || companyId === null || row.companyId !== companyId) throw new Failure("not_found");
  return row.interview;
}

/** @throws Failure not_found for an actor without a company */
function companyOfActor({ companyId }: Actor): Viewer {
  if (companyId === null) throw new Failure("not_found");
  return { for: "company", companyId };
}

/**
 * The company's statement on how the interview went. If silence would decide, the candidate is
 * notified. Repeating the statement changes nothing.
 *
 * @throws Failure not_found, company_suspended, not_word_time, word_given
 */
export const companySays = async (
  service: Service,
  actor: Actor,
  interviewId: number,
  word: Word,
): Promise<void> =>
  testify(service, { interview: interviewId }, companyOfActor(actor), (facts) =>
    companyStatement(interviewOf(facts, interviewId), { actor, word }, service.now),
  );

/** Decides `companySays`. */
export function companyStatement(
  row: InterviewRow,
  { actor, word }: { actor: Actor; word: Word },
  now: Date,
): Plan | null {
  const { outcome } = word;
  if (row.companyWord === outcome) return null;
  if (row.companyWord) throw new Failure("word_given");
  refuseSinceSuspension(actor, row);
  if (!maySayOutcome(row, now)) throw new Failure("not_word_time");
  const audit = {
    actor,
    action: "interview.outcome",
    subject: String(row.id),
    detail: { outcome },
    at: now.toISOString(),
  };
  return testimony(row, { ...companyWord(row, word, now), audit: [audit] }, now);
}

/**
 * The company takes back the statement "We could not be there" or "The candidate did not come".
 * Idempotent.
 *
 * @throws Failure not_found, word_stands
 */
export const companyTakesBack = async (
  service: Service,
  actor: Actor,
  interviewId: number,
): Promise<void> =>
  testify(service, { interview: interviewId }, companyOfActor(actor), (facts) => {
    const row = interviewOf(facts, interviewId);
    const audit = {
      actor,
      action: "interview.outcome-undo",
      subject: String(interviewId),
      detail: { outcome: row.companyWord },
      at: service.now.toISOString(),
    };
    return takeBack(row, "company", [audit], service.now);
  });
