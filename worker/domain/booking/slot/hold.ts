import * as words from "~worker/words/slots";
import { applicationById } from "../../../../db/application/applications";
import { countHolds, type HoldTerms } from "../../../../db/application/claims";
import {
  clearWarnings,
  outboxOfEndingHolds,
  outboxOfLapsedHolds,
  releaseLapsed,
} from "../../../../db/application/holds";
import { withdrawalOf } from "../../../../db/application/withdrawals";
import { type Db, writeBatch } from "../../../../db/client";
import { jobById } from "../../../../db/job/jobs";
import { writtenAt } from "../../../../db/outbox/outbox";
import { isGuardViolation } from "../../../../db/violations";
import type { Status } from "../../../facts/guarantee/statuses";
import { SLOT_REST_SECONDS } from "../../../facts/money/holds";
import { addSeconds } from "../../../facts/times";
import { Failure, type FailureCode } from "../../../failure";
import type { Service } from "../../service";
import type { MessageKind } from "../../talk/outbox/kinds.rules";
import { slotAt } from "./slot.rules";

async function enqueueWritten(service: Service, kind: MessageKind): Promise<number> {
  const messages = await writtenAt(service.db, kind, service.now.toISOString());
  await service.enqueue(messages.map(({ id }) => id));
  return messages.length;
}

/** Notifies once, ahead of time, that a hold is about to expire. */
export async function warnOfEndingHolds(service: Service): Promise<number> {
  const at = service.now.toISOString();
  const kind: MessageKind = "hold_ending";
  await writeBatch(service.db, [
    outboxOfEndingHolds(service.db, kind, at),
    clearWarnings(service.db, at),
  ]);
  return enqueueWritten(service, kind);
}

const LAPSED: MessageKind = "lapsed";

/**
 * The writes that end expired holds and notify their candidates. Every claim begins with them for
 * its job: an earlier request that has waited for a provider must not find its hold alive once the
 * slot belongs to another candidate.
 */
export const endLapsedHolds = ({ db, now }: Service, jobId?: number) =>
  endLapsed(db, now.toISOString(), jobId);

/** The same, as a statement of a plan. */
export const endLapsed = (db: Db, at: string, jobId?: number) => [
  outboxOfLapsedHolds(db, LAPSED, at, jobId),
  releaseLapsed(db, at, jobId),
];

/**
 * Releases expired holds and notifies their candidates. The slots could be claimed by others as
 * soon as the holds expired.
 */
export async function releaseLapsedHolds(service: Service): Promise<number> {
  await writeBatch(service.db, endLapsedHolds(service));
  return enqueueWritten(service, LAPSED);
}

/** The terms under which a slot is held now. */
export function holdTerms({ settings, now }: Service): HoldTerms {
  return {
    now: now.toISOString(),
    unpaidHolds: { fresh: settings.UNPAID_HOLDS_NEW, proven: settings.UNPAID_HOLDS },
    restedSince: addSeconds(now, -SLOT_REST_SECONDS),
  };
}

type ApplicationRow = Awaited<ReturnType<typeof applicationById>>[number];

/** The person who wanted a slot, the job, and the slot that they had, if any. */
interface Wanted {
  userId: number;
  jobId: number;
  had?: ApplicationRow;
}

async function factsOf(service: Service, { userId, jobId, had }: Wanted) {
  const { db, now } = service;
  const [[job], [held], [withdrawal]] = await db.batch([
    jobById(db, jobId, userId, now.toISOString()),
    countHolds(db, userId, holdTerms(service)),
    withdrawalOf(db, jobId),
  ]);
  const againFrom = had ? slotAt(had, now).againFrom : null;
  return { job, held, againFrom, withdrawal };
}
type Facts = Awaited<ReturnType<typeof factsOf>>;

/** A possible reason for a refused slot; null if it does not apply. */
type Reason = (facts: Facts) => Failure | null;

/** A concurrent request of the same person came first, and has the slot. */
export const hasApplied: Reason = ({ job }) =>
  job?.isApplied ? new Failure("already_applied") : null;

export const isWithdrawn: Reason = ({ job }) =>
  job?.withdrawnAt ? new Failure("job_withdrawn") : null;

export const isSuspended: Reason = ({ withdrawal }) =>
  withdrawal?.isSuspended ? new Failure("company_suspended") : null;

export const isClosed: Reason = ({ job }) => (job?.closedAt ? new Failure("job_closed") : null);

/** The slot is open to others for a while. */
export const rests: Reason = ({ againFrom }) =>
  againFrom
    ? new Failure("reclaim_too_soon", { message: words.slotWords.restsUntil(againFrom) })
    : null;

export const isBlocked: Reason = ({ held }) => (held?.blockedAt ? new Failure("blocked") : null);

export const holdsTooMany: Reason = ({ held }) =>
  held && held.holds >= held.most
    ? new Failure("too_many_holds", { message: words.slotWords.tooManyHolds(held.most) })
    : null;

/** Why a person got no slot: the first of `reasons` that applies, else that no slot was left. */
export async function whyNoSlot(
  service: Service,
  input: Wanted,
  reasons: readonly Reason[],
): Promise<Failure> {
  const facts = await factsOf(service, input);
  const [why] = reasons.flatMap((look) => look(facts) ?? []);
  return why ?? new Failure("no_slots_left");
}

/**
 * Reasons that refuse a hold; a payment or a credit confirms the slot however many others are held.
 */
export const OF_HOLD: Reason[] = [isWithdrawn, isSuspended, rests, isBlocked, holdsTooMany];

interface RefusedClaim {
  /** The application. */
  id: number;
  isStill(status: Status): boolean;
  /** The failure for an application that is not in the stage of `isStill` any more. */
  movedOn: FailureCode;
  reasons: readonly Reason[];
}

/** Waits for a claim of a slot. @throws Failure the reason why there was none, if it was refused */
export async function explainRefusal<T>(
  service: Service,
  work: Promise<T>,
  { id, isStill, movedOn, reasons }: RefusedClaim,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isGuardViolation(error, "slot_free")) throw error;
    const [had] = await applicationById(service.db, id);
    if (!had || !isStill(had.status)) throw new Failure(movedOn);
    throw await whyNoSlot(service, { userId: had.userId, jobId: had.jobId, had }, reasons);
  }
}
