import { setGuarantee } from "../../../db/application/guarantee";
import {
  deletePendingResult,
  expectPendingResult,
  type PendingResult,
} from "../../../db/application/results";
import { dropReminders } from "../../../db/interview/reminders";
import { transition } from "../application/transition";
import { standingOf, wasHeld } from "../case/appointment.rules";
import { mailsAboutJob } from "../company/mails";
import { dropComing } from "../ending/dropped";
import { type OutboxMessage, outboxMessage } from "../outbox/outbox";
import type { Service } from "../service";
import { notify } from "./promise-steps";
import type { Situation } from "./situation";

/** The company's page where it makes its statement and gives its answer. */
const pageOf = ({ id }: { id: number }) => `/hiring/applications/${id}`;

/** Reminds the employer of an answer that is due, once a day. */
export async function remindOfAnswer(service: Service, found: Situation, lookAt: string) {
  const { application } = found;
  const messages = await mailsAboutJob(service, "answer_due", application.jobId, {
    once: `${application.id}-${lookAt}`,
    path: pageOf(application),
    more: { at: standingOf(found.interviews)?.at ?? null },
  });
  return notify(service, found, messages, { guaranteeDueAt: lookAt });
}

/** Neither side has made a statement: asks both how the interview went, once. */
export async function askHowItWent(service: Service, found: Situation, lookAt: string) {
  const { application } = found;
  const row = standingOf(found.interviews);
  const mails = await mailsAboutJob(service, "outcome_due", application.jobId, {
    once: String(row?.uid),
    path: pageOf(application),
    more: { at: row?.at ?? null },
  });
  const message = outboxMessage(
    "how_did_it_go",
    { applicationId: application.id, uid: row?.uid ?? null, at: row?.at ?? null, until: lookAt },
    `how_did_it_go-${row?.uid}`,
  );
  return notify(service, found, [message, ...mails], { guaranteeDueAt: lookAt });
}

export const RESULT_KINDS = { SELECTED: "selected", REJECTED: "rejected" } as const;

type Result = Pick<PendingResult, "applicationId" | "result" | "reason" | "comment">;

/** The message with a result for the candidate. */
export const resultMessage = (
  { applicationId, result, reason, comment }: Result,
  wasMet: boolean,
  dropped: OutboxMessage["payload"] = {},
) =>
  outboxMessage(RESULT_KINDS[result], {
    ...{ applicationId, reason, note: comment, wasMet: wasMet ? 1 : 0 },
    ...dropped,
  });

/** Sends the employer's decision to the candidate: status, answer and history change now. */
export async function sendResult(service: Service, found: Situation): Promise<boolean> {
  const { application, interviews, result } = found;
  const { db, now } = service;
  if (!result) return true;
  const dropped = dropComing(interviews, now);
  const message = resultMessage(result, wasHeld(interviews), dropped.payload);
  return transition(
    service,
    application,
    [result.result],
    [message],
    [
      expectPendingResult(db, result),
      deletePendingResult(db, application.id),
      setGuarantee(db, application.id, {
        resultNote: result.comment,
        resultReason: result.reason,
        guaranteeDueAt: now.toISOString(),
      }),
      dropReminders(db, application.id),
      ...dropped.changes.flatMap((one) => one.writes(db)),
    ],
  );
}
