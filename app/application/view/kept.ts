import * as words from "~app/words/application/application";
import type { Application } from "../../../worker/contract/applications";
import { isBeforeSlot, type SlotState } from "../../../worker/facts/guarantee/statuses";

/** Whether the application, and its slot, wait for the candidate. */
export const isWaiting = ({ status }: Pick<Application, "status">) => isBeforeSlot(status);

/** Whether the slot was released because its time ended; staff can release it too. */
export const isTimeOver = ({ releasedBecause }: Application["slot"]) =>
  (releasedBecause ?? "time") === "time";

/** Why the slot is no longer kept, in a few words. */
export const overWords = (slot: Application["slot"]): string =>
  isTimeOver(slot) ? words.timeOver : words.notKept;

const KEPT: Record<SlotState, (slot: Application["slot"]) => string | undefined> = {
  held: ({ expiresAt }) => (expiresAt ? words.keptUntil(expiresAt) : undefined),
  confirmed: () => undefined,
  released: overWords,
};

/** "Kept for you until Mon 23 Nov 2026, 4:40 pm", or that it is no longer kept. */
export const keptWords = (application: Pick<Application, "status" | "slot">) =>
  isWaiting(application) ? KEPT[application.slot.state](application.slot) : undefined;
