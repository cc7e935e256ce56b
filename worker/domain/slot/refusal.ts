import { applicationById } from "../../../db/application/applications";
import { countHolds } from "../../../db/application/hold-limits";
import { withdrawalOf } from "../../../db/application/withdrawals";
import { jobById } from "../../../db/job/jobs";
import type { Status } from "../../facts/statuses";
import { Failure, type FailureCode } from "../../failure";
import { slotWords } from "../../words/en/slots";
import type { Service } from "../service";
import { holdTerms } from "./hold";
import { slotAt } from "./slot.rules";

type ApplicationRow = Awaited<ReturnType<typeof applicationById>>[number];

/** Who wanted a slot of which job, and the slot that they had, if any. */
interface Wanted {
  userId: number;
  jobId: number;
  had?: ApplicationRow;
}

async function factsOf(service: Service, { userId, jobId, had }: Wanted) {
  const { db, now } = service;
  const [[job], [held], [withdrawal]] = await db.batch([
    jobById(db, jobId, userId, now.toISOString()),
    countHolds(db, userId, holdTerms(service)),
    withdrawalOf(db, jobId),
  ]);
  const againFrom = had ? slotAt(had, now).againFrom : null;
  return { job, held, againFrom, withdrawal };
}
type Facts = Awaited<ReturnType<typeof factsOf>>;

/** Nobody pays for a job of a company that is not verified. */
const nobodyPays = () =>
  new Failure("company_not_verified", { message: slotWords.employerNotVerified });

/** What may have refused a slot, in the order of precedence. */
const REASONS = {
  /** The other tap of a double one was first, and has the slot. */
  applied: ({ job }: Facts) => (job?.isApplied ? new Failure("already_applied") : null),
  withdrawn: ({ job }: Facts) => (job?.withdrawnAt ? new Failure("job_withdrawn") : null),
  suspended: ({ withdrawal }: Facts) =>
    withdrawal?.isSuspended ? new Failure("company_suspended") : null,
  unverified: ({ job }: Facts) => (job?.employer?.isVerified ? null : nobodyPays()),
  closed: ({ job }: Facts) => (job?.closedAt ? new Failure("job_closed") : null),
  /** It is open to others for a while. */
  rests({ againFrom }: Facts) {
    if (!againFrom) return null;
    return new Failure("reclaim_too_soon", { message: slotWords.restsUntil(againFrom) });
  },
  blocked: ({ held }: Facts) => (held?.blockedAt ? new Failure("blocked") : null),
  holds({ held }: Facts) {
    if (!held || held.holds < held.most) return null;
    return new Failure("too_many_holds", { message: slotWords.tooManyHolds(held.most) });
  },
};
type Reason = keyof typeof REASONS;

/** Why someone got no slot: the first of `reasons` that is so, else that none was left. */
export async function whyNoSlot(
  service: Service,
  wanted: Wanted,
  reasons: readonly Reason[],
): Promise<Failure> {
  const facts = await factsOf(service, wanted);
  const [why] = Object.entries(REASONS).flatMap(([reason, look]) =>
    reasons.some((one) => one === reason) ? (look(facts) ?? []) : [],
  );
  return why ?? new Failure("no_slots_left");
}

/** What refuses an order whatever the stage of the application is. */
export const OF_PAYING: Reason[] = ["withdrawn", "suspended", "unverified"];

/** What refuses a hold; a payment and a credit confirm the slot however many others are held. */
export const OF_HOLD: Reason[] = ["withdrawn", "suspended", "rests", "blocked", "holds"];

/**
 * Why an application did not get the slot that it claimed.
 *
 * @param movedOn the failure for an application that left the stage of `isStill`.
 */
export async function whyNotGiven(
  service: Service,
  applicationId: number,
  isStill: (status: Status) => boolean,
  movedOn: FailureCode,
  reasons: readonly Reason[],
): Promise<Failure> {
  const [had] = await applicationById(service.db, applicationId);
  if (!had || !isStill(had.status)) return new Failure(movedOn);
  return whyNoSlot(service, { userId: had.userId, jobId: had.jobId, had }, reasons);
}
