import type { HoldTerms } from "../../../db/application/claims";
import {
  clearFull,
  clearWarnings,
  freedJobs,
  outboxOfEndingHolds,
  outboxOfLapsedHolds,
  outboxOfSavers,
  releaseLapsed,
} from "../../../db/application/holds";
import { writeBatch } from "../../../db/client";
import { writtenAt } from "../../../db/outbox/outbox";
import { todayInIndia } from "../../contract/profile";
import { SLOT_REST_SECONDS } from "../../facts/holds";
import { addSeconds } from "../../facts/times";
import type { MessageKind } from "../outbox/kinds.rules";
import type { Service } from "../service";

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
export async function notifyOfFreeSlots(service: Service): Promise<number> {
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
    restedSince: addSeconds(now, -SLOT_REST_SECONDS),
  };
}
