import { createClient, type InArgs } from "@libsql/client/http";

const SCANS_ALLOWED = [
  // A full-text index reads the lists of the words asked for, from the bound down.
  /^SCAN (job_(titles|texts|texts_by_pay|names)|person_names) VIRTUAL TABLE INDEX \d+:M/,
  // What one value holds.
  /^SCAN json_(each|tree) VIRTUAL TABLE/,
  // The page of a list, already found: at most its limit of rows.
  /^SCAN hits$/,
  /^SCAN \(subquery-\d+\)$/,
  // One row a range of jobs, each found by an index.
  /^SCAN ranges$/,
  // One row a price, found by an index.
  /^SCAN prices$/,
  // One row a town and category, found by an index.
  /^SCAN pairs$/,
  // The jobs that have unpaid holds: counted by the index of live holds.
  /^SCAN holding$/,
  // One row a job and round for which people wait for a time, found by an index.
  /^SCAN waiting$/,
  // Tickets of both kinds that wait, found by an index each.
  /^SCAN written$/,
  // No table at all.
  /^SCAN CONSTANT ROW$/,
];

/**
 * A new row in a parent table may mend a broken reference, so SQLite plans to look for its children;
 * it skips that while no reference of the transaction is broken, and here none ever is.
 */
const PLANNED_ONLY: Record<string, string[]> = {
  'insert into "jobs" ': [
    "SCAN saved_jobs USING COVERING INDEX sqlite_autoindex_saved_jobs_1",
    "SCAN queries",
    "SCAN announcements",
  ],
  'insert into "notifications" ': [
    "SCAN user_notifications USING COVERING INDEX sqlite_autoindex_user_notifications_1",
  ],
  'insert into "users" ': ["SCAN refresh_tokens", "SCAN queries", "SCAN contact_messages"],
};

/** What was asked of an empty list: the plan is one of looking at nothing. */
const READS_NOTHING = / where false( order by .*)?$/;

const mayScan = (sql: string, detail: string) =>
  READS_NOTHING.test(sql) ||
  SCANS_ALLOWED.some((allowed) => allowed.test(detail)) ||
  Object.entries(PLANNED_ONLY).some(
    ([beginning, planned]) => sql.startsWith(beginning) && planned.includes(detail),
  );

interface Statement {
  sql: string;
  args?: InArgs;
}

/**
 * Statements that read a whole table, as the database would run them, each with where it does.
 * Values count: whether an index of some rows will do depends on them.
 *
 * @param details what `explain query plan` says of each statement, in order
 */
export const scansIn = (statements: Statement[], details: string[][]): string[] =>
  statements.flatMap(({ sql }, at) =>
    (details[at] ?? [])
      .filter((detail) => detail.startsWith("SCAN") && !mayScan(sql, detail))
      .map((detail) => `${detail}: ${sql}`),
  );

/** The same, asked of the database at an address. */
export async function fullScans(database: string, statements: Statement[]): Promise<string[]> {
  const client = createClient({ url: database });
  try {
    const plans = await client.batch(
      statements.map(({ sql, args }) => ({ sql: `explain query plan ${sql}`, args })),
    );
    return scansIn(
      statements,
      plans.map(({ rows }) => rows.map((row) => String(row.detail))),
    );
  } finally {
    client.close();
  }
}
