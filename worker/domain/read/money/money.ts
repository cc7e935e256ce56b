import { writeBatch } from "../../../../db/client";
import {
  type MoneyFilter,
  moneyByCompany,
  moneyByDay,
  moneyByJob,
  moneyByMethod,
  moneyInAll,
  moneyPayments,
} from "../../../../db/payment/money";
import { insertAudit } from "../../../../db/staff/staff";
import { type Money, type MoneyQuery, moneyDays } from "../../../contract/staff/money";
import { MONEY_GROUPS } from "../../../facts/money/money";
import type { Actor } from "../../../facts/people/console";
import { momentsOf } from "../../booking/interview/times.rules";
import type { Service } from "../../service";
import { CSV_START, moneyLine, moneyLines } from "./csv.rules";

/** Payments per read when a file is made. */
const FILE_PAGE = 1_000;

export function moneyFilter(query: MoneyQuery, now: Date): MoneyFilter {
  const { from, to } = moneyDays(query, now);
  const { jobId, companyId, method } = query;
  return { between: [momentsOf(from)[0], momentsOf(to)[1]], jobId, companyId, method };
}

/** The total number of groups, which each row repeats. */
const countOf = ([first]: { groups: number }[]) => first?.groups ?? 0;
const without = <Row extends { groups: number }>(rows: Row[]) =>
  rows.map(({ groups: _, ...row }) => row);

/** The payments of the requested days, and what became of them, all summed by the database. */
export async function readMoney({ db, now }: Service, query: MoneyQuery): Promise<Money> {
  const filter = moneyFilter(query, now);
  const [[all], days, jobs, companies, methods] = await db.batch([
    moneyInAll(db, filter),
    moneyByDay(db, filter),
    moneyByJob(db, filter, MONEY_GROUPS),
    moneyByCompany(db, filter, MONEY_GROUPS),
    moneyByMethod(db, filter),
  ]);
  if (!all) throw new Error("A sum without a row");
  const { groups: _, ...total } = all;
  return {
    ...moneyDays(query, now),
    total,
    days: without(days),
    jobs: without(jobs),
    jobCount: countOf(jobs),
    companies: without(companies),
    companyCount: countOf(companies),
    methods: without(methods),
  };
}

/**
 * The payments as a file, streamed page by page: a quarter of a year does not fit in memory. The
 * audit log stores who downloaded it, and for which days.
 */
export async function moneyFile(
  { db, now }: Service,
  actor: Actor,
  query: MoneyQuery,
): Promise<ReadableStream<Uint8Array>> {
  const filter = moneyFilter(query, now);
  const detail = { ...query, ...moneyDays(query, now) };
  const line = { actor, action: "money.file", subject: "all", detail };
  await writeBatch(db, [insertAudit(db, { ...line, at: now.toISOString() })]);
  const bytes = new TextEncoder();
  let after: [string, number] | undefined;
  return new ReadableStream({
    start: (file) => file.enqueue(bytes.encode(CSV_START + moneyLine(moneyLines.heads))),
    async pull(file) {
      const rows = await moneyPayments(db, filter, after, FILE_PAGE);
      const last = rows.at(-1);
      if (last) {
        after = [last.capturedAt, last.id];
        file.enqueue(bytes.encode(rows.map((row) => moneyLine(moneyLines.of(row))).join("")));
      }
      if (rows.length < FILE_PAGE) file.close();
    },
  });
}
