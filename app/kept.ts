import type { Application } from "../worker/contract/applications";
import type { SlotState, Status } from "../worker/contract/values";
import { clockTime } from "./format";

/** Stages in which a slot is kept for a while, so that the candidate can go on. */
const WAITS: Partial<Record<Status, true>> = {
  APPLIED: true,
  TEST_PENDING: true,
  TEST_PASSED: true,
  PAYMENT_PENDING: true,
};

/** Whether the application waits for its candidate, and the slot with it. */
export const isWaiting = ({ status }: Pick<Application, "status">) => WAITS[status] ?? false;

const WORDS: Record<SlotState, (slot: Application["slot"]) => string | undefined> = {
  held: ({ expiresAt }) => (expiresAt ? `Kept for you until ${clockTime(expiresAt)}` : undefined),
  confirmed: () => undefined,
  released: () => "Time over",
};

/** "Kept for you until Mon 23 Nov, 4:40 pm", or that the time is over. */
export const keptWords = (application: Pick<Application, "status" | "slot">) =>
  isWaiting(application) ? WORDS[application.slot.state](application.slot) : undefined;
