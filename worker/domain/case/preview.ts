import type { InterviewRow } from "../../../db/interview/interviews";
import type { OutboxMessage } from "../outbox/outbox";
import type { Plan } from "./plan";

/** The effects of an act on one person, before it is done. */
export interface PlanPreview {
  people: number;
  /** The money that goes back. */
  paise: number;
  messages: OutboxMessage[];
  /** The date that is given. */
  appointment: InterviewRow | null;
}

/** What a plan would do. @param plan null if there is nothing to do */
export const preview = (plan: Plan | null): PlanPreview =>
  plan
    ? { people: 1, paise: plan.paise, messages: plan.messages, appointment: plan.appointment }
    : { people: 0, paise: 0, messages: [], appointment: null };
