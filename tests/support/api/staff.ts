import { inject } from "vitest";
import type { StaffRole } from "../../../worker/facts/people/console";
import * as jobs from "../jobs";
import { query } from "./database";
import { call } from "./product";

/** A token of this role: Asha is an admin, Ravi is support. */
export const staffToken = (role: StaffRole = "admin") => inject("staff")[role];

/** Posts a job as staff; its test has one question unless `changes` say otherwise. */
export const postUnverifiedJob = (changes: object = {}, token = staffToken()) =>
  jobs.postJob({ call }, token, { ...jobs.SHORT_TEST_JOB, ...changes });

/** The same, for a verified company. */
export async function postJob(changes: object = {}, token = staffToken()) {
  const job = await postUnverifiedJob(changes, token);
  await query(jobs.VERIFY_COMPANY_OF_JOB, [job.id]);
  return job;
}

/** Staff refund the payment of this application; `payment` is our id or the provider's. */
export const refund = (payment: number | string, applicationId: number, token = staffToken()) =>
  call("POST", `/ops/payments/${payment}/refund`, {
    token,
    json: { reason: "The employer closed this branch.", expect: { applicationId } },
  });

/** Creates a token for a program, and returns its id. */
export async function newProgram(): Promise<number> {
  const [row] = await query(
    "insert into staff_tokens (token_hash, name, role, expires_at) values (?, ?, ?, ?) returning rowid as id",
    [crypto.randomUUID(), "Nightly report", "support", "2099-01-01T00:00:00.000Z"],
  );
  return Number(row?.id);
}
