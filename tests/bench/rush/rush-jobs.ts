import { randomUUID } from "node:crypto";
import { TWO_AND_TWO } from "../../support/answer-key";
import type { Client } from "../../support/client";
import { newJob, postJob } from "../../support/jobs";

export const QUESTIONS = 5;

const assessment = {
  durationMinutes: 14,
  passMark: 50,
  questions: Array.from({ length: QUESTIONS }, () => TWO_AND_TWO),
};

/** Posts a job with so many slots, of a kind of work of its own: of one kind a person takes one test. */
export const postRushJob = (client: Client, admin: string, maxApplicants: number) =>
  postJob(
    client,
    admin,
    newJob({ assessment, maxApplicants, jobDetail: { Category: [randomUUID()] } }),
  );
