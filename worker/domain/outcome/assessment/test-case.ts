import { answersOf, attemptOf, type attemptsInTheWay } from "../../../../db/assessment/attempts";
import {
  assessmentBehind,
  attemptsBehind,
  jobBehind,
} from "../../../../db/assessment/of-application";
import type { assessmentOf } from "../../../../db/job/job-tests";
import { LIMITS } from "../../../facts/limits/limits";
import { pausedSince } from "../../booking/application/application.rules";
import {
  type CaseWithAttempt,
  caseStatements,
  composedCase,
  scopeOf,
  type Viewer,
} from "../../case/case";
import { categoryOf } from "../../employers/job/job";
import { type Counter, countersOf } from "../../limit";
import { networkOf } from "../../network.rules";
import type { Service } from "../../service";

/** The view of a test: a person who is logged in finds only their own. */
export const viewerOfTest = (userId: number | null): Viewer =>
  userId === null ? { for: "product" } : { for: "owner", userId };

/** A case with all that decides how its attempt ends. */
export interface CaseToGrade extends CaseWithAttempt {
  answers: Awaited<ReturnType<typeof answersOf>>;
}

/** Loads it in one batch. @throws Failure not_found */
export async function loadCaseToGrade(
  { db, now }: Service,
  id: number,
  viewer: Viewer,
): Promise<CaseToGrade> {
  const [[attempt], answers, ...rows] = await db.batch([
    attemptOf(db, id),
    answersOf(db, id),
    ...caseStatements(db, id, scopeOf({ application: id }, viewer), now.toISOString()),
  ]);
  return { ...composedCase(rows), attempt: attempt ?? null, answers };
}

/** A case with all that decides whether its test can start. */
export interface CaseToStart extends CaseWithAttempt {
  test: Awaited<ReturnType<typeof assessmentOf>>[number] | null;
  category: string;
  /** Attempts at other tests of the category, the running one first, then the newest. */
  others: Awaited<ReturnType<typeof attemptsInTheWay>>;
  /** The limits in which the start counts. */
  counters: Counter[];
}

/** The limits of a start. @param address of the client, null where it is unknown */
export const usesOfStart = (userId: number, address: string | null) => [
  { limit: LIMITS.attemptsOfPerson, of: userId },
  { limit: LIMITS.attemptsOfNetwork, of: address && networkOf(address) },
];

/** Loads it in one batch. @throws Failure not_found */
export async function loadCaseToStart(
  service: Service,
  id: number,
  viewer: Viewer,
  address: string | null,
): Promise<CaseToStart> {
  const { db, now } = service;
  const at = now.toISOString();
  const [[attempt], [test], attempts, [job], ...rows] = await db.batch([
    attemptOf(db, id),
    assessmentBehind(db, id),
    attemptsBehind(db, id, pausedSince(now)),
    jobBehind(db, id, at),
    ...caseStatements(db, id, scopeOf({ application: id }, viewer), at),
  ]);
  const facts = composedCase(rows);
  return {
    ...facts,
    attempt: attempt ?? null,
    test: test ?? null,
    category: job ? categoryOf(job.jobDetail) : "",
    others: attempts.filter(({ applicationId }) => applicationId !== id),
    counters: await countersOf(service, usesOfStart(facts.application.userId, address)),
  };
}
