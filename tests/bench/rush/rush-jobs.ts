import { randomUUID } from "node:crypto";
import { TWO_AND_TWO } from "../../support/answer-key";
import type { Client } from "../../support/client";
import { newJob, postJob, VERIFY_COMPANY_OF_JOB } from "../../support/jobs";

export const QUESTIONS = 5;

const assessment = {
  durationMinutes: 14,
  passMark: 50,
  questions: Array.from({ length: QUESTIONS }, () => TWO_AND_TWO),
};

/**
 * Posts a job of a verified company with so many slots. Its kind of work is its own, because a
 * person takes only one test for each kind.
 *
 * @param ask runs a statement of SQL
 */
export async function postRushJob(
  client: Client,
  admin: string,
  maxApplicants: number,
  ask: (sql: string, args: number[]) => Promise<unknown>,
) {
  const jobDetail = { Category: [randomUUID()] };
  const job = await postJob(client, admin, newJob({ assessment, maxApplicants, jobDetail }));
  await ask(VERIFY_COMPANY_OF_JOB, [job.id]);
  return job;
}
