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
import { mayArrive, maySayOutcome, undoUntil } from "../../booking/interview/outcome.rules";
import { newestUncancelled } from "../../case/appointment.rules";
import { type Case, type CaseId, interviewOf, loadCase, type Viewer } from "../../case/case";
import { type Answer, perform, readAnswer, type Verb } from "../../case/commit";
import { type Plan, planOf, statement } from "../../case/plan";
import { refuseSinceSuspension } from "../../employers/company/suspended";
import type { Service } from "../../service";
import { companyWord } from "./company-word";
import { type GuaranteeCase, guaranteeAnswer } from "./guarantee-case";
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
async function testify<View>(
  service: Service,
  [id, viewer]: [CaseId, Viewer],
  decide: (facts: Case) => Plan | null,
  answer: Answer<View>,
): Promise<View> {
  const verb: Verb<Case> = { load: () => loadCase(service, id, viewer), decide };
  const guarantee = guaranteeAnswer(service, id);
  const { view: loaded } = await perform<Case, GuaranteeCase | null>(service, verb, {
    after: async (db, writes) => (writes.length > 0 ? guarantee.after(db, writes) : () => null),
  });
  return loaded ? keepGuarantee(service, id, answer, { loaded }) : readAnswer(service, answer);
}

/** An application of its owner. */
const ownApplication = (userId: number, id: number): [CaseId, Viewer] => [
  { application: id },
  { for: "owner", userId },
];

/** An interview of the actor's company. @throws Failure not_found for an actor without a company */
function ofCompany({ companyId }: Actor, id: number): [CaseId, Viewer] {
  if (companyId === null) throw new Failure("not_found");
  return [{ interview: id }, { for: "company", companyId }];
}

/**
 * The candidate reports being there. Idempotent.
 *
 * @throws Failure not_found, not_meeting_time
 */
export const arrive = <View>(service: Service, userId: number, id: number, answer: Answer<View>) =>
  testify(service, ownApplication(userId, id), (facts) => arrival(facts, service.now), answer);

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
export const candidateSays = <View>(
  service: Service,
  userId: number,
  { id, ...word }: Word & { id: number },
  answer: Answer<View>,
): Promise<View> => {
  const decide = (facts: Case) => candidateStatement(facts, word, service.now);
  return testify(service, ownApplication(userId, id), decide, answer);
};

/** Decides `candidateSays`. */
function candidateStatement({ interviews }: Case, word: Word, now: Date): Plan | null {
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
function takeBack(
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
export const candidateTakesBack = <View>(
  service: Service,
  userId: number,
  id: number,
  answer: Answer<View>,
): Promise<View> => {
  const decide = ({ interviews }: Case) => {
    const row = newestUncancelled(interviews);
    return row ? takeBack(row, "candidate", [], service.now) : null;
  };
  return testify(service, ownApplication(userId, id), decide, answer);
};

/** An interview of this member's company. @throws Failure not_found */
export async function interviewFor({ db }: Service, { companyId }: Actor, id: number) {
  const [row] = await interviewOfCompany(db, id);
  if (!row || companyId === null || row.companyId !== companyId) throw new Failure("not_found");
  return row.interview;
}

/**
 * The company's statement on how the interview went. If silence would decide, the candidate is
 * notified. Repeating the statement changes nothing.
 *
 * @throws Failure not_found, company_suspended, not_word_time, word_given
 */
export const companySays = async <View>(
  service: Service,
  actor: Actor,
  { id, ...word }: Word & { id: number },
  answer: Answer<View>,
): Promise<View> => {
  const decide = (facts: Case) =>
    companyStatement(interviewOf(facts, id), { actor, word }, service.now);
  return testify(service, ofCompany(actor, id), decide, answer);
};

/** Decides `companySays`. */
function companyStatement(
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
export const companyTakesBack = async <View>(
  service: Service,
  actor: Actor,
  id: number,
  answer: Answer<View>,
): Promise<View> => {
  const decide = (facts: Case) => {
    const row = interviewOf(facts, id);
    const audit = {
      actor,
      action: "interview.outcome-undo",
      subject: String(id),
      detail: { outcome: row.companyWord },
      at: service.now.toISOString(),
    };
    return takeBack(row, "company", [audit], service.now);
  };
  return testify(service, ofCompany(actor, id), decide, answer);
};
