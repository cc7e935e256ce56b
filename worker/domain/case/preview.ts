import type { InterviewRow } from "../../../db/interview/interviews";
import { Failure } from "../../failure";
import type { OutboxMessage } from "../talk/outbox/outbox";
import type { Case } from "./case";
import type { Verb } from "./commit";

/** The effects of an act on one person, before it is done. */
export interface PlanPreview {
  people: number;
  /** The money that goes back. */
  paise: number;
  messages: OutboxMessage[];
  /** The date that is given. */
  appointment: InterviewRow | null;
}

const NOTHING: PlanPreview = { people: 0, paise: 0, messages: [], appointment: null };

/** The case after the employer's cancel that the outbox has yet to process. */
const afterCallOff = <Facts extends Case>(facts: Facts): Facts => ({
  ...facts,
  calledOff: null,
  interviews: facts.interviews.map((one) =>
    one.id === facts.calledOff?.id ? { ...one, state: "cancelled" } : one,
  ),
});

/** What an act would do: its plan is not committed. @throws Failure as the act */
export function preview<Facts extends Case>({ decide }: Verb<Facts>, facts: Facts): PlanPreview {
  const first = decide(facts);
  const plan = first?.isPreparation ? decide(afterCallOff(facts)) : first;
  if (!plan) return NOTHING;
  const { people, paise, messages, laterMessages, appointment } = plan;
  const shownMessages = laterMessages.length > 0 ? laterMessages : messages;
  return { people, paise, messages: shownMessages, appointment };
}

/** What acts on many cases would do. A refused act does nothing to its case. */
export const previewMany = (verbs: Verb<Case>[]): Promise<PlanPreview[]> =>
  Promise.all(
    verbs.map(async (verb) => {
      try {
        return preview(verb, await verb.load());
      } catch (error) {
        if (error instanceof Failure) return NOTHING;
        throw error;
      }
    }),
  );
