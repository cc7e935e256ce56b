import { insertCredit } from "../../../../db/payment/credits";
import { isAvailable } from "../../../facts/guarantee/statuses";
import type { Actor } from "../../../facts/people/console";
import type { Verb } from "../../case/commit";
import { type Plan, planOf, statement } from "../../case/plan";
import type { Service } from "../../service";
import { outboxMessage } from "../../talk/outbox/outbox";
import { type CaseWithGoodwill, loadCaseWithGoodwill } from "./payment-case";

/**
 * Staff give a candidate a credit without money behind it. Idempotent: while a credit from the same
 * application is unused, a second one is not given.
 *
 * @param reason shown to the candidate
 * @throws Failure not_found
 */
export const giveGoodwill = (
  service: Service,
  actor: Actor,
  id: number,
  reason: string,
): Verb<CaseWithGoodwill> => ({
  load: () => loadCaseWithGoodwill(service, id),
  decide: (facts) => goodwill(facts, { actor, reason }, service.now),
});

/** Decides `giveGoodwill`. */
export function goodwill(
  { application, goodwillGiven }: CaseWithGoodwill,
  { actor, reason }: { actor: Actor; reason: string },
  now: Date,
): Plan | null {
  if (goodwillGiven.some(isAvailable)) return null;
  const { id, userId } = application;
  const at = now.toISOString();
  return planOf({
    changes: [
      statement(insertCredit, { userId, applicationId: id, state: "available", createdAt: at }),
    ],
    messages: [
      // Of two concurrent gifts, the second is refused with its batch.
      outboxMessage(
        "goodwill",
        { applicationId: id, note: reason },
        `goodwill-${id}-${goodwillGiven.length}`,
      ),
    ],
    audit: [{ actor, action: "application.credit", subject: String(id), detail: { reason }, at }],
  });
}
