import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { networkOf } from "../../worker/domain/network.rules";
import { LIMITS } from "../../worker/facts/limits/limits";
import { applied, assessmentToken } from "../support/api/applicant";
import { query } from "../support/api/database";
import { empty, fill } from "../support/api/limits";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";

const WAIT_SECONDS = 600;

test.each([
  "person",
  "network",
])("a %s that started the maximum of tests is told how long to wait", async (scope) => {
  const one = await applied((await postJob()).id);
  const address = `2001:db8:${randomInt(0x10000).toString(16)}:1::9`;
  const [row] = await query("select id from users where phone = ?", [one.phone]);
  expect(row).toMatchObject({ id: expect.any(Number) });
  const [limit, of] =
    scope === "person"
      ? [LIMITS.attemptsOfPerson, Number(row?.id)]
      : [LIMITS.attemptsOfNetwork, networkOf(address)];
  const path = `/user/assessments/${await assessmentToken(one)}/start`;
  const start = () => call("POST", path, { headers: { "CF-Connecting-IP": address } });

  await fill(limit, of, WAIT_SECONDS);
  const refused = await start();
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  const wait = Number(refused.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(WAIT_SECONDS - 40);
  expect(wait).toBeLessThanOrEqual(WAIT_SECONDS);
  expect(await query("select 1 from attempts where application_id = ?", [one.id])).toEqual([]);

  await empty(limit, of);
  expect((await start()).status).toBe(200);
});
