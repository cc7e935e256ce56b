import { expect, test } from "vitest";
import { inHours, paid } from "../support/api/applicant";
import { browserOf } from "../support/api/console-browser";
import { query } from "../support/api/database";
import { hiring } from "../support/api/meetings";
import { offerDay } from "../support/api/offered-days";

// A company sees the candidates who wait for a date before it offers days.

test("free seats of one round do not count for people who wait for another", async () => {
  const { owner, job } = await hiring({ rounds: 2 });
  await offerDay(job.id, { round: 2, from: "10:00", to: "12:00" });
  await paid(job.id);
  const company = await browserOf("hiring", owner.email);
  const { html } = await company.get(`/hiring/jobs/${job.id}/days`);
  expect(html).toContain("Round 1: 0 seats free now: 1 too few.");
  expect(html).toContain("Round 2: 4 seats free now.");
});

test("waiting people are all counted, even if they are more than one API page", async () => {
  const { owner, job } = await hiring({ maxApplicants: 1_000 });
  await offerDay(job.id, { from: "08:00", to: "20:00", minutesEach: 10, seats: 2 });
  const at = inHours(0);
  await query(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 150)
      insert into users (safety_word, phone, created_at) select 'KOYAL', 'd${job.id}-' || i, '${at}' from n`,
  );
  await query(
    `insert into applications (user_id, job_id, status, seq, claim_id, price, slot_state, applied_at,
        promised_by)
      select id, ${job.id}, 'PAYMENT_CONFIRMED', 1, phone, 199, 'confirmed', '${at}', '${inHours(72)}'
      from users where phone like 'd${job.id}-%'`,
  );
  const company = await browserOf("hiring", owner.email);
  const { html } = await company.get(`/hiring/jobs/${job.id}/days`);
  expect(html).toContain("150 people wait for a date");
  expect(html).toContain("144 seats free now: 6 too few.");
  expect(html).toContain("The first 100 are listed.");
});
