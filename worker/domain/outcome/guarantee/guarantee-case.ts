import { jobIdOf } from "../../../../db/application/applications";
import { type ApplicationKey, companyIdOf } from "../../../../db/application/cases";
import { offeredDays, seatsNotFree, waitingBeside } from "../../../../db/application/fair-offers";
import { returnedSince } from "../../../../db/application/guarantee";
import type { RowsOf } from "../../../../db/client";
import { jobOfCompany, membersOf } from "../../../../db/company/companies";
import { tiesSince } from "../../../../db/interview/testimony";
import { todayInIndia } from "../../../contract/profile";
import { firstRound, laterRound } from "../../../facts/guarantee/rounds";
import { termsOf } from "../../../facts/guarantee/terms";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import { momentInIndia, timesOf } from "../../booking/interview/times.rules";
import { roundToChoose } from "../../case/appointment.rules";
import { type Case, type CaseId, caseStatements, composedCase, keyOf } from "../../case/case";
import { type Answer, answerOf } from "../../case/commit";
import type { JobReaders } from "../../employers/company/mails";
import type { Service } from "../../service";
import type { Guarantee } from "./clock.rules";
import { fairlyOffered } from "./fair-offer.rules";

const YEAR_SECONDS = 365 * DAY_SECONDS;

/** A case with all facts that decide which step of its guarantee is due. */
export interface GuaranteeCase extends Case {
  guarantee: Guarantee;
}

/** The same with the facts that some of the steps need. */
export interface StepCase extends GuaranteeCase {
  /** The candidate can choose a time. */
  hasFreeTimes: boolean;
  /** The automatic refunds of today, in paise. */
  returns: Returns;
  /** Who reads mails about the job; null for a job without a company. */
  readers: JobReaders | null;
}

interface Returns {
  /** When the day began in India. */
  since: string;
  total: number;
  /** The daily cap; null if staff decided, so that it does not apply. */
  cap: number | null;
}

/** The first moment of the day in India. */
const dayStart = (now: Date) => momentInIndia(todayInIndia(now), "00:00").toISOString();

/** The round for which the candidate waits, or waited when the application ended. */
const waitedRound = ({ nextRound }: { nextRound: number | null }, rounds: number) =>
  laterRound(nextRound) ?? firstRound(rounds);

/** No cap: for a decision of staff, and for a step that returns nothing. */
export const noReturns = (now: Date): Returns => ({ since: dayStart(now), total: 0, cap: null });

/** Reads today's automatic refunds and their cap. */
export async function loadReturns({ db, settings, now }: Service): Promise<Returns> {
  const since = dayStart(now);
  const [returned] = await returnedSince(db, since);
  return { since, total: returned?.paise ?? 0, cap: settings.RETURNS_DAILY_CAP * 100 };
}

/** Reads who gets mails about the job of an application. */
export async function loadReaders({ db }: Service, id: CaseId): Promise<JobReaders | null> {
  const key = keyOf(id);
  const [[job], members] = await db.batch([
    jobOfCompany(db, jobIdOf(key)),
    membersOf(db, companyIdOf(key)),
  ]);
  return job ? { job, members } : null;
}

/** The statements that a case with its guarantee is made from. */
const guaranteeStatements = ({ db, now }: Service, caseId: CaseId) => {
  const at = now.toISOString();
  const key: ApplicationKey = keyOf(caseId);
  return [
    offeredDays(db, key, at),
    seatsNotFree(db, key, at),
    waitingBeside(db, key, at),
    tiesSince(db, key, addSeconds(now, -YEAR_SECONDS)),
    ...caseStatements(db, key, undefined, at),
  ] as const;
};

/** The case with its guarantee of these rows. @throws Failure not_found */
function composedGuarantee([days, takenTimes, waiting, [ties], ...rows]: RowsOf<
  ReturnType<typeof guaranteeStatements>
>): GuaranteeCase {
  const facts = composedCase(rows);
  return {
    ...facts,
    guarantee: {
      ...facts.application,
      sold: termsOf(facts.application),
      interviews: facts.interviews,
      wasFairlyOffered: wasFairlyOffered(facts, days, takenTimes, waiting),
      sendAt: facts.result?.sendAt ?? null,
      ties: ties?.count ?? 0,
    },
  };
}

/**
 * A case with the facts of its guarantee, read in the batch of an act on it.
 *
 * @throws Failure not_found
 */
export const guaranteeAnswer = (service: Service, caseId: CaseId): Answer<GuaranteeCase> =>
  answerOf(guaranteeStatements(service, caseId), composedGuarantee);

/** Loads a case with the facts of its guarantee in one batch. @throws Failure not_found */
export const loadGuarantee = async (service: Service, caseId: CaseId): Promise<GuaranteeCase> =>
  composedGuarantee(await service.db.batch(guaranteeStatements(service, caseId)));

type Rows<T extends (...args: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<T>>;

function wasFairlyOffered(
  { application, job }: Case,
  days: Rows<typeof offeredDays>,
  takenTimes: Rows<typeof seatsNotFree>,
  waiting: Rows<typeof waitingBeside>,
): boolean {
  // Its days still exist, but candidates may not choose among them.
  if (job.withdrawnAt !== null || job.isSuspended) return false;
  const round = roundToChoose(application, job.rounds);
  const roundDays = days
    .filter((day) => day.round === round)
    .map((day) => ({ ...day, times: timesOf(day) }));
  const besides = waiting.filter((one) => waitedRound(one, job.rounds) === round);
  return fairlyOffered(roundDays, takenTimes, job, besides).has(application.id);
}
