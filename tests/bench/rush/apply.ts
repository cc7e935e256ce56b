import { LoginCookie } from "../../../app/session/login-cookie.server";
import { addSeconds } from "../../../worker/facts/times";
import { shuffled } from "../../payments/webhooks";
import type { Job } from "../../support/jobs";
import { PROFILE } from "../../support/people";
import type { Product } from "../../support/stress/product";
import { type Person, SESSION_SECRET } from "./people";
import { postRushJob } from "./rush-jobs";
import type { Task } from "./turn";

/** An accepted application. */
export interface Accepted {
  id: number;
  person: Person;
  job: Job;
}

const EVERY_TENTH = 10 / 9;

/** The number of people who tap for so many slots: every tenth of them is refused. */
export const tapsFor = (slots: number) => Math.ceil(slots * EVERY_TENTH);

/** Jobs that open together, with about `slots` slots in all. */
export async function openJobs(product: Product, admin: string, count: number, slots: number) {
  const jobs: Job[] = [];
  for (let i = 0; i < count; i += 1) {
    jobs.push(await postRushJob(product, admin, Math.ceil(slots / count), product.query));
  }
  return jobs;
}

const asCaller = ({ token, address }: Person) => ({
  Authorization: `Bearer ${token}`,
  "CF-Connecting-IP": address,
});

/** One person's tap, by a call of the API. */
const tapByApi =
  (person: Person, job: Job): Task =>
  async (send) => {
    const json = { jobId: job.id, resumeId: person.resumeId };
    const call = { path: "/user/jobs/apply", headers: asCaller(person), json };
    return (await send("apply", call)).status === 201;
  };

/** The cookie of a person who logged in on the screens. */
async function cookieOf(url: string, person: Person): Promise<string> {
  const now = new Date();
  const login = new LoginCookie(new Request(url), url, SESSION_SECRET, now);
  const expires = addSeconds(now, 86_400);
  const { phone, token, refreshToken } = person;
  const email = `p${phone}@example.in`;
  login.set({
    user: { ...PROFILE, gender: "FEMALE", email, age: 27, image: null, phone },
    tokens: { access: { token, expires }, refresh: { token: refreshToken, expires } },
  });
  return (await login.header())?.split(";")[0] ?? "";
}

/** The same, with the screen's form. */
async function tapByForm(url: string, person: Person, job: Job): Promise<Task> {
  const headers = { Cookie: await cookieOf(url, person), "CF-Connecting-IP": person.address };
  const form = { resumeId: String(person.resumeId) };
  return async (send) =>
    (await send("apply form", { path: `/jobs/${job.id}/apply`, headers, form })).status === 303;
}

/** One tap of each person, at one of the jobs, in random order. */
export function tapsOf(url: string, people: Person[], jobs: Job[], way: "api" | "form") {
  const wishes = people.map((person, at) => ({ person, job: jobs[at % jobs.length] as Job }));
  return Promise.all(
    shuffled(wishes).map(({ person, job }) =>
      way === "form" ? tapByForm(url, person, job) : tapByApi(person, job),
    ),
  );
}

/** The people who have a slot of these jobs, according to the database. */
export async function acceptedFor(
  product: Product,
  people: Person[],
  jobs: Job[],
): Promise<Accepted[]> {
  const byId = new Map(people.map((person) => [person.userId, person]));
  const acceptedByJob = await Promise.all(
    jobs.map(async (job) => {
      const rows = await product.query(
        "select id, user_id from applications where job_id = ? and slot_state = 'held'",
        [job.id],
      );
      return Array.from(rows, (row) => ({
        id: Number(row.id),
        person: byId.get(Number(row.user_id)) as Person,
        job,
      }));
    }),
  );
  return acceptedByJob.flat();
}
