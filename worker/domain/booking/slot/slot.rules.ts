import type { ReleasedBecause, Slot } from "../../../contract/applications";
import type { SlotState } from "../../../facts/guarantee/statuses";
import { SLOT_REST_SECONDS } from "../../../facts/money/holds";

interface SlotColumns {
  slotState: SlotState;
  slotExpiresAt: string | null;
  graceGivenAt: string | null;
  releasedBecause: ReleasedBecause | null;
}

/** A hold that ran out counts as released, even before the schedule has released it. */
export function slotAt(slot: SlotColumns, now: Date): Slot {
  const at = now.toISOString();
  const { slotState, slotExpiresAt: expiresAt, graceGivenAt } = slot;
  const lapsed = slotState === "held" && expiresAt !== null && expiresAt <= at;
  const state = lapsed ? "released" : slotState;
  const restsUntil =
    state === "released" && expiresAt && graceGivenAt
      ? new Date(Date.parse(expiresAt) + SLOT_REST_SECONDS * 1000).toISOString()
      : null;
  const because = slotState === "released" ? slot.releasedBecause : null;
  return {
    state,
    expiresAt,
    againFrom: restsUntil && restsUntil > at ? restsUntil : null,
    releasedBecause: lapsed ? "time" : because,
  };
}

const MOST_AHEAD_SECONDS = 3 * 3_600;

/** When to notify someone that a hold of `seconds` from `now` is about to expire. */
export function warnAt(now: Date, seconds: number): string {
  const ahead = Math.min(MOST_AHEAD_SECONDS, seconds / 4);
  return new Date(now.getTime() + (seconds - ahead) * 1000).toISOString();
}
