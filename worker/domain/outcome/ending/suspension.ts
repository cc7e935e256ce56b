import * as words from "~worker/words/company/companies";
import { waiveUnpaidPrices } from "../../../../db/application/unpaid-prices";
import { interviewsOfSuspended, jobsOfLongSuspended } from "../../../../db/company/suspension";
import { isSuspended, isVerified, SUSPENDED_DAYS } from "../../../facts/jobs/companies";
import { type Actor, PRODUCT_ACTOR } from "../../../facts/people/console";
import { addSeconds } from "../../../facts/times";
import { Failure } from "../../../failure";
import { cancelByEmployer } from "../../booking/interview/employer-cancel";
import type { Case } from "../../case/case";
import { act, NO_ANSWER, type Verb } from "../../case/commit";
import { changeWith, loadWithMembers, writeCompany } from "../../employers/company/company";
import { mailsTo } from "../../employers/company/mails";
import { forEachDue } from "../../for-each-due";
import { retryIfOvertaken } from "../../retry";
import type { Service } from "../../service";
import { outboxMessage } from "../../talk/outbox/outbox";
import { withdrawJob } from "./withdrawal";

const AT_ONCE = 100;
const DAY_SECONDS = 86_400;

/**
 * Staff suspend a company: its jobs accept no claim, test, order or interview any more, and
 * incoming money is returned. Unpaid slots become free, and stay free. Coming interviews are
 * cancelled through the outbox. Idempotent.
 *
 * @throws Failure not_found, invalid_company_state, stale_state
 */
export const suspendCompany = (
  service: Service,
  actor: Actor,
  id: number,
  reason: string,
): Promise<void> =>
  retryIfOvertaken(async () => {
    const { row, members } = await loadWithMembers(service, id);
    if (isSuspended(row)) return;
    if (!isVerified(row)) throw new Failure("invalid_company_state");
    const suspendedAt = service.now.toISOString();
    const work = outboxMessage("company_suspension", { companyId: id });
    const values = { state: "suspended", stateReason: reason, suspendedAt } as const;
    await writeCompany(
      service,
      [
        ...changeWith(service, actor, row, values, { action: "company.suspend", reason }),
        waiveUnpaidPrices(service.db, { companyId: id }),
      ],
      [work, ...mailsTo(members, "company_suspended", { company: row, reason })],
    );
  });

/** Cancels an interview as if the employer had done so: its candidate may leave. */
export const cancelOfSuspended = (service: Service, interviewId: number): Verb<Case> =>
  cancelByEmployer(service, interviewId, { actor: PRODUCT_ACTOR });

async function cancelSome(service: Service, companyId?: number): Promise<number> {
  const { db, now } = service;
  const coming = await interviewsOfSuspended(db, now.toISOString(), AT_ONCE, companyId);
  return forEachDue("cancelOfSuspended", coming, async ({ id }) => {
    await act(service, cancelOfSuspended(service, id), NO_ANSWER);
    return true;
  });
}

/** Outbox handler: one turn; another follows until all are cancelled. */
export async function processSuspension(service: Service, companyId: number): Promise<void> {
  const cancelledCount = await cancelSome(service, companyId);
  if (cancelledCount < AT_ONCE) return;
  const next = outboxMessage("company_suspension", { companyId });
  await writeCompany(service, [], [next]);
}

/**
 * Scheduled task: finishes what the outbox has left, and withdraws the jobs of companies that stay
 * suspended too long.
 */
export async function endSuspended(service: Service): Promise<number> {
  const { db, now } = service;
  const cancelled = await cancelSome(service);
  const since = addSeconds(now, -SUSPENDED_DAYS * DAY_SECONDS);
  const jobs = await jobsOfLongSuspended(db, since, AT_ONCE);
  const withdrawn = await forEachDue("withdrawOfSuspended", jobs, async ({ id }) => {
    await withdrawJob(service, PRODUCT_ACTOR, id, words.suspensionWords.withdrawn);
    return true;
  });
  return cancelled + withdrawn;
}
