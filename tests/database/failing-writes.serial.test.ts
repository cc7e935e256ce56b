import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { signInMember, signInStaff } from "../support/api/console";
import { browserOf } from "../support/api/console-browser";
import { query } from "../support/api/database";
import { hiring, meeting } from "../support/api/meetings";
import { logIn, uploadOnce } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { newEmail } from "../support/people";

// The behaviour of a call when its write fails. Triggers cause the failures. The schema may change
// only while no other test runs: a connection that is opened meanwhile may see no tables.

const AWAY = "select raise(abort, 'The database is away');";

/**
 * Does `work` while a write fails.
 *
 * @param write such as "before insert on jobs".
 * @param when which rows of it.
 * @param failure the statement that fails.
 */
async function whileFailing<T>(
  write: string,
  when: string,
  failure: string,
  work: () => Promise<T>,
): Promise<T> {
  // A new name, because another connection may still know the previous test's trigger.
  const name = `failing_write_${randomInt(1e9)}`;
  await query(`create trigger ${name} ${write} when ${when} begin ${failure} end`);
  try {
    return await work();
  } finally {
    await query(`drop trigger ${name}`);
  }
}

test.each([
  [
    "a value that is missing",
    "insert into audit_log (action) values ('none');",
    "NOT NULL constraint failed: audit_log",
  ],
  [
    "a guard nobody knows",
    "insert into guards (name) values ('none');",
    "bad JSON path: 'guard_none'",
  ],
])("%s is an error 500, not a refusal, and its cause is logged", async (_, bug, cause) => {
  const { id } = await postJob();
  const token = staffToken("admin");
  const answer = await whileFailing(
    "before update of max_applicants on jobs",
    `new.id = ${id}`,
    bug,
    () => call("PATCH", `/ops/jobs/${id}`, { token, json: { maxApplicants: 3 } }),
  );
  expect(answer).toMatchObject({ status: 500, body: { code: "internal" } });
  const failed = await eventually(
    async () => readFileSync(inject("log"), "utf8").split("\n"),
    (lines) => lines.some((line) => line.includes(cause)),
  );
  expect(failed.filter((line) => line.includes(cause))).toEqual([
    expect.stringContaining("api.failed"),
  ]);
});

test("a call that succeeded says so when its answer can't be stored", async () => {
  const { token } = await logIn();
  const key = crypto.randomUUID();
  const first = await whileFailing(
    "before update of status on idempotency_keys",
    `new.key = '${key}'`,
    AWAY,
    () => uploadOnce(token, key),
  );
  expect(first.status).toBe(201);
  expect((await call("GET", "/user/resume", { token })).body).toMatchObject([
    { id: first.body.id },
  ]);
});

test("an invitation is written completely or not at all", async () => {
  const [admin, owner] = [await signInStaff("admin"), await signInMember({ role: "owner" })];
  const invitations = [
    { token: admin.token, path: "/ops/staff", role: "support" },
    { token: owner.token, path: "/employer/team", role: "recruiter" },
  ];
  for (const { token, path, role } of invitations) {
    const email = newEmail();
    const json = { email, name: "Ravi Iyer", role };
    const invite = () => call("POST", path, { token, json });
    const failed = await whileFailing(
      "before insert on audit_log",
      `instr(new.after, '${email}') > 0`,
      AWAY,
      invite,
    );
    expect(failed.status).toBeGreaterThanOrEqual(500);
    expect((await invite()).status).toBe(201);
    await eventually(
      (): Promise<unknown[]> => simulate(`/inbox/email?to=${email}`),
      (mails) => mails.length === 1,
    );
  }
});

test("a company's form that fails on the server keeps what was typed, and claims nothing that is not so", async () => {
  const company = await hiring();
  const { interviewId } = await meeting(company);
  const at = new Date(Date.now() - 25 * 60_000).toISOString();
  await query("update interviews set at = ? where id = ?", [at, interviewId]);
  const browser = await browserOf("hiring", company.owner.email);
  const outcomeForm = {
    interviewId: String(interviewId),
    intent: "outcome",
    outcome: "candidate_absent",
    // The page has asked whether they are sure.
    sure: "candidate_absent",
    text: "Nobody answered the phone.",
  };
  const name = `Kaveri ${crypto.randomUUID().slice(0, 8)}`;
  for (const [write, path, form, typed] of [
    ["update on interviews", "/hiring?index", outcomeForm, `>${outcomeForm.text}</textarea>`],
    ["insert on proposals", "/hiring/company", { intent: "save", name }, `value="${name}"`],
  ] as const) {
    const post = () => browser.post(path, form);
    const { status, html } = await whileFailing(`before ${write}`, "true", AWAY, post);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(html).toContain(typed);
    expect(html).toContain("We do not know if this was done.");
    for (const words of ["could not be done", "Nothing was saved", "Look at the fields"])
      expect(html).not.toContain(words);
    expect((await post()).status).toBe(303);
  }
});
