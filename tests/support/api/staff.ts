import { inject } from "vitest";
import type { StaffRole } from "../../../worker/facts/console";
import * as jobs from "../jobs";
import { query } from "./database";
import { call } from "./product";

/** A token of this role: Asha is admin, Ravi is support. */
export const staffToken = (role: StaffRole = "admin") => inject("staff")[role];

/** Posts a job as staff, whose screening test is one question unless `changes` say more. */
export const postUnverifiedJob = (changes: object = {}, token = staffToken()) =>
  jobs.postJob({ call }, token, { ...jobs.SHORT_TEST_JOB, ...changes });

/** The same for a verified company. */
export async function postJob(changes: object = {}, token = staffToken()) {
  const job = await postUnverifiedJob(changes, token);
  await query(jobs.VERIFY_COMPANY_OF_JOB, [job.id]);
  return job;
}

/** Staff give back the payment of this application, by our number of it or the provider's. */
export const refund = (payment: number | string, applicationId: number, token = staffToken()) =>
  call("POST", `/ops/payments/${payment}/refund`, {
    token,
    json: { reason: "The employer closed this branch.", expect: { applicationId } },
  });

/** A token of a program: its number. */
export async function newProgram(): Promise<number> {
  const [row] = await query(
    "insert into staff_tokens (token_hash, name, role, expires_at) values (?, ?, ?, ?) returning rowid as id",
    [crypto.randomUUID(), "Nightly report", "support", "2099-01-01T00:00:00.000Z"],
  );
  return Number(row?.id);
}
