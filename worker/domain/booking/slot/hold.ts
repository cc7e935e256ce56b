import type { HoldTerms } from "../../../../db/application/hold-limits";
import {
  clearWarnings,
  outboxOfEndingHolds,
  outboxOfLapsedHolds,
  releaseLapsed,
} from "../../../../db/application/holds";
import { type Db, writeBatch } from "../../../../db/client";
import { writtenAt } from "../../../../db/outbox/outbox";
import { SLOT_REST_SECONDS } from "../../../facts/money/holds";
import { addSeconds } from "../../../facts/times";
import type { Service } from "../../service";
import type { MessageKind } from "../../talk/outbox/kinds.rules";

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
