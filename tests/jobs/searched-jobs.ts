import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { READ_AS_HEADER, readAsOf } from "../../worker/contract/job/read-as";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import type { Answer } from "../support/client";
import { VERIFY_COMPANY_OF_JOB } from "../support/jobs";

// The tests share one product; only our jobs contain words with this tag.
export const TAG = randomBytes(4).toString("hex");
export const CRAFTS = ["Baker", "Barber", "Welder", "Weaver", "Tailor"].map((word) => word + TAG);
export const PLACES = ["Pune", "Puri", "Kanpur, Sector 9", "नागपुर", "New Delhi"].map(
  (place) => `${place} ${TAG}`,
);
export const CATEGORIES = ["Craft", "craft", "Night shift"].map((category) => `${category} ${TAG}`);

interface Posted {
  id: number;
  title: string;
  company: string;
  location: string;
  applicationPrice: number;
  maxApplicants: number;
  jobDetail: Record<string, string[]>;
  city?: string;
  state?: string;
  remote?: boolean;
  payFrom?: number;
  payPeriod?: string;
}
type Draft = Omit<Posted, "id">;

/** Pseudo-random numbers, the same in every run, so that a failure can be reproduced. */
export function numbers(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pick = <T>(from: T[]): T => from[below(from.length)] as T;
  return { below, pick };
}

const draft = (values: Partial<Draft> = {}): Draft => ({
  title: `Helper ${TAG}`,
  company: "Asha Works",
  location: "Pune",
  applicationPrice: 199,
  maxApplicants: 5,
  jobDetail: {},
  ...values,
});

export const staff = staffToken();
export const posted: Posted[] = [];

export async function post(values: Partial<Draft>): Promise<Posted> {
  const answer = await call("POST", "/ops/jobs", { token: staff, json: draft(values) });
  expect(answer.status).toBe(201);
  await query(VERIFY_COMPANY_OF_JOB, [answer.body.id]);
  return answer.body;
}

/** In a change, `null` removes a heading. */
type Change = Omit<Partial<Draft>, "jobDetail"> & { jobDetail?: Record<string, string[] | null> };

export async function change(id: number, json: Change) {
  const answer = await call("PATCH", `/ops/jobs/${id}`, { token: staff, json });
  await query(VERIFY_COMPANY_OF_JOB, [id]);
  return answer;
}

export const search = (params: Record<string, string>) =>
  call("GET", `/user/jobs?${new URLSearchParams(params)}`);

export const ids = (jobs: { id: number }[]) => jobs.map((job) => job.id);
export const readAsIn = ({ headers }: Answer) => readAsOf(headers.get(READ_AS_HEADER));

/** The results for the search as typed. */
export async function foundIds(params: Record<string, string>): Promise<number[]> {
  const answer = await search(params);
  return ids(answer.body).slice(0, readAsIn(answer)?.asTyped);
}

/** The ids on all pages of the results for the search as typed, in order. */
export async function walk(params: Record<string, string>): Promise<number[]> {
  const all = await walkAll(params);
  return all.slice(0, readAsIn(await search(params))?.asTyped);
}

/** The ids on all pages of a list, in order. */
export async function walkAll(params: Record<string, string>): Promise<number[]> {
  const jobIds: number[] = [];
  let path: string | undefined = `/user/jobs?${new URLSearchParams(params)}`;
  while (path) {
    const { status, body, headers } = await call("GET", path);
    expect(status).toBe(200);
    jobIds.push(...ids(body));
    path = /^<(.+)>; rel="next"$/.exec(headers.get("Link") ?? "")?.[1];
  }
  return jobIds;
}

/** Jobs with various words, the same in every run except for the tag. */
export async function postMany(): Promise<void> {
  const { below, pick } = numbers(7);
  for (let i = 0; i < 60; i += 1) {
    posted.push(
      await post({
        title: `${pick(CRAFTS)} and ${pick(CRAFTS)}`,
        company: `${pick(CRAFTS)} Works`,
        location: pick(PLACES),
        applicationPrice: pick([0, 199]),
        jobDetail: { Category: [pick(CATEGORIES)], "What you do": [`Help a ${pick(CRAFTS)}`] },
      }),
    );
    if (below(6) === 0) posted.push(await post({ title: `${pick(CRAFTS)} शिक्षक` }));
  }
}

export interface Query {
  q: string;
  location: string;
  category: string;
  free: boolean;
}

/** The results that the contract promises, computed over all jobs in a simple way. */
export function expected(query: Partial<Query>): number[] {
  const words = query.q?.toLowerCase().split(" ") ?? [];
  const holds = (text: string) =>
    words.every((word) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .some((own) => own.startsWith(word)),
    );
  const all = (job: Posted) =>
    [job.title, job.company, job.location, ...Object.entries(job.jobDetail).flat(2)].join(" ");
  const matching = posted.filter(
    (job) =>
      holds(all(job)) &&
      (!query.location || job.location.toLowerCase().includes(query.location.toLowerCase())) &&
      (!query.category || job.jobDetail.Category?.[0] === query.category) &&
      (!query.free || job.applicationPrice === 0),
  );
  const newest = matching.sort((a, b) => b.id - a.id);
  return ids([
    ...newest.filter((job) => words.length > 0 && holds(job.title)),
    ...newest.filter((job) => words.length === 0 || !holds(job.title)),
  ]);
}
