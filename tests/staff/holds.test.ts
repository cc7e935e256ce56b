import { expect, test } from "vitest";
import { rightOption } from "../support/answer-key";
import {
  type Applicant,
  application,
  applied,
  assessmentToken,
  order,
  paid,
  passed,
  runAction,
  subjects,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { logIn, newestCode } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { answerTest } from "../support/api/steps";
import { eventually } from "../support/eventually";

const [admin, support] = [staffToken("admin"), staffToken("support")];
const release = (id: number, token = admin) =>
  call("POST", `/ops/applications/${id}/release`, { token });
const block = (id: number, json: object, token = admin) =>
  call("POST", `/ops/people/${id}/block`, { token, json });

async function personOf(phone: string): Promise<number> {
  const [row] = await query("select id from users where phone = ?", [phone]);
  return Number(row?.id);
}

test("staff who end a hold free the slot at once, and the candidate is told once", async () => {
  const job = await postJob({ maxApplicants: 1 });
  const [one, other] = [await applied(job.id), await logIn()];
  expect((await release(one.id, support)).status).toBe(403);
  for (const { status, body } of await Promise.all([release(one.id), release(one.id)])) {
    // The second call may find that the hold has just ended.
    expect([200, 409]).toContain(status);
    if (status === 200) expect(body.slot.state).toBe("released");
  }
  expect((await release(one.id)).status).toBe(200);
  await eventually(
    () => subjects(one.email),
    (list) => list.includes("We keep your slot no more"),
  );
  // Starting the test does not take the slot back before others have had their turn.
  const start = () => assessmentToken(one).then((test) => `/user/assessments/${test}`);
  expect((await call("POST", `${await start()}/start`)).body.code).toBe("reclaim_too_soon");
  expect((await call("GET", await start())).body.canStart).toBe(false);
  expect((await applied(job.id, other)).id).toBeGreaterThan(one.id);
  const text = await subjects(one.email);
  expect(text.filter((subject) => subject === "We keep your slot no more")).toHaveLength(1);
  const { body: audit } = await call("GET", "/ops/audit?limit=100", { token: support });
  const lines = audit.filter(
    (line: any) => line.action === "application.release" && line.subject === `${one.id}`,
  );
  expect(lines.length).toBeGreaterThan(0);
});

test("a paid slot and an ended application have no hold that staff can end", async () => {
  const one = await paid((await postJob()).id);
  expect((await release(one.id)).body.code).toBe("no_unpaid_hold");
  const over = await applied((await postJob()).id);
  await call("POST", `/user/applications/${over.id}/cancel`, { token: over.token });
  expect((await release(over.id)).body.code).toBe("no_unpaid_hold");
  expect((await release(999_999)).status).toBe(404);
});

test("a blocked number can't log in or claim, loses its holds, and keeps what is paid", async () => {
  const one = await paid((await postJob()).id);
  const heldApplication = await applied((await postJob()).id, one);
  const ordered = await passed((await postJob()).id, one);
  // The wait between two codes may still run after the login of this number.
  const { body: tokens } = await eventually(
    () => call("POST", "/user/auth/send-otp", { json: { phone: one.phone } }),
    ({ status }) => status === 200,
  );
  const reason = "Holds slots of 30 jobs and never pays.";
  const id = await personOf(one.phone);
  expect((await block(id, { reason }, support)).status).toBe(403);
  expect((await block(id, {})).status).toBe(422);
  expect((await block(id, { reason })).body.blockedAt).not.toBeNull();
  expect((await block(id, { reason })).status).toBe(200);
  // All logins of the person have ended.
  const post = await call("POST", "/user/jobs/apply", {
    token: one.token,
    json: { jobId: 1, resumeId: 1 },
  });
  expect(post.status).toBe(401);
  expect((await order(ordered)).status).toBe(401);
  const link = await call(
    "GET",
    `/user/jobs/${heldApplication.jobId}/assessment-link`,
    heldApplication,
  );
  expect(link.status).toBe(401);
  for (const { id: holding } of [heldApplication, ordered]) {
    const { body } = await call("GET", `/ops/applications/${holding}`, { token: admin });
    expect(body.slot.state).toBe("released");
  }
  const { body: staffView } = await call("GET", `/ops/applications/${one.id}`, { token: admin });
  expect(staffView).toMatchObject({ status: "PAYMENT_CONFIRMED", slot: { state: "confirmed" } });
  const verify = (otp: string) =>
    call("POST", "/user/auth/verify-otp", { json: { key: tokens.key, otp } });
  const right = await newestCode(one.phone);
  const wrong = right === "0000" ? "1111" : "0000";
  expect((await verify(wrong)).body.code).toBe("otp_invalid");
  expect(await verify(right)).toMatchObject({ status: 403, body: { code: "blocked" } });
  expect((await block(id, { reason: "A mistake.", blocked: false })).body.blockedAt).toBeNull();
  const { body: codeRequest } = await eventually(
    () => call("POST", "/user/auth/send-otp", { json: { phone: one.phone } }),
    ({ status }) => status === 200,
  );
  const json = { key: codeRequest.key, otp: await newestCode(one.phone) };
  const { body: entered } = await call("POST", "/user/auth/verify-otp", { json });
  const token = entered.tokens.access.token;
  expect((await application({ ...one, token })).status).toBe("PAYMENT_CONFIRMED");
  const { body: audit } = await call("GET", "/ops/audit?limit=100", { token: admin });
  const lines = audit.filter(
    ({ action, subject }: any) => /^person\./.test(action) && subject === `${id}`,
  );
  expect(lines.map(({ action, detail }: any) => [action, detail.reason])).toEqual([
    ["person.unblock", "A mistake."],
    ["person.block", reason],
  ]);
});

/** The text of the candidate's notification with this title, once it has arrived. */
async function newsOf({ token }: Applicant, title: string): Promise<string> {
  const [item] = await eventually(
    async () => {
      const { body } = await call("GET", "/user/notifications", { token });
      return body.filter(({ notification }: any) => notification.title === title);
    },
    (news) => news.length > 0,
  );
  return item.notification.body;
}

/** A candidate whose running test has only right answers, but is not submitted. */
async function aboutToPass(applicationPrice = 0) {
  const one = await applied((await postJob({ applicationPrice, maxApplicants: 2 })).id);
  const link = await assessmentToken(one);
  await call("POST", `/user/assessments/${link}/start`);
  await answerTest(link, rightOption);
  return { one, handIn: () => call("POST", `/user/assessments/${link}/submit`) };
}

test("a hold ended by staff gives no free slot for an hour, not even for passing the test", async () => {
  const { one, handIn } = await aboutToPass();
  expect((await release(one.id)).status).toBe(200);
  expect((await handIn()).body).toMatchObject({ passed: true, slotState: "released" });
  expect(await application(one)).toMatchObject({
    status: "TEST_PASSED",
    slot: { state: "released", releasedBecause: "staff" },
  });
  const text = await newsOf(one, "You passed the test, but no slot is kept for you");
  expect(text).toContain("Our staff opened your slot to others.");
  expect(text).toMatch(
    /Others can take it first, until .+ [ap]m\. After that you can have a slot again/,
  );
  expect(text).not.toContain("Your time");
  const early = await runAction(one, "claim");
  expect(early).toMatchObject({ status: 409, body: { code: "reclaim_too_soon" } });
  await query("update applications set slot_expires_at = ? where id = ?", [
    new Date(Date.now() - 3_600_000).toISOString(),
    one.id,
  ]);
  expect((await runAction(one, "claim")).body.status).toBe("PAYMENT_CONFIRMED");
});

test("a hold ended by staff during the test can't be paid for until others had an hour", async () => {
  const { one, handIn } = await aboutToPass(199);
  expect((await release(one.id)).status).toBe(200);
  expect((await handIn()).body).toMatchObject({ passed: true });
  const { status, slot } = await application(one);
  expect(status).toBe("PAYMENT_PENDING");
  const text = await newsOf(one, "You passed the test");
  expect(text).toContain("no slot is kept for you");
  expect(text).not.toContain("A slot is kept for you until");
  expect((Date.parse(slot.againFrom) - Date.now()) / 60_000).toBeCloseTo(60, 0);
  expect((await order(one)).body.code).toBe("reclaim_too_soon");
});

test("a number blocked during its test gets no slot by passing it", async () => {
  const { one, handIn } = await aboutToPass();
  const reason = "Holds slots of 30 jobs and never pays.";
  expect((await block(await personOf(one.phone), { reason })).status).toBe(200);
  await query("update applications set slot_expires_at = ? where id = ?", [
    new Date(Date.now() - 3_600_000).toISOString(),
    one.id,
  ]);
  expect((await handIn()).body).toMatchObject({ passed: true });
  const { body } = await call("GET", `/ops/applications/${one.id}`, { token: admin });
  expect(body).toMatchObject({ status: "TEST_PASSED", slot: { state: "released" } });
});

test("staff see the jobs with unpaid holds, the largest share first", async () => {
  const [full, half, sold] = await Promise.all([
    postJob({ maxApplicants: 1 }),
    postJob({ maxApplicants: 2 }),
    postJob({ maxApplicants: 1 }),
  ]);
  await applied(full.id);
  await applied(half.id);
  await paid(sold.id);
  const mine: any[] = [];
  let path: string | undefined = "/ops/jobs?sort=unpaidHolds&limit=3";
  const shares: number[] = [];
  while (path) {
    const page = await call("GET", path, { token: support });
    expect(page.status).toBe(200);
    for (const job of page.body) {
      shares.push(job.unpaidHolds / job.maxApplicants);
      if ([full.id, half.id, sold.id].includes(job.id)) mine.push(job);
    }
    path = /<([^>]+)>/.exec(page.headers.get("Link") ?? "")?.[1];
  }
  expect(mine.map(({ id, unpaidHolds, confirmed }) => [id, unpaidHolds, confirmed])).toEqual([
    [full.id, 1, 0],
    [half.id, 1, 0],
  ]);
  const floored = shares.map((share) => Math.floor(share * 10_000));
  expect(floored).toEqual([...floored].sort((a, b) => b - a));
  const { body: all } = await call("GET", "/ops/jobs?limit=100", { token: support });
  expect(all.find(({ id }: any) => id === sold.id)).toMatchObject({ unpaidHolds: 0, confirmed: 1 });
  const odd = await call("GET", "/ops/jobs?sort=price", { token: support });
  expect(odd.status).toBe(422);
});
