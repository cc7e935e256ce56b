import { createHash, randomUUID } from "node:crypto";
import { STAFF_TOKEN_PREFIX } from "../../../worker/domain/employers/staff/staff";
import { TWO_AND_TWO } from "../answer-key";
import { succeeded } from "../client";
import { type FormBrowser, formCandidate, offeredResume } from "../form-browser";
import * as jobs from "../jobs";
import { completeProfile, logIn, newPhone, uploadResume } from "../people";
import { inWaves, type Reached } from "./product";

const AT_ONCE = 16;

/** A person who uses only the API. */
export interface Caller {
  phone: string;
  email: string;
  token: string;
  resumeId: number;
}

/** A person who uses only the pages. */
export interface Visitor {
  phone: string;
  browser: FormBrowser;
  resumeId: string;
}

const phones = (count: number) => [...new Set(Array.from({ length: count }, newPhone))];

async function newCaller(product: Reached, newcomer: string): Promise<Caller> {
  const { phone, email, token } = await logIn(product, newcomer);
  await completeProfile(product, { token, email });
  const { id } = await succeeded(uploadResume(product, token));
  return { phone, email, token, resumeId: id };
}

/** Candidates with a profile and a resume who logged in with a code. */
export const callers = (product: Reached, count: number): Promise<Caller[]> =>
  inWaves(phones(count), AT_ONCE, (phone) => newCaller(product, phone));

/** The same with the forms of the pages; they have a session cookie. */
export const visitors = (product: Reached, count: number): Promise<Visitor[]> =>
  inWaves(phones(count), AT_ONCE, async (phone) => {
    const browser = await formCandidate(product, phone);
    return { phone, browser, resumeId: await offeredResume(browser, 1) };
  });

/** A staff token, as the command for operators writes it. */
export async function staff(product: Reached): Promise<string> {
  const token = STAFF_TOKEN_PREFIX + randomUUID();
  const hash = createHash("sha256").update(token).digest("hex");
  await product.query("insert into staff_tokens values (?, 'Asha Staff', 'admin', '2999')", [hash]);
  return token;
}

const TEST = { durationMinutes: 10, passMark: 50, questions: [TWO_AND_TWO] };

/** Posts a job of a verified company as staff. Its test has one question. */
export async function postJob(product: Reached, token: string, changes: object = {}) {
  // Each job has its own category: within one category, a person takes only one test at a time.
  const jobDetail = { Category: [randomUUID()] };
  const input = jobs.newJob({ assessment: TEST, jobDetail, ...changes });
  const job = await jobs.postJob(product, token, input);
  await product.query(jobs.VERIFY_COMPANY_OF_JOB, [job.id]);
  return job;
}
