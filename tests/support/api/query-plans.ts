import { createClient, type InArgs } from "@libsql/client/http";

const SCANS_ALLOWED = [
  // A full-text index reads only the lists of the search
  // terms, from the bound of the row id downwards.
  /^SCAN (job_(titles|texts|texts_by_pay|names)|person_names) VIRTUAL TABLE INDEX \d+:M/,
  // The elements of one JSON value.
  /^SCAN json_(each|tree) VIRTUAL TABLE/,
  // The rows of one page of a list, already selected: at most its limit.
  /^SCAN hits$/,
  /^SCAN \(subquery-\d+\)$/,
  // One row for each range of jobs, found with an index.
  /^SCAN ranges$/,
  // One row for each price, found with an index.
  /^SCAN prices$/,
  // One row for each town and category, found with an index.
  /^SCAN pairs$/,
  // The jobs with unpaid holds, counted with the index of live holds.
  /^SCAN holding$/,
  // One row for each job and round for which people wait for a time, found with an index.
  /^SCAN waiting$/,
  // Open tickets of both kinds, each found with an index.
  /^SCAN written$/,
  // A plan without a table.
  /^SCAN CONSTANT ROW$/,
];

/**
 * A new row in a parent table may fix a broken reference, so SQLite plans a scan of its children.
 * It skips the scan while the transaction has no broken reference, which is always the case here.
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

/**
 * A query with an empty list of values: its plan does not match what it reads, which is nothing.
 */
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

/** The same, with the plans from the database at a URL. */
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
