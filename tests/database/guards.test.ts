import { expect, test } from "vitest";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { apply } from "../support/api/steps";

// A batch is refused with the name of the guard that failed.

const admin = () => staffToken("admin");
const setSlots = (id: number, maxApplicants: number) =>
  call("PATCH", `/ops/jobs/${id}`, { token: admin(), json: { maxApplicants } });

test("a guard that refuses rolls its batch back, and the next batch can commit", async () => {
  const job = await postJob();
  await apply((await logIn()).token, job.id);
  await apply((await logIn()).token, job.id);
  expect(await setSlots(job.id, 1)).toMatchObject({
    status: 409,
    body: { code: "slots_below_claims" },
  });
  expect(await query("select name from guards")).toEqual([]);
  expect((await setSlots(job.id, 3)).status).toBe(200);
});
