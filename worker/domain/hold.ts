import { applicationById } from "../../db/applications";
import { countHolds, type HoldTerms } from "../../db/claims";
import { writeBatch } from "../../db/client";
import {
  clearFull,
  clearWarnings,
  freedJobs,
  outboxOfEndingHolds,
  outboxOfLapsedHolds,
  outboxOfSavers,
  releaseLapsed,
} from "../../db/holds";
import { writtenAt } from "../../db/outbox";
import { withdrawalOf } from "../../db/withdrawals";
import { todayInIndia } from "../contract/profile";
import type { Status } from "../contract/values";
import { SLOT_REST_SECONDS } from "../facts/holds";
import { Failure, type FailureCode } from "../failure";
import { slotAt } from "./application.rules";
import type { MessageKind } from "./message.rules";
import { later, type Service } from "./service";
import { clockTime } from "./words.rules";

const JOBS_AT_ONCE = 50;

async function enqueueWritten(service: Service, kind: MessageKind): Promise<number> {
  const written = await writtenAt(service.db, kind, service.now.toISOString());
  await service.enqueue(written.map(({ id }) => id));
  return written.length;
}

/** Tells once, ahead of time, that a hold is about to lapse. */
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
 * The writes that end holds which ran out, and tell. Every claim begins with them for its job: a
 * verb that started earlier, and has waited for a provider since, must not find its hold alive
 * once the slot is someone else's.
 */
export function endLapsedHolds({ db, now }: Service, jobId?: number) {
  const at = now.toISOString();
  return [outboxOfLapsedHolds(db, LAPSED, at, jobId), releaseLapsed(db, at, jobId)];
}

/** Tidies holds that ran out, and tells. They were free to others from the moment they lapsed. */
export async function releaseLapsedHolds(service: Service): Promise<number> {
  await writeBatch(service.db, endLapsedHolds(service));
  return enqueueWritten(service, LAPSED);
}

/** Tells those who saved a job that was full that it has a free slot: once a day at most. */
export async function tellOfFreeSlots(service: Service): Promise<number> {
  const { db, now } = service;
  const at = now.toISOString();
  const kind: MessageKind = "slot_free";
  const freed = await freedJobs(db, at, JOBS_AT_ONCE);
  for (const { id } of freed) {
    await writeBatch(db, [
      outboxOfSavers(db, kind, id, todayInIndia(now), at),
      clearFull(db, id, at),
    ]);
  }
  return freed.length > 0 ? enqueueWritten(service, kind) : 0;
}

/** On what terms someone holds a slot now. */
export function holdTerms({ settings, now }: Service): HoldTerms {
  return {
    now: now.toISOString(),
    unpaidHolds: { fresh: settings.UNPAID_HOLDS_NEW, proven: settings.UNPAID_HOLDS },
    restedSince: later(now, -SLOT_REST_SECONDS),
  };
}

/** Someone is blocked, or holds as many unpaid slots as this number may; null where neither is so. */
export async function whyNoMoreHolds(service: Service, userId: number): Promise<Failure | null> {
  const [held] = await countHolds(service.db, userId, holdTerms(service));
  if (held?.blockedAt) return new Failure("blocked");
  if (!held || held.holds < held.most) return null;
  const slots = held.most === 1 ? "1 unpaid slot" : `${held.most} unpaid slots`;
  const message = `We keep ${slots} for you. Pay for one or cancel one first.`;
  return new Failure("too_many_holds", { message });
}

/** Why nothing can be taken or paid for a job that was withdrawn; null for any other. */
export async function whyWithdrawn(service: Service, jobId: number): Promise<Failure | null> {
  const [withdrawal] = await withdrawalOf(service.db, jobId);
  return withdrawal?.at ? new Failure("job_withdrawn") : null;
}

/**
 * Why an application was not given the hold it asked for.
 *
 * @param movedOn what it is told where it is at another stage by now than `isStill` says.
 */
export async function whyNotHeld(
  service: Service,
  applicationId: number,
  isStill: (status: Status) => boolean,
  movedOn: FailureCode,
): Promise<Failure> {
  const [current] = await applicationById(service.db, applicationId);
  if (!current || !isStill(current.status)) return new Failure(movedOn);
  return (
    (await whyWithdrawn(service, current.jobId)) ??
    whyNotAgain(service, current) ??
    (await whyNoMoreHolds(service, current.userId)) ??
    new Failure("no_slots_left")
  );
}

/** The slot rests: it is open to others for a while. Null where it does not. */
export function whyNotAgain(service: Service, slot: Parameters<typeof slotAt>[0]): Failure | null {
  const { againFrom } = slotAt(slot, service.now);
  if (!againFrom) return null;
  const message = `Others can take the slot until ${clockTime(againFrom)}. After that you can take it again if it is free.`;
  return new Failure("reclaim_too_soon", { message });
}
