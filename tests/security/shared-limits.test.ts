import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { networkOf } from "../../worker/domain/network.rules";
import { mailboxOf } from "../../worker/domain/talk/notify/email.rules";
import { LIMITS, type Limit } from "../../worker/facts/limits/limits";
import { allowNextMail, signInMember, signInStaff } from "../support/api/console";
import { query } from "../support/api/database";
import { fill } from "../support/api/limits";
import { logIn, uploadResume } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { apply as applyWithResume } from "../support/api/steps";
import { newEmail, PDF } from "../support/people";

const WAIT_SECONDS = 600;
const REFUSED = 3;

const candidate = async () => {
  const { token, phone } = await logIn();
  const [row] = await query("select id from users where phone = ?", [phone]);
  return { token, id: Number(row?.id), resumeId: (await uploadResume(token)).body.id as number };
};
type Candidate = Awaited<ReturnType<typeof candidate>>;

const apply = async ({ token, resumeId }: Candidate, headers: Record<string, string>) =>
  call("POST", "/user/jobs/apply", {
    token,
    headers,
    json: { jobId: (await postJob()).id, resumeId },
  });
const applyNowhere = ({ token, resumeId }: Candidate, headers: Record<string, string>) =>
  call("POST", "/user/jobs/apply", {
    token,
    headers,
    json: { jobId: 999_999_999, resumeId },
  });
const upload = ({ token }: Candidate, headers: Record<string, string>) => {
  const form = new FormData();
  form.set("resume", new File([PDF], "Asha.pdf"));
  return call("POST", "/user/resume", { token, form, headers });
};
const ask = ({ token }: Partial<Candidate>, headers: Record<string, string>) => {
  const subject = `Shared ${randomInt(2 ** 40)}`;
  const json = { subject, description: `${subject} is what I ask.` };
  return call("POST", "/user/queries", { token, json, headers });
};

test.each<[string, Limit, Limit, typeof apply, typeof apply]>([
  ["apply", LIMITS.appliesOfPerson, LIMITS.appliesOfNetwork, applyNowhere, apply],
  ["upload", LIMITS.uploadsOfPerson, LIMITS.uploadsOfNetwork, upload, upload],
])("refused tries to %s do not use up a network's limit", async (_, own, shared, flood, act) => {
  const [one, neighbour] = [await candidate(), await candidate()];
  const address = `2001:db8:${randomInt(0x10000).toString(16)}:7::9`;
  const headers = { "CF-Connecting-IP": address };
  await fill(own, one.id, WAIT_SECONDS);
  await fill(shared, networkOf(address), 2 * WAIT_SECONDS, 1);
  for (let time = 0; time < REFUSED; time += 1) {
    const { status, headers: answerHeaders } = await flood(one, headers);
    expect(status).toBe(429);
    expect(Number(answerHeaders.get("Retry-After"))).toBeLessThanOrEqual(WAIT_SECONDS);
  }
  expect((await act(neighbour, headers)).status).toBe(201);
  // The next call waits for the network's limit too.
  const last = await flood(one, headers);
  expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(WAIT_SECONDS);
});

test("visitors who use up the messages of a network do not keep candidates from writing", async () => {
  const [one, other] = [await candidate(), await candidate()];
  const address = `2001:db8:${randomInt(0x10000).toString(16)}:8::9`;
  const headers = { "CF-Connecting-IP": address };
  await fill(LIMITS.messagesOfNetwork, networkOf(address), WAIT_SECONDS);
  expect((await ask({}, headers)).status).toBe(429);
  expect((await ask(one, headers)).status).toBe(201);
  // Candidates of a network have their own limit of the
  // same size. A refused candidate does not use it up.
  await fill(LIMITS.messagesOfPerson, one.id, WAIT_SECONDS);
  await fill(LIMITS.messagesOfNetwork, `candidates:${networkOf(address)}`, WAIT_SECONDS, 1);
  for (let time = 0; time < REFUSED; time += 1) expect((await ask(one, headers)).status).toBe(429);
  expect((await ask(other, headers)).status).toBe(201);
});

test("a company that may invite no more does not use up a mailbox's invitations", async () => {
  const [one, other] = [
    await signInMember({ role: "owner" }),
    await signInMember({ role: "owner" }),
  ];
  const email = newEmail();
  const invite = ({ token }: { token: string }) =>
    call("POST", "/employer/team", {
      token,
      json: { email, name: "Ravi Iyer", role: "recruiter" },
    });
  await fill(LIMITS.invitationsOfCompany, Number(one.companyId), WAIT_SECONDS);
  await fill(LIMITS.invitationsToMailbox, mailboxOf(email), WAIT_SECONDS, 1);
  for (let time = 0; time < REFUSED; time += 1) expect((await invite(one)).status).toBe(429);
  expect((await invite(other)).status).toBe(201);
});

/** The headers of a network that has used up this limit. */
async function usedUp(limit: Limit) {
  const address = `2001:db8:${randomInt(0x10000).toString(16)}:8::9`;
  await fill(limit, networkOf(address), WAIT_SECONDS);
  return { "CF-Connecting-IP": address };
}

test.each([
  ["/ops", async () => (await signInStaff("admin")).email],
  ["/employer", async () => newEmail()],
])("a network at its limit of mails at %s uses up no person's mails", async (prefix, person) => {
  const email = await person();
  if (prefix === "/ops") await allowNextMail("staff", email);
  const headers = await usedUp(LIMITS.signInMailsOfNetwork);
  const send = (more: object) =>
    call("POST", `${prefix}/auth/send-code`, { json: { email }, ...more });
  expect((await send({ headers })).status).toBe(429);
  expect((await send({})).status).toBe(200);
});

test("a network that may check no more numbers does not use up a number's tries", async () => {
  const { token, phone } = await logIn();
  const id = await applyWithResume(token, (await postJob()).id);
  const phoneEnding = phone.slice(-4);
  const check = (more: object) =>
    call("POST", "/user/check", { json: { text: `Slot PK-${id}`, phoneEnding }, ...more });
  await fill(LIMITS.endingsOfNumber, id, WAIT_SECONDS, 1);
  const headers = await usedUp(LIMITS.endingsOfNetwork);
  for (let time = 0; time < REFUSED; time += 1)
    expect((await check({ headers })).body.slot).toBeNull();
  expect((await check({})).body.slot).not.toBeNull();
});
