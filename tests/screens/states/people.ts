import { type APIRequestContext, expect, type Page, request } from "@playwright/test";
import { rightOption } from "../../support/answer-key";
import { closeJob, cutSlots, postJob } from "../../support/browser/employer";
import { Shortcut } from "../../support/browser/shortcut";
import type { Trouble } from "../../support/browser/troubled";
import { ROOMY_JOB } from "../../support/jobs";

/** Someone who has logged in, and no more. */
export async function newcomer(browser: APIRequestContext): Promise<Shortcut> {
  const someone = new Shortcut({ request: browser });
  await someone.logIn();
  return someone;
}

/** A candidate with a complete profile and one resume. */
export async function candidate(browser: APIRequestContext): Promise<Shortcut> {
  const someone = await newcomer(browser);
  await someone.completeProfile();
  await someone.uploadResume();
  // What all this had to say has been said.
  await someone.text("/dashboard");
  return someone;
}

const posted = new Map<number, Promise<string>>();

/** A job with room for everybody, at this price. */
export function roomyJob(applicationPrice = 199): Promise<string> {
  const known = posted.get(applicationPrice) ?? postJob({ applicationPrice });
  posted.set(applicationPrice, known);
  return known;
}

/** Someone else, at another browser, applies for a job. */
async function strangerApplies(job: string): Promise<void> {
  const browser = await request.newContext();
  await (await candidate(browser)).applyFor(job);
  await browser.dispose();
}

/** A job of so many slots, of which someone else holds one. */
export async function jobWithOneTaken(maxApplicants: number): Promise<string> {
  const job = await postJob({ maxApplicants });
  await strangerApplies(job);
  return job;
}

/** From here on the job has no slot left; of so many, someone else holds one. */
export async function fill(job: string, slots = 1): Promise<void> {
  await strangerApplies(job);
  await cutSlots(job, slots);
}

export async function closedJob(): Promise<string> {
  const job = await postJob();
  await closeJob(job);
  return job;
}

export interface Applicant {
  someone: Shortcut;
  job: string;
  path: string;
}

/** Someone whose test waits to be taken. */
export async function applicant(browser: APIRequestContext, job = roomyJob()): Promise<Applicant> {
  const someone = await candidate(browser);
  return { someone, job: await job, path: await someone.applyAndWait(await job) };
}

/** Someone who has been told to take the test: the queue tells in its own time. */
export async function informed(browser: APIRequestContext): Promise<Applicant> {
  const applied = await applicant(browser);
  const news = () => applied.someone.text("/notifications");
  await expect.poll(news).toContain("Applied: take the free test");
  return applied;
}

/** Someone who has taken the test. */
export async function tested(browser: APIRequestContext, job = roomyJob(), answers = rightOption) {
  const applied = await applicant(browser, job);
  await applied.someone.takeTest(applied.path, answers);
  return applied;
}

/** Someone whose slot is confirmed: paid for, and the page has said so. */
export async function confirmed(browser: APIRequestContext, job = roomyJob()): Promise<Applicant> {
  const passed = await tested(browser, job);
  await passed.someone.pay(passed.path);
  await passed.someone.text(passed.path);
  return passed;
}

/** The address of a screen in the product that suffers from a trouble. */
export const troubled = (trouble: Trouble, path: string) => `${process.env[trouble]}${path}`;

/** A visitor, who needs nothing but the address. */
export const at = (path: string) => () => path;

/** A candidate who goes to this address. */
export const asCandidate = (path: string) => async (browser: APIRequestContext) => {
  await candidate(browser);
  return path;
};

/** A candidate who goes to this address of the product that suffers from a trouble. */
export const inTrouble = (trouble: Trouble, path: string) => async (browser: APIRequestContext) => {
  await candidate(browser);
  return troubled(trouble, path);
};

/** From this screen, a press on a link whose answer stays away. */
export const follow = (name: string, data: RegExp) => async (page: Page) => {
  await page.route(data, () => {});
  await page.getByRole("link", { name, exact: true }).filter({ visible: true }).first().click();
};

export const APPLICATION_TITLE = `${ROOMY_JOB.title}, your application · Pakka`;
