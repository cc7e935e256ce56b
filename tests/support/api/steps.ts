import { newJob } from "../jobs";
import * as payments from "../payments";
import * as screening from "../screening";
import { uploadResume } from "./people";
import { client } from "./product";
import { postJob, staffToken } from "./staff";

/** A new job at this price, posted by staff, with the questions of its test. */
export async function openJob(rupees: number, admin = staffToken()) {
  const posted = newJob({ applicationPrice: rupees });
  return { job: await postJob(posted, admin), questions: posted.assessment.questions };
}

/** Uploads a resume and applies with it. Returns the application's id. */
export async function apply(token: string, jobId: number): Promise<number> {
  const { body: resume } = await uploadResume(token);
  return screening.applyWith(client, token, jobId, resume.id);
}

/** Waits until the queue has opened the test. Returns the test's token. */
export const openedTest = (token: string, id: number) => screening.openedTest(client, token, id);

/** Answers the questions of a running test with `pick`, all or a part of them. */
export const answerTest = (test: string, pick: screening.Choose, from?: number, to?: number) =>
  screening.answerTest(client, test, pick, from, to);

/** Takes a whole test. Returns the result. */
export const takeTest = (test: string, pick: screening.Choose) =>
  screening.takeTest(client, test, pick);

/** Pays an open order at the provider. Returns the data that checkout hands to the browser. */
export const payAtProvider = (orderId: string) => payments.payAtProvider(client, orderId);
