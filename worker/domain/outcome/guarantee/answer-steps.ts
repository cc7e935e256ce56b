import { setGuarantee } from "../../../../db/application/guarantee";
import {
  deletePendingResult,
  expectPendingResult,
  type PendingResult,
} from "../../../../db/application/promises";
import { dropReminders } from "../../../../db/interview/interviews";
import { newestUncancelled, wasHeld } from "../../case/appointment.rules";
import { moveTo, type Plan, planOf, statement } from "../../case/plan";
import { mailsAboutJob } from "../../employers/company/mails";
import { type OutboxMessage, outboxMessage } from "../../talk/outbox/outbox";
import { dropComing } from "../ending/ending";
import type { GuaranteeCase, StepCase } from "./guarantee-case";
import { notify } from "./promise-steps";

/** The company's page where it makes its statement and gives its answer. */
const pageOf = ({ id }: { id: number }) => `/hiring/applications/${id}`;

/** Reminds the employer of an answer that is due, once a day. */
export function remindOfAnswer(facts: StepCase, lookAt: string): Plan {
  const { application, interviews, readers } = facts;
  const messages = mailsAboutJob(readers, "answer_due", {
    once: `${application.id}-${lookAt}`,
    path: pageOf(application),
    more: { at: newestUncancelled(interviews)?.at ?? null },
  });
  return notify(facts, messages, { guaranteeDueAt: lookAt });
}

/** The company is silent, and nothing else decides: asks both how the interview went, once. */
export function askHowItWent(facts: StepCase, lookAt: string): Plan {
  const { application, interviews, readers } = facts;
  const row = newestUncancelled(interviews);
  const at = row?.at ?? null;
  const mails = mailsAboutJob(readers, "outcome_due", {
    once: String(row?.uid),
    path: pageOf(application),
    more: { at },
  });
  const message = outboxMessage(
    "how_did_it_go",
    { applicationId: application.id, uid: row?.uid ?? null, at, until: lookAt },
    `how_did_it_go-${row?.uid}`,
  );
  return notify(facts, [message, ...mails], { guaranteeDueAt: lookAt });
}

const RESULT_KINDS = { SELECTED: "selected", REJECTED: "rejected" } as const;

type Result = Pick<PendingResult, "applicationId" | "result" | "reason" | "comment">;

/** The message with a result for the candidate. */
export const resultMessage = (
  { applicationId, result, reason, comment }: Result,
  wasMet: boolean,
  dropped: OutboxMessage["payload"] = {},
) =>
  outboxMessage(RESULT_KINDS[result], {
    applicationId,
    reason,
    note: comment,
    wasMet: wasMet ? 1 : 0,
    ...dropped,
  });

/** Sends the employer's decision to the candidate: status, answer and history change now. */
export function sendResult({ application, interviews, result }: GuaranteeCase, now: Date): Plan {
  if (!result) return planOf({});
  const dropped = dropComing(interviews, now);
  return planOf({
    history: moveTo(application, result.result),
    changes: [
      statement(expectPendingResult, result),
      statement(deletePendingResult, application.id),
      statement(setGuarantee, application.id, {
        resultNote: result.comment,
        resultReason: result.reason,
        guaranteeDueAt: now.toISOString(),
      }),
      statement(dropReminders, application.id),
      ...dropped.changes,
    ],
    messages: [resultMessage(result, wasHeld(interviews), dropped.payload)],
  });
}
