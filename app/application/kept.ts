import type { Application } from "../../worker/contract/applications";
import { isBeforeSlot, type SlotState } from "../../worker/facts/statuses";
import * as words from "../words/en/application/application";

/** Whether the application waits for its candidate, and the slot with it. */
export const isWaiting = ({ status }: Pick<Application, "status">) => isBeforeSlot(status);

type Released = NonNullable<Application["slot"]["releasedBecause"]>;
const OVER: Record<Released, string> = { time: words.timeOver, staff: words.notKept };

/** Whether it was the time that ended: staff may end it too. */
export const isTimeOver = ({ releasedBecause }: Application["slot"]) =>
  (releasedBecause ?? "time") === "time";

/** Why the slot is not kept any more, in a few words. */
export const overWords = ({ releasedBecause }: Application["slot"]) =>
  OVER[releasedBecause ?? "time"];

const KEPT: Record<SlotState, (slot: Application["slot"]) => string | undefined> = {
  held: ({ expiresAt }) => (expiresAt ? words.keptUntil(expiresAt) : undefined),
  confirmed: () => undefined,
  released: overWords,
};

/** "Kept for you until Mon 23 Nov 2026, 4:40 pm", or that it is not any more. */
export const keptWords = (application: Pick<Application, "status" | "slot">) =>
  isWaiting(application) ? KEPT[application.slot.state](application.slot) : undefined;
