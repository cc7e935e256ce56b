import {
  disputed,
  paidWithoutDate,
  promisesEnding,
  returnsWaiting,
  shortOfTimes,
  withoutOutcome,
  withoutResult,
} from "../../../../db/staff/owed/applications";
import {
  changesToApprove,
  companiesToVerify,
  deadLettersByCause,
  jobsToApprove,
  refundsLate,
  tickets,
} from "../../../../db/staff/owed/work";
import type { Owed, OwedQuery, OwedRow } from "../../../contract/owed";
import { todayInIndia } from "../../../contract/profile";
import { DISPUTE_DAYS, WORD_HOURS } from "../../../facts/guarantee/guarantee";
import {
  DECIDE_DAYS,
  OWED_KINDS,
  type OwedKind,
  PROMISE_ENDING_HOURS,
  REFUND_LATE_DAYS,
  TICKET_LATE_DAYS,
  TICKET_SHOWN,
} from "../../../facts/money/owed";
import type { Actor } from "../../../facts/people/console";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import type { Service } from "../../service";
import { noteShown } from "./listed-interview";

const HOUR_SECONDS = 3_600;

/** The kind of thing that a row's id belongs to. */
const ON: Partial<Record<OwedKind, OwedRow["on"]>> = {
  tickets: "ticket",
  companies_to_verify: "company",
  jobs_to_approve: "job",
  jobs_short_of_times: "job",
  dead_letters: "dead_letters",
};

function statements({ db, now }: Service, limit: number) {
  const moments = {
    now: now.toISOString(),
    endingBy: addSeconds(now, PROMISE_ENDING_HOURS * HOUR_SECONDS),
    refundsSince: addSeconds(now, -REFUND_LATE_DAYS * DAY_SECONDS),
    ticketsSince: addSeconds(now, -TICKET_LATE_DAYS * DAY_SECONDS),
  };
  const decide = DECIDE_DAYS * DAY_SECONDS;
  const ofTickets = { lateSeconds: TICKET_LATE_DAYS * DAY_SECONDS, shown: TICKET_SHOWN };
  return {
    disputes: disputed(db, moments, DISPUTE_DAYS * DAY_SECONDS, limit),
    promises_ending: promisesEnding(db, moments, limit),
    paid_without_date: paidWithoutDate(db, moments, limit),
    interviews_without_outcome: withoutOutcome(db, moments, WORD_HOURS * HOUR_SECONDS, limit),
    outcomes_without_result: withoutResult(db, moments, limit),
    returns_waiting: returnsWaiting(db, moments, limit),
    refunds_late: refundsLate(db, moments, REFUND_LATE_DAYS * DAY_SECONDS, limit),
    tickets: tickets(db, moments, ofTickets, limit),
    companies_to_verify: companiesToVerify(db, moments, decide, limit),
    jobs_to_approve: jobsToApprove(db, moments, decide, limit),
    changes_to_approve: changesToApprove(db, moments, decide, limit),
    jobs_short_of_times: shortOfTimes(db, moments, todayInIndia(now), limit),
    dead_letters: deadLettersByCause(db, moments, limit),
  } satisfies Record<OwedKind, unknown>;
}

type Read = Omit<OwedRow, "on"> & Pick<Owed, "count" | "late"> & { oldest: string };
type Found = Read & { jobId?: number | null; isContact?: number };

/** For a kind with rows of two sorts, the sort of this row. */
const onOf = ({ jobId, isContact }: Found): OwedRow["on"] | undefined =>
  isContact ? "contact" : jobId === undefined ? undefined : jobId === null ? "company" : "job";

function toOwed(kind: OwedKind, foundRows: Found[]): Owed {
  const [first] = foundRows;
  return {
    kind,
    count: first?.count ?? 0,
    late: first?.late ?? 0,
    oldest: first?.oldest ?? null,
    rows: foundRows.map((row) => {
      const { count: _, late: __, oldest: ___, jobId: ____, isContact: _____, ...shown } = row;
      return { ...shown, on: onOf(row) ?? ON[kind] ?? "application" };
    }),
  };
}

/**
 * The work that waits for staff, read in one batch. The people in the rows are recorded in the
 * audit log.
 */
export async function readOwed(
  service: Service,
  actor: Actor,
  { kind, limit }: OwedQuery,
): Promise<Owed[]> {
  const kinds = kind ? [kind] : OWED_KINDS;
  const all = statements(service, limit);
  const [first, ...others] = kinds.map((one) => all[one]);
  const results: Found[][] = first ? await service.db.batch([first, ...others]) : [];
  const groups = kinds.map((one, index) => toOwed(one, results[index] ?? []));
  const applications = groups.flatMap(({ rows }) =>
    rows.flatMap(({ on, id }) => (on === "application" && id ? [id] : [])),
  );
  await noteShown(service, actor, { action: "owed.read", subject: kind ?? "all" }, applications);
  return groups;
}
