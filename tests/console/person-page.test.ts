import { expect, test } from "vitest";
import { paid } from "../support/api/applicant";
import { signInStaff } from "../support/api/console";
import { browserOf } from "../support/api/console-browser";
import { query } from "../support/api/database";
import { postJob } from "../support/api/staff";

const KB = 1_024;

test("the page of a person with fifty applications is at most 60 KB", async () => {
  const one = await paid((await postJob()).id);
  const [user] = await query("select id from users where phone = ?", [one.phone]);
  await query(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 60)
      insert into applications
        (user_id, job_id, status, seq, claim_id, price, slot_state, applied_at, superseded_at)
      select a.user_id, a.job_id, 'REJECTED', 1, a.claim_id || '-' || i, a.price, 'released',
        a.applied_at, a.applied_at from applications a, n where a.id = ?`,
    [one.id],
  );
  await query(
    `insert into application_history (application_id, seq, transition_id, status, at)
      select id, 1, claim_id, status, applied_at from applications
      where user_id = ? and status = 'REJECTED'`,
    [Number(user?.id)],
  );
  const browser = await browserOf("staff", (await signInStaff("support")).email);
  const page = await browser.get(`/staff/people/${user?.id}`);
  const text = page.html;
  expect(text.match(/PK-\d+/g)?.length).toBeGreaterThanOrEqual(50);
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(60 * KB);
});
