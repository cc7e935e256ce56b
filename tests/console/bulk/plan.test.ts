import { beforeAll, expect, test } from "vitest";
import { paid } from "../../support/api/applicant";
import { choose } from "../../support/api/choosing";
import { signInStaff } from "../../support/api/console";
import { browserOf } from "../../support/api/console-browser";
import { query } from "../../support/api/database";
import { offerDay } from "../../support/api/offered-days";
import { postJob } from "../../support/api/staff";
import type { FormBrowser } from "../../support/form-browser";

let staff: FormBrowser;
beforeAll(async () => {
  staff = await browserOf("staff", (await signInStaff("admin")).email);
});

test("times that staff give must match their preview, or nobody gets one and a new preview is shown", async () => {
  const job = await postJob();
  const day = await offerDay(job.id);
  const [first = "", second = ""] = day.times;
  const [one, other] = [await paid(job.id), await paid(job.id)];
  const path = `/staff/jobs/${job.id}/waiting?marked=${one.id}&day=${day.id}`;
  const timeOf = async () => {
    const sql = "select at from interviews where application_id = ?";
    return (await query(sql, [one.id])).map(({ at }) => at);
  };
  const planOf = (html: string) =>
    /name="plan" value="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";
  const preview = planOf((await staff.get(path)).html);
  expect(preview).toContain(first);
  // Another candidate takes the time that was shown.
  expect((await choose(other, day.id, first)).status).toBe(200);
  const pressed = await staff.post(path, { plan: preview });
  expect(pressed).toMatchObject({ status: 303, location: path });
  expect(await timeOf()).toEqual([]);
  const { html } = await staff.get(path);
  expect(html).toContain("The free times have changed");
  expect(planOf(html)).toContain(second);
  await staff.post(path, { plan: planOf(html) });
  expect(await timeOf()).toEqual([second]);
});
