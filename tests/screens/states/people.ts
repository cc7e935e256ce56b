import { type APIRequestContext, expect, type Page, request } from "@playwright/test";
import { rightOption } from "../../support/answer-key";
import { closeJob, cutSlots, postJob, setInterview } from "../../support/browser/employer";
import { Shortcut } from "../../support/browser/shortcut";
import type { Trouble } from "../../support/browser/troubled";
import { ROOMY_JOB } from "../../support/jobs";

/** A person who has logged in, without a profile. */
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
  // Load a page, so that no toast of these steps is left.
  await someone.text("/dashboard");
  return someone;
}

const posted = new Map<number, Promise<string>>();

/** A job with slots for everyone, at this price. */
export function roomyJob(applicationPrice = 199): Promise<string> {
  const job = posted.get(applicationPrice) ?? postJob({ applicationPrice });
  posted.set(applicationPrice, job);
  return job;
}

/** Another person, in a separate browser, applies for a job. */
async function strangerApplies(job: string): Promise<void> {
  const browser = await request.newContext();
  await (await candidate(browser)).applyFor(job);
  await browser.dispose();
}

/** A job of so many slots, of which another person holds one. */
export async function jobWithOneTaken(maxApplicants: number): Promise<string> {
  const job = await postJob({ maxApplicants });
  await strangerApplies(job);
  return job;
}

/** Leaves the job without an open slot: another person holds one, and the job is cut to `slots`. */
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

/** A candidate whose test is ready to be taken. */
export async function applicant(browser: APIRequestContext, job = roomyJob()): Promise<Applicant> {
  const someone = await candidate(browser);
  return { someone, job: await job, path: await someone.applyAndWait(await job) };
}

/** The same candidate, after the queue has delivered the message about the test. */
export async function informed(browser: APIRequestContext): Promise<Applicant> {
  const applied = await applicant(browser);
  const news = () => applied.someone.text("/notifications");
  await expect.poll(news).toContain("Applied: take the free test");
  return applied;
}

/** A candidate who has taken the test. */
export async function tested(browser: APIRequestContext, job = roomyJob(), answers = rightOption) {
  const applied = await applicant(browser, job);
  await applied.someone.takeTest(applied.path, answers);
  return applied;
}

/** A candidate with a confirmed slot: the payment is made, and its toast was shown. */
export async function confirmed(browser: APIRequestContext, job = roomyJob()): Promise<Applicant> {
  const passed = await tested(browser, job);
  await passed.someone.pay(passed.path);
  await passed.someone.text(passed.path);
  return passed;
}

/** The URL of a page on the copy of the product with this trouble. */
export const troubled = (trouble: Trouble, path: string) => `${process.env[trouble]}${path}`;

/** A visitor, for whom the path is enough. */
export const at = (path: string) => () => path;

/** A candidate who opens this path. */
export const asCandidate = (path: string) => async (browser: APIRequestContext) => {
  await candidate(browser);
  return path;
};

/** A candidate who opens this path on the copy of the product with this trouble. */
export const inTrouble = (trouble: Trouble, path: string) => async (browser: APIRequestContext) => {
  await candidate(browser);
  return troubled(trouble, path);
};

/** Presses a link on this page; its answer never comes. */
export const follow = (name: string, data: RegExp) => async (page: Page) => {
  await page.route(data, () => {});
  await page.getByRole("link", { name, exact: true }).filter({ visible: true }).first().click();
};

export const APPLICATION_TITLE = `${ROOMY_JOB.title}, your application · Pakka`;

/** A candidate with an interview of this round. */
export async function invited(request: APIRequestContext, round: null | 1 | 2) {
  const booked = await confirmed(request);
  return { ...booked, interview: await setInterview(booked.path, round) };
}
