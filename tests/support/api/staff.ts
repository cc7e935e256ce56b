import { inject } from "vitest";
import type { StaffRole } from "../../../worker/contract/ops";
import { TWO_AND_TWO } from "../answer-key";
import { call } from "./person";

/** A token of this role: Asha is admin, Ravi is support. */
export const staffToken = (role: StaffRole = "admin") => inject("staff")[role];

const QUESTIONS = Array.from({ length: 8 }, () => TWO_AND_TWO);

/** A job that staff would post, with two slots and a test of eight questions. */
export const newJob = (changes: Record<string, unknown> = {}) => ({
  title: "Store Helper",
  company: "Test Kirana",
  location: "Nagpur",
  applicationPrice: 199,
  maxApplicants: 2,
  jobDetail: { Category: ["Sales"], Salary: ["₹12,000 a month"], "Job Type": ["Full-time"] },
  preparation: ["Bring your Aadhaar card"],
  assessment: { durationMinutes: 10, passMark: 50, questions: QUESTIONS },
  ...changes,
});

/** Staff give back the payment of this application, by our number of it or the provider's. */
export const refund = (payment: number | string, applicationId: number, token = staffToken()) =>
  call("POST", `/ops/payments/${payment}/refund`, {
    token,
    json: { reason: "The employer closed this branch.", expect: { applicationId } },
  });

/** Posts a job as staff: its JSON. */
export async function postJob(token: string, changes: Record<string, unknown> = {}) {
  const { body } = await call("POST", "/ops/jobs", { token, json: newJob(changes) });
  return body;
}
