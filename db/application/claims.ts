import { eq, type SQL, sql } from "drizzle-orm";
import { isHeld } from "../../worker/facts/guarantee/statuses";
import { cachedStatement } from "../cached-statement";
import type { Db } from "../client";
import { companyIsSuspended } from "../company/suspension";
import { guard, insertFrom } from "../insert-from";
import { liveClaims, slotPrice } from "../job/jobs";
import { applicationHistory, applications } from "../schema/applications";
import { interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import { resumes, users } from "../schema/people";
import { termsFrom } from "./promises";

// Who may hold a slot is decided in the statement that takes the slot. The database has one writer,
// so this is free of races.
/** How many unpaid slots one person may hold at once. */
interface UnpaidHolds {
  /** Before the person has paid for a slot or attended an interview. */
  fresh: number;
  /** After that. */
  proven: number;
}

/** Terms for holding a slot. */
export interface HoldTerms {
  now: string;
  unpaidHolds: UnpaidHolds;
  /**
   * If a hold with time to pay ended after this moment, the person must leave the slot to others.
   */
  restedSince: string;
}

type UserId = number | typeof applications.userId;

const liveHolds = (
  userId: UserId,
  now: string,
) => sql<number>`(select count(*) from ${applications} as holds where holds.user_id = ${userId}
    and holds.slot_state = 'held' and holds.slot_expires_at > ${now})`;

/** A free slot proves nothing, since a passed test is enough to get one. A held interview does. */
const mostHolds = (
  userId: UserId,
  { fresh, proven }: UnpaidHolds,
) => sql<number>`(case when exists (select 1 from ${applications} as mine
    where mine.user_id = ${userId} and (
      mine.price > 0 and exists (select 1 from ${applicationHistory} as past
        where past.application_id = mine.id and past.status = 'PAYMENT_CONFIRMED')
      or exists (select 1 from ${interviews} as met
        where met.application_id = mine.id and met.state = 'held')))
    then ${proven} else ${fresh} end)`;

export const isNotBlocked = (
  userId: UserId,
) => sql`exists (select 1 from ${users} as holder where holder.id = ${userId}
    and holder.blocked_at is null)`;

const mayHoldMore = (userId: UserId, { now, unpaidHolds }: HoldTerms) =>
  sql`${liveHolds(userId, now)} < ${mostHolds(userId, unpaidHolds)} and ${isNotBlocked(userId)}`;

/** How many unpaid slots a person holds and may hold at most, and whether they are blocked. */
export const countHolds = (db: Db, userId: number, { now, unpaidHolds }: HoldTerms) =>
  db
    .select({
      holds: liveHolds(userId, now),
      most: mostHolds(userId, unpaidHolds),
      blockedAt: users.blockedAt,
    })
    .from(users)
    .where(eq(users.id, userId));

export interface Claim {
  userId: number;
  jobId: number;
  resumeId: number;
  claimId: string;
  expiresAt: string;
  warnAt: string;
}

/**
 * Claims a slot and fixes its price. Inserts the application only if the job is open, its company
 * is not suspended, a slot is free, the resume exists and the person holds fewer slots than the
 * limit.
 */
export const claimSlot = cachedStatement((db, claim: Claim, terms: HoldTerms) => {
  const { now } = terms;
  return insertFrom(
    db,
    applications,
    {
      userId: claim.userId,
      jobId: jobs.id,
      resumeId: claim.resumeId,
      status: "APPLIED",
      seq: 1,
      claimId: claim.claimId,
      price: slotPrice,
      slotState: "held",
      slotExpiresAt: claim.expiresAt,
      appliedAt: now,
      warnAt: claim.warnAt,
    },
    sql`from ${jobs} where ${jobs.id} = ${claim.jobId} and ${jobs.closedAt} is null
      and not ${companyIsSuspended(jobs.companyId)}
      and ${liveClaims(jobs.id, now)} < ${jobs.maxApplicants}
      and ${mayHoldMore(claim.userId, terms)}
      and exists (select 1 from ${resumes} where ${resumes.id} = ${claim.resumeId} and ${resumes.state} = 'ready')`,
  ).returning({ id: applications.id });
});

const live = (now: string) =>
  sql`(${applications.slotState} = 'held' and ${applications.slotExpiresAt} > ${now})`;

const isFree = (
  now: string,
) => sql`exists (select 1 from ${jobs} where ${jobs.id} = ${applications.jobId}
  and ${jobs.closedAt} is null and ${liveClaims(sql`${applications.jobId}`, now)} < ${jobs.maxApplicants})`;

/** After a hold with time to pay has lapsed, its slot is left to others for a while. */
const hasRested = ({ restedSince }: HoldTerms) => sql`(${applications.graceGivenAt} is null
  or ${applications.slotExpiresAt} is null or ${applications.slotExpiresAt} <= ${restedSince})`;

const isFrozen = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${applications.jobId}
  and (${jobs.withdrawnAt} is not null or ${companyIsSuspended(jobs.companyId)}))`;

/**
 * Undoes the batch if the slot cannot be given: the job is withdrawn, its company is suspended, or
 * the application was closed or confirmed in the same moment.
 */
const slotIsFree = (db: Db, id: number, may: SQL) =>
  guard(
    db,
    "slot_free",
    sql`${applications.closedBecause} is null and ${applications.slotState} <> 'confirmed'
      and not ${isFrozen} and (${may})`,
    sql`from ${applications} where ${eq(applications.id, id)}`,
  );

const mayHold = (terms: HoldTerms) => sql`${live(terms.now)} or (${isFree(terms.now)}
  and ${hasRested(terms)} and ${mayHoldMore(applications.userId, terms)})`;

/** Money and credits confirm any free slot. A slot without a price has the terms of a hold. */
const mayConfirm = (terms: HoldTerms) => sql`${live(terms.now)} or (${isFree(terms.now)}
  and (${applications.price} > 0
    or (${hasRested(terms)} and ${isNotBlocked(applications.userId)})))`;

interface Hold {
  state: "held" | "confirmed";
  /** Null once confirmed. */
  expiresAt: string | null;
  /** When to send the notice of its end; if left out, the planned time stays. */
  warnAt?: string | null;
}

/**
 * Keeps or takes back the slot of an application at its next stage. A live hold gets the new end. A
 * lapsed one needs a free slot in an open job and, unless it was paid for, the terms of a hold.
 * Each stage is reached once, so extra time from the stage before does not count. Guarded.
 */
export function renewHold(db: Db, id: number, hold: Hold, terms: HoldTerms) {
  const { expiresAt, warnAt } = hold;
  return isHeld(hold)
    ? [mayBeHeld(db, id, terms), setHeld(db, id, { expiresAt, warnAt })]
    : [mayBeConfirmed(db, id, terms), setConfirmed(db, id, { expiresAt, warnAt }, terms.now)];
}

const mayBeHeld = cachedStatement((db, id: number, terms: HoldTerms) =>
  slotIsFree(db, id, mayHold(terms)),
);

const mayBeConfirmed = cachedStatement((db, id: number, terms: HoldTerms) =>
  slotIsFree(db, id, mayConfirm(terms)),
);

const setHeld = cachedStatement((db, id: number, { expiresAt, warnAt }: Omit<Hold, "state">) =>
  db
    .update(applications)
    .set({ slotState: "held", slotExpiresAt: expiresAt, graceGivenAt: null, warnAt })
    .where(eq(applications.id, id)),
);

const setConfirmed = cachedStatement(
  (db, id: number, { expiresAt, warnAt }: Omit<Hold, "state">, now: string) =>
    db
      .update(applications)
      .set({
        slotState: "confirmed",
        slotExpiresAt: expiresAt,
        graceGivenAt: null,
        warnAt,
        ...termsFrom(now),
      })
      .where(eq(applications.id, id)),
);

/**
 * Keeps or takes back the slot of a person who is about to pay. If less time is left, extends the
 * hold to `graceEndsAt`, once for each time the slot is taken. Guarded.
 */
export const holdForPayment = (db: Db, id: number, graceEndsAt: string, terms: HoldTerms) => [
  mayBeHeld(db, id, terms),
  giveGrace(db, id, graceEndsAt, terms.now),
];

const giveGrace = cachedStatement((db, id: number, graceEndsAt: string, now: string) => {
  const { slotExpiresAt, graceGivenAt, warnAt } = applications;
  const stays = sql`(${live(now)}
    and (${slotExpiresAt} >= ${graceEndsAt} or ${graceGivenAt} is not null))`;
  return db
    .update(applications)
    .set({
      slotState: "held",
      slotExpiresAt: sql`case when ${stays} then ${slotExpiresAt} else ${graceEndsAt} end`,
      graceGivenAt: sql`case when ${stays} then ${graceGivenAt} else ${now} end`,
      warnAt: sql`case when ${stays} then ${warnAt} else null end`,
    })
    .where(eq(applications.id, id));
});
