import { sql } from "drizzle-orm";
import { check, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The names of the guards. A guard refuses a batch with its name. */
const GUARDS = [
  "slot_claimed",
  "slot_free",
  "slots_cover_claims",
  "one_test_at_a_time",
  "test_as_read",
  "credit_available",
  "payment_kept",
  "interview_as_read",
  "day_as_read",
  "days_left",
  "time_free",
  "promise_as_read",
  "price_as_read",
  "returns_cap",
  "block_as_read",
  "admin_left",
  "owner_left",
  "company_hires",
  "company_verified",
  "job_as_read",
  "company_as_read",
  "proposal_as_read",
  "person_as_read",
  "ticket_as_read",
  "within_limits",
] as const;
export type Guard = (typeof GUARDS)[number];

/**
 * Always empty: a batch whose guard does not hold inserts the guard's name and is undone. `raise()`
 * does not accept a computed name, so the check uses the name as a JSON path. It is not a valid
 * path, and the error message quotes it: `bad JSON path: 'guard_slot_free'`. A new name needs no
 * migration.
 */
export const guards = sqliteTable("guards", { name: text({ enum: GUARDS }).notNull() }, (t) => [
  check("guards_refuse", sql`json_extract('{}', 'guard_' || ${t.name})`),
]);
