import { expect, test } from "vitest";
import { type Applicant, mailed, paid, subjects } from "../support/api/applicant";
import { newCompany, signInMember, signInStaff } from "../support/api/console";
import { query } from "../support/api/database";
import { hiring, meeting } from "../support/api/meetings";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";
import {
  BIRTH_YEAR,
  claimIsOld,
  leaveUnused,
  newcomer,
  unused,
} from "../support/api/unused-account";
import { succeeded } from "../support/client";
import { newPhone, PROFILE } from "../support/people";

// An unused account is closed, and hidden from everyone but staff, once its number has a new owner.

const MAIL = "Is your phone number still yours?";

test("a new owner of a number starts an empty account after the wait, and can't reach the old one", async () => {
  const name = `Kaveri ${crypto.randomUUID().slice(0, 8)}`;
  const company = await newCompany(name);
  const job = await postJob({ company: name, companyId: company });
  const device = crypto.randomUUID();
  const old = await paid(job.id, await logIn(newPhone(), true, device));
  await leaveUnused(old.phone);
  const [{ id } = { id: 0 }] = await query("select id from users where phone = ?", [old.phone]);

  const early = await newcomer(old.phone);
  const waits = await early.answer({ newOwner: true });
  expect(waits).toMatchObject({ status: 409, body: { code: "number_waits" } });
  expect((await early.answer({ newOwner: true })).status).toBe(409);
  await mailed(old.email, MAIL);
  expect((await subjects(old.email)).filter((subject) => subject === MAIL)).toHaveLength(1);

  await claimIsOld(Number(id));
  const { answer } = await newcomer(old.phone);
  const began = await answer({ newOwner: true });
  expect(began).toMatchObject({ status: 200, body: { user: { name: null, phone: old.phone } } });
  const token = began.body.tokens.access.token;
  expect((await call("GET", "/user/applications", { token })).body).toEqual([]);
  expect((await call("GET", "/user/applications", { token: old.token })).status).toBe(401);
  // The same answer, sent again because the response was lost, returns the same login.
  expect((await answer({ newOwner: true })).body.user).toEqual(began.body.user);

  const member = await signInMember({ role: "owner", company });
  const candidate = await call("GET", `/employer/applications/${old.id}`, { token: member.token });
  expect(candidate.body).toMatchObject({ name: null, resume: null });

  const admin = await signInStaff("admin");
  const news = { audience: { jobId: job.id }, title: "News", body: "The office has moved." };
  const announced = call("POST", "/ops/announcements", {
    token: admin.token,
    json: { ...news, channels: ["app", "email"], dryRun: true },
  });
  expect(await succeeded(announced)).toMatchObject({ people: 0 });

  // Staff give the old account back to its owner.
  const person = `/ops/people/${id}`;
  const accountAnswer = await call("GET", person, { token: admin.token });
  expect(accountAnswer.body).toMatchObject({ closedAt: expect.any(String), phone: `closed-${id}` });
  const phone = newPhone();
  const json = { phone, reason: "Wrote from the account's address." };
  const phoneAnswer = await call("POST", `${person}/phone`, { token: admin.token, json });
  expect(phoneAnswer).toMatchObject({ status: 200, body: { phone, closedAt: null } });
  const back = await (await newcomer(phone)).answer({ birthYear: BIRTH_YEAR });
  expect(back.body.user.name).toBe(PROFILE.name);
});

test("the lists of a company contain nothing of a closed account", async () => {
  const company = await hiring();
  const [scheduledMeeting, heldMeeting] = [await meeting(company), await meeting(company)];
  const waiting = await paid(company.job.id);
  const at = new Date().toISOString();
  await query(
    "update interviews set state = 'held', evidence = 'word', settled_at = ? where application_id = ?",
    [at, heldMeeting.candidate.id],
  );
  const lists = {
    [`/employer/interviews?day=${scheduledMeeting.at.slice(0, 10)}`]: scheduledMeeting.candidate,
    [`/employer/jobs/${company.job.id}/waiting`]: waiting,
    [`/employer/jobs/${company.job.id}/candidates`]: waiting,
    "/employer/record/rows?number=heldByWord": heldMeeting.candidate,
  };
  const { token } = company.owner;
  const rowOf = async (path: string, one: Applicant) => {
    const rows: object[] = await succeeded(call("GET", path, { token }));
    return rows.map((row) => JSON.stringify(row)).find((row) => row.includes(`:${one.id},`));
  };
  for (const [path, one] of Object.entries(lists)) {
    expect(await rowOf(path, one), path).toContain(PROFILE.name);
  }
  const ids = [scheduledMeeting.candidate.id, waiting.id, heldMeeting.candidate.id];
  await query(
    `update users set closed_at = ?, phone = 'closed-' || id
      where id in (select user_id from applications where id in (?, ?, ?))`,
    [at, ...ids],
  );
  for (const [path, one] of Object.entries(lists)) {
    const row = await rowOf(path, one);
    expect(row, path).toBeDefined();
    expect(row, path).not.toContain(PROFILE.name);
    expect(row, path).not.toContain("fileUrl");
  }
});

test("staff free a claimed number at once; the owner's login ends a claim", async () => {
  const { token } = await signInStaff("admin");
  const free = (id: number) =>
    call("POST", `/ops/people/${id}/release`, {
      token,
      json: { reason: "The operator's letter." },
    });
  const [first, second] = [await unused(), await unused()];
  expect((await free(first.id)).body.code).toBe("number_not_claimed");
  for (const { phone } of [first, second]) {
    const { answer } = await newcomer(phone);
    expect((await answer({ newOwner: true })).status).toBe(409);
  }
  expect(await free(first.id)).toMatchObject({
    status: 200,
    body: { claimedAt: expect.any(String), releasedAt: expect.any(String) },
  });
  expect((await free(first.id)).status).toBe(200);
  const { answer } = await newcomer(first.phone);
  expect((await answer({ newOwner: true })).body).toMatchObject({ user: { name: null } });

  const owner = await newcomer(second.phone);
  expect((await owner.answer({ birthYear: BIRTH_YEAR })).status).toBe(200);
  expect(await query("select * from number_claims where user_id = ?", [second.id])).toEqual([]);
});

test("of two presses on the same button, only one starts the new account", async () => {
  const owner = await unused();
  await (await newcomer(owner.phone)).answer({ newOwner: true });
  await claimIsOld(owner.id);
  const { answer } = await newcomer(owner.phone);
  const presses = await Promise.all([1, 2, 3].map(() => answer({ newOwner: true })));
  expect(presses.some(({ status }) => status === 200)).toBe(true);
  for (const { status, body } of presses) {
    expect([200, 409]).toContain(status);
    if (status === 200) expect(body.user.name).toBeNull();
  }
  expect(await query("select id from users where phone = ?", [owner.phone])).toHaveLength(1);
});

test("an unused account without a profile gives way to a new one, which sees nothing of it", async () => {
  const owner = await logIn(newPhone(), false);
  const oldDraft = { name: "Ravi Kumar", city: "Nagpur" };
  await succeeded(call("PUT", "/user/resume/draft", { token: owner.token, json: oldDraft }));
  await leaveUnused(owner.phone);
  const { first } = await newcomer(owner.phone);
  expect(first.status).toBe(200);
  const { token } = first.body.tokens.access;
  const draft = await call("GET", "/user/resume/draft", { token });
  expect(JSON.stringify(draft.body)).not.toContain(oldDraft.name);
});

test("a blocked account gives way only when staff free its number", async () => {
  const owner = await unused();
  const { token } = await signInStaff("admin");
  const block = { blocked: true, reason: "Took the test for others." };
  await succeeded(call("POST", `/ops/people/${owner.id}/block`, { token, json: block }));
  const { answer } = await newcomer(owner.phone);
  expect((await answer({ newOwner: true })).body.code).toBe("blocked");
  await claimIsOld(owner.id);
  expect((await answer({ newOwner: true })).body.code).toBe("blocked");
  const json = { reason: "The operator's letter." };
  await succeeded(call("POST", `/ops/people/${owner.id}/release`, { token, json }));
  expect((await answer({ newOwner: true })).body).toMatchObject({ user: { name: null } });
});
