import type { Application } from "../../worker/contract/applications";
import { isBeforeSlot, type SlotState } from "../../worker/facts/statuses";
import { clockTime } from "../words/format";

/** Whether the application waits for its candidate, and the slot with it. */
export const isWaiting = ({ status }: Pick<Application, "status">) => isBeforeSlot(status);

type Released = NonNullable<Application["slot"]["releasedBecause"]>;
const OVER: Record<Released, string> = { time: "Time over", staff: "Not kept for you any more" };

/** Whether it was the time that ended: staff may end it too. */
export const isTimeOver = ({ releasedBecause }: Application["slot"]) =>
  (releasedBecause ?? "time") === "time";

/** Why the slot is not kept any more, in a few words. */
export const overWords = ({ releasedBecause }: Application["slot"]) =>
  OVER[releasedBecause ?? "time"];

const WORDS: Record<SlotState, (slot: Application["slot"]) => string | undefined> = {
  held: ({ expiresAt }) => (expiresAt ? `Kept for you until ${clockTime(expiresAt)}` : undefined),
  confirmed: () => undefined,
  released: overWords,
};

/** "Kept for you until Mon 23 Nov 2026, 4:40 pm", or that it is not any more. */
export const keptWords = (application: Pick<Application, "status" | "slot">) =>
  isWaiting(application) ? WORDS[application.slot.state](application.slot) : undefined;
