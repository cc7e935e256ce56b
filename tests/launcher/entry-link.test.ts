import { createClient } from "@libsql/client/http";
import { afterEach, expect, inject, test } from "vitest";
import type { FreeTime } from "../../worker/contract/interviews";
import { DAY_SECONDS } from "../../worker/facts/times";
import { passed } from "../support/api/applicant";
import { call } from "../support/api/product";
import { moveClock } from "../support/clock";
import { enter, type Launched, start, stopAll } from "./launcher";

afterEach(stopAll);

const LINK = /(\S+@\S+) (http:\S+\/(staff|hiring)\/login\?link=([\w-]+))/g;

/** The people to whom the launcher gives a sign-in link, with these links. */
const entries = ({ said }: Launched) =>
  [...said().matchAll(LINK)].map(([, email, , console, link]) => ({ email, console, link }));

/**
 * A new person books a free slot and takes the first free time. Returns the dates of all free
 * times.
 */
async function datesOfFreeTimes(): Promise<string[]> {
  const { body: jobs } = await call("GET", "/user/jobs?free=true");
  const { id, token } = await passed(jobs[0].id);
  const path = `/user/applications/${id}`;
  const times: FreeTime[] = (await call("GET", `${path}/times`, { token })).body;
  const json = { dayId: times[0]?.dayId, at: times[0]?.at };
  const answer = await call("POST", `${path}/interview`, { token, json });
  expect(answer.body.status).toBe("INTERVIEW_SCHEDULED");
  return [...new Set(times.map(({ at }) => at.slice(0, 10)))];
}

test("a start lets an admin and an owner in and offers times, also for old data without times", async () => {
  const first = await start();
  const [admin, owner] = entries(first);
  expect([admin?.console, owner?.console]).toEqual(["staff", "hiring"]);
  const staff = await enter("/ops", admin?.link);
  expect(staff).toMatchObject({ status: 200, body: { person: { role: "admin" } } });
  expect((await enter("/ops", admin?.link)).status).toBe(422);
  const hiring = await enter("/employer", owner?.link);
  expect(hiring.body).toMatchObject({
    person: { email: owner?.email, role: "owner" },
    company: { name: expect.any(String) },
  });
  // Data from a version before people had accounts.
  const database = createClient({ url: inject("database") });
  for (const table of ["console_sessions", "sign_in_codes", "staff", "company_members"]) {
    await database.execute(`delete from ${table}`);
  }
  database.close();
  const dates = await datesOfFreeTimes();
  await moveClock({ url: inject("product"), simulatorsUrl: inject("simulators") }, 3 * DAY_SECONDS);
  first.process.kill("SIGINT");
  await first.ended;
  const second = await start();
  const later = await datesOfFreeTimes();
  expect(dates.length).toBeGreaterThanOrEqual(6);
  expect(later.length).toBeGreaterThanOrEqual(6);
  expect(dates).not.toContain(later.at(-1));
  const again = entries(second);
  expect(again.map(({ email }) => email)).toEqual([admin?.email, owner?.email]);
  expect((await enter("/employer", again[1]?.link)).body.company).toEqual(hiring.body.company);
});
