import { beforeAll, expect, test } from "vitest";
import { paid } from "../support/api/applicant";
import { type Person, signInMember, signInStaff } from "../support/api/console";
import { browserOf } from "../support/api/console-browser";
import { query } from "../support/api/database";
import { postJob } from "../support/api/staff";
import type { FormBrowser } from "../support/form-browser";

// URLs and fields that try to make a console's page call another endpoint than its own.

let person: Person;
let staff: FormBrowser;
beforeAll(async () => {
  person = await signInStaff("admin");
  staff = await browserOf("staff", person.email);
});

test("a link to the sign-in page signs nobody out and opens nothing in their name", async () => {
  const hiring = await browserOf("hiring", (await signInMember({ role: "owner" })).email);
  const reads = async () =>
    (
      await query("select id from audit_log where actor_id = ? and action = 'person.read'", [
        person.name,
      ])
    ).length;
  const before = await reads();
  for (const link of ["../../../user/profile", "..%2F..%2Fpeople%2F1", "../../people/1", ".."]) {
    for (const [browser, console] of [
      [staff, "staff"],
      [hiring, "hiring"],
    ] as const) {
      const { status, html } = await browser.get(`/${console}/login?link=${link}`);
      expect([console, link, status]).toEqual([console, link, 200]);
      expect(html).toContain("was used already, or its time is over");
      expect((await browser.get(`/${console}`)).status).toBe(200);
    }
  }
  expect(await reads()).toBe(before);
});

test("a message id in a staff form can't be used as a path", async () => {
  const job = await postJob();
  const { id } = await paid(job.id);
  const message = `../../../jobs/${job.id}/close#`;
  const { status } = await staff.post(`/staff/applications/${id}`, { intent: "send", message });
  expect(status).toBe(404);
  const rows = await query("select closed_at from jobs where id = ?", [job.id]);
  expect(rows).toMatchObject([{ closed_at: null }]);
});

test("an id that no row can have is answered 404, or ignored as a filter", async () => {
  for (const [path, status] of [
    ["/staff/interviews?jobId=9007199254740993", 200],
    ["/staff/interviews?companyId=9999999999999999", 200],
    ["/staff/companies/9999999999999999", 404],
    ["/staff/jobs/9999999999999999", 404],
    ["/staff/people/9999999999999999", 404],
    ["/staff/applications/9999999999999999", 404],
    ["/jobs/9999999999999999", 404],
  ] as const) {
    expect([path, (await staff.get(path)).status]).toEqual([path, status]);
  }
});
