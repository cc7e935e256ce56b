import { expect, test } from "vitest";
import type { OwedKind } from "../../worker/facts/money/owed";
import { applied, hold, inHours, paid, setInterview } from "../support/api/applicant";
import { byStaff, submitted } from "../support/api/companies";
import { signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { offerDay } from "../support/api/offered-days";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { newDraft } from "../support/jobs";
import { newEmail } from "../support/people";

const token = staffToken("support");
const LONG_AGO = "2020-01-02T04:00:00.000Z";

/**
 * The list begins with the oldest rows. Other tests have rows too, so the tests make theirs older.
 */
async function owedList(kind: OwedKind, params = "limit=100") {
  const { body } = await call("GET", `/ops/owed?kind=${kind}&${params}`, { token });
  expect(body).toHaveLength(1);
  return body[0];
}

async function rowOf(kind: OwedKind, id: number) {
  const { rows } = await owedList(kind);
  return rows.find((row: { id: number }) => row.id === id);
}

const promise = (id: number, at: string) =>
  query("update applications set promised_by = ? where id = ?", [at, id]);

test("the list has every kind of waiting work, also empty ones, and counts more than its rows", async () => {
  const { body, status } = await call("GET", "/ops/owed?limit=1", { token });
  expect(status).toBe(200);
  expect(body).toHaveLength(13);
  for (const { count, late, oldest, rows } of body) {
    expect(rows.length).toBe(Math.min(1, count));
    expect(late).toBeLessThanOrEqual(count);
    expect(oldest === null).toBe(count === 0);
  }
  const wrong = await call("GET", "/ops/owed?kind=everything", { token });
  expect(wrong.body.code).toBe("invalid");
});

test("a paid candidate without a date is on the list, and later as a promise that is about to end", async () => {
  const job = await postJob();
  const { id } = await paid(job.id);
  await promise(id, inHours(74));
  expect(await rowOf("paid_without_date", id)).toMatchObject({
    on: "application",
    about: expect.stringContaining(", "),
    paise: 19_900,
    people: 1,
    dueAt: expect.any(String),
  });
  expect(await rowOf("promises_ending", id)).toBeUndefined();
  await promise(id, inHours(70));
  expect(await rowOf("paid_without_date", id)).toBeUndefined();
  expect(await rowOf("promises_ending", id)).toMatchObject({ id, paise: 19_900 });
  await setInterview(id, inHours(30));
  expect(await rowOf("promises_ending", id)).toBeUndefined();
});

test("a job is short of times until it has as many free seats as waiting people", async () => {
  const job = await postJob();
  const people = [await paid(job.id), await paid(job.id)];
  for (const { id } of people) await promise(id, inHours(1));
  expect(await rowOf("jobs_short_of_times", job.id)).toMatchObject({ on: "job", people: 2 });
  const day = await offerDay(job.id, { from: "10:00", to: "10:30", minutesEach: 30, seats: 1 });
  expect(await rowOf("jobs_short_of_times", job.id)).toMatchObject({ people: 2 });
  await query("update interview_days set seats = 2 where id = ?", [day.id]);
  expect(await rowOf("jobs_short_of_times", job.id)).toBeUndefined();
});

test("a past interview is on the list without an outcome, then as a dispute or without a result", async () => {
  const job = await postJob();
  const { id } = await paid(job.id);
  const { body } = await setInterview(id, inHours(30));
  expect(await rowOf("interviews_without_outcome", id)).toBeUndefined();
  const set = (values: string) => query(`update interviews set ${values} where id = ?`, [body.id]);
  await set(`at = '${inHours(-1)}'`);
  expect(await rowOf("interviews_without_outcome", id)).toMatchObject({ on: "application" });
  expect(await rowOf("outcomes_without_result", id)).toBeUndefined();
  await set(`state = 'disputed', settled_at = '${LONG_AGO}'`);
  expect(await rowOf("disputes", id)).toMatchObject({ since: LONG_AGO, paise: 19_900 });
  expect((await owedList("disputes")).oldest).toBe(LONG_AGO);
  await set("state = 'scheduled', settled_at = null");
  expect(await rowOf("disputes", id)).toBeUndefined();
  await hold({ id });
  await query("update applications set answer_by = ? where id = ?", [inHours(-1), id]);
  expect(await rowOf("interviews_without_outcome", id)).toBeUndefined();
  expect(await rowOf("outcomes_without_result", id)).toMatchObject({ on: "application" });
  await byStaff("POST", `/applications/${id}/result`, { result: "SELECTED" });
  expect(await rowOf("outcomes_without_result", id)).toBeUndefined();
});

test("a refund is late after seven days, and one that waits for a person is on the list at once", async () => {
  const job = await postJob();
  const { id } = await paid(job.id);
  const refunding = (since: string) =>
    query(
      `update payments set state = 'refunding', refund_id = 'rfnd_late', refund_amount = 19900,
        refund_due_at = ?, next_refund_at = '2100-01-01T00:00:00.000Z' where application_id = ?`,
      [since, id],
    );
  await refunding(inHours(-6 * 24));
  expect(await rowOf("refunds_late", id)).toBeUndefined();
  await refunding(inHours(-8 * 24));
  expect(await rowOf("refunds_late", id)).toMatchObject({ about: "rfnd_late", paise: 19_900 });
  expect(await rowOf("returns_waiting", id)).toBeUndefined();
  await query("update applications set return_waits_since = ? where id = ?", [LONG_AGO, id]);
  expect(await rowOf("returns_waiting", id)).toMatchObject({ since: LONG_AGO });
  await query("update applications set return_waits_since = null where id = ?", [id]);
});

test("a ticket is on the list after two days, until somebody replies", async () => {
  const { token: candidate } = await logIn();
  const json = { subject: "My date", description: "Where is my date?" };
  const { body } = await call("POST", "/user/queries", { token: candidate, json });
  expect(await rowOf("tickets", body.id)).toBeUndefined();
  await query("update queries set created_at = ? where id = ?", [LONG_AGO, body.id]);
  expect(await rowOf("tickets", body.id)).toMatchObject({
    on: "ticket",
    about: "My date",
    text: "Where is my date?",
    since: LONG_AGO,
  });
  await byStaff("POST", `/queries/${body.id}/reply`, { message: "It comes tomorrow." });
  expect(await rowOf("tickets", body.id)).toBeUndefined();
});

test("a visitor's report is on the list only if the visitor left an address", async () => {
  const sendReport = async (json: object) => {
    const report = { subject: "Suspicious message", description: `Pay ₹499, ${Math.random()}` };
    const { body } = await call("POST", "/user/queries", { json: { ...report, ...json } });
    await query("update queries set created_at = ? where id = ?", [LONG_AGO, body.id]);
    return body.id;
  };
  const bare = await sendReport({ suspicious: true });
  const addressed = await sendReport({ email: newEmail() });
  expect(await rowOf("tickets", addressed)).toMatchObject({ on: "ticket" });
  expect(await rowOf("tickets", bare)).toBeUndefined();
  const path = "/ops/queries?suspicious=true&limit=100";
  const { body: reports } = await call("GET", path, { token });
  expect(reports.map(({ id }: { id: number }) => id)).toContain(bare);
  await byStaff("POST", `/queries/${addressed}/reply`, { message: "It is not ours." });
});

test("companies to verify and changes to approve are on the list, and drafts are not", async () => {
  const company = await submitted();
  await query("update companies set submitted_at = ? where id = ?", [LONG_AGO, company.id]);
  expect(await rowOf("companies_to_verify", company.id)).toMatchObject({ on: "company" });
  await byStaff("POST", `/companies/${company.id}/refuse`, { reason: "Nobody answers." });
  expect(await rowOf("companies_to_verify", company.id)).toBeUndefined();

  const draft = await signInMember({ role: "owner" });
  expect(await rowOf("companies_to_verify", draft.companyId ?? 0)).toBeUndefined();
  await query(
    `insert into proposals (company_id, changes, proposed_by, proposed_at, state)
      values (?, '{"city": "Pune"}', 'Dev', ?, 'open')`,
    [draft.companyId, LONG_AGO],
  );
  expect(await rowOf("changes_to_approve", draft.companyId ?? 0)).toMatchObject({ on: "company" });
  const json = { ...newDraft(), title: "Weaver" };
  const { body: job } = await call("POST", "/employer/jobs", { token: draft.token, json });
  expect(await rowOf("jobs_to_approve", job.id)).toBeUndefined();
  await query("update jobs set closed_as = 'submitted', submitted_at = ? where id = ?", [
    LONG_AGO,
    job.id,
  ]);
  expect(await rowOf("jobs_to_approve", job.id)).toMatchObject({ on: "job", name: "Weaver" });
});

test("dead letters are on the list by kind and cause until they are sent again", async () => {
  const { id } = await applied((await postJob()).id);
  const cause = `The SMS gateway timed out ${crypto.randomUUID()}`;
  const letter = crypto.randomUUID();
  await query(
    `insert into outbox (id, kind, payload, created_at, next_try_at)
      values (?, 'applied', json_object('applicationId', ?), ?, '2100-01-01T00:00:00.000Z')`,
    [letter, id, LONG_AGO],
  );
  await query("insert into dead_letters (outbox_id, at, cause) values (?, ?, ?)", [
    letter,
    LONG_AGO,
    cause,
  ]);
  const ofCause = async () =>
    (await owedList("dead_letters")).rows.find(({ about }: { about: string }) => about === cause);
  expect(await ofCause()).toMatchObject({ on: "dead_letters", name: "applied", people: 1 });
  await byStaff("POST", "/dead-letters/retry", { ids: [letter] });
  expect(await ofCause()).toBeUndefined();
});
