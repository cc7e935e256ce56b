import { expect, test } from "vitest";
import { mailCount, mailed } from "../support/api/applicant";
import { now, passTime } from "../support/api/clock";
import { signInMember } from "../support/api/console";
import { confirmEmail, query } from "../support/api/database";
import {
  candidateSays,
  companySays,
  hiring,
  type Meeting,
  meeting,
  passUndo,
  passUntil,
  ticket,
} from "../support/api/meetings";
import { call, simulate } from "../support/api/product";
import { staffToken } from "../support/api/staff";

const company = await hiring({ rounds: 2 });
const other = await hiring();

/** A call by the company about a candidate. */
const ask = (
  { owner, candidate }: Meeting,
  method: string,
  path = "",
  json?: object,
  token = owner.token,
) => call(method, `/employer/applications/${candidate.id}${path}`, { token, json });
const viewOf = async (one: Meeting) => (await ask(one, "GET")).body;

/** A first round that the candidate confirms as held. */
async function firstRound(more: object = { round: 1 }) {
  const one = await meeting(company, { ...more });
  await confirmEmail(one.candidate.email);
  await passUntil(one.at, 21);
  return one;
}
const auditOf = (one: Meeting, action: string) =>
  query(
    `select actor_kind, company_id, detail from audit_log
      where action = ? and subject = ? and company_id = ?`,
    [action, String(one.candidate.id), Number(one.owner.companyId)],
  );

const DECLINE = {
  result: "REJECTED",
  reason: "experience",
  comment: "Your typing was correct. Please try again after six months.",
};

test("a company answers a candidate: preview, undo, and the same text when the answer is sent", async () => {
  const one = await firstRound();
  await candidateSays(one, "held");
  expect(await viewOf(one)).toMatchObject({
    stage: "to_answer",
    result: null,
    choices: { result: true, nextRound: true, undo: false },
  });
  const preview = await ask(one, "POST", "/result", { ...DECLINE, dryRun: true });
  expect(preview.body).toMatchObject({ people: 1, paise: 0 });
  expect(JSON.stringify(preview.body)).not.toContain(one.candidate.phone);
  const [mail] = preview.body.messages.filter((m: any) => m.channel === "email");
  expect(mail.text).toContain(DECLINE.comment);
  expect(mail.text).toContain("came to the interview");
  const byStaff = await call("POST", `/ops/applications/${one.candidate.id}/result`, {
    token: staffToken(),
    json: { ...DECLINE, dryRun: true },
  });
  const { safetyWord } = (await call("GET", "/user/profile", { token: one.candidate.token })).body;
  const mailOf = (body: any) => body.messages.find((m: any) => m.channel === "email").text;
  expect(mailOf(byStaff.body)).toContain(`Your safety word: ${safetyWord}.`);
  expect(JSON.stringify(preview.body)).not.toContain(safetyWord);
  expect((await viewOf(one)).result).toBeNull();

  const answer = await ask(one, "POST", "/result", DECLINE);
  expect(answer.body).toMatchObject({
    stage: "answered",
    status: "INTERVIEW_1_SCHEDULED",
    result: { result: "REJECTED", reason: "experience", sendAt: expect.any(String) },
    choices: { result: false, nextRound: false, undo: true },
  });
  expect((await ask(one, "POST", "/result", DECLINE)).status).toBe(200);
  expect((await ask(one, "POST", "/result", { result: "SELECTED" })).body.code).toBe(
    "result_given",
  );
  expect((await ask(one, "POST", "/next-round", {})).body.code).toBe("result_given");
  expect((await ask(one, "POST", "/result/undo")).body).toMatchObject({ result: null });
  await passTime({ minutes: 15 });
  expect((await ticket(one)).status).toBe("INTERVIEW_1_SCHEDULED");

  await ask(one, "POST", "/result", DECLINE);
  await passTime({ minutes: 11 });
  expect(await ticket(one)).toMatchObject({
    status: "REJECTED",
    comment: DECLINE.comment,
    resultReason: "experience",
  });
  await mailed(one.candidate.email, "Thank you for your effort");
  const mails: { subject: string; text: string }[] = await simulate(
    `/inbox/email?to=${encodeURIComponent(one.candidate.email)}`,
  );
  const sentMail = mails.find(({ subject }) => subject === "Thank you for your effort");
  const lines = mail.text.split("\n").slice(1);
  for (const line of lines.filter((text: string) => !/^Namaste|their own/.test(text)))
    expect(sentMail?.text).toContain(line);
  expect(await viewOf(one)).toMatchObject({ result: { result: "REJECTED", sendAt: null } });
  expect(await auditOf(one, "application.result")).toHaveLength(2);
  expect(await auditOf(one, "application.result-undo")).toHaveLength(1);
  expect((await auditOf(one, "application.read")).length).toBeGreaterThan(0);
});

test("an answer without an outcome states that they met, and the candidate may deny it", async () => {
  const [silent, denied] = [await firstRound(), await firstRound()];
  for (const one of [silent, denied]) {
    expect((await ask(one, "POST", "/result", { result: "SELECTED" })).status).toBe(200);
    expect((await ticket(one)).interview.words.company).toBe("held");
    await mailed(one.candidate.email, "The company says that you met");
  }
  await candidateSays(denied, "employer_absent");
  await passTime({ hours: 23 });
  expect((await ticket(silent)).status).toBe("INTERVIEW_1_SCHEDULED");
  await passTime({ hours: 2 });
  expect((await ticket(silent)).status).toBe("SELECTED");
  expect(await ticket(denied)).toMatchObject({
    status: "INTERVIEW_1_SCHEDULED",
    interview: { state: "disputed" },
  });
  expect(await mailCount(denied.candidate.email, "Congratulations, you're selected!")).toBe(0);
});

test("a candidate who is called to the second round chooses a time once the first was held", async () => {
  const [one, open] = [await firstRound(), await firstRound()];
  const early = await meeting(company, { round: 1 });
  expect((await ask(early, "POST", "/next-round", {})).body.code).toBe("interview_not_held");
  await candidateSays(one, "held");
  const preview = await ask(one, "POST", "/next-round", { dryRun: true });
  expect(preview.body.messages[0].text).toContain("You are in the next round");
  const called = await ask(one, "POST", "/next-round", {});
  expect(called.body).toMatchObject({ stage: "waiting", answerBy: null, next: { round: 2 } });
  const { next } = await ticket(one);
  expect(next).toEqual(called.body.next);
  expect((Date.parse(next.chooseBy) - now().getTime()) / 86_400_000).toBeCloseTo(14, 0);
  expect((await ask(one, "POST", "/next-round", {})).status).toBe(200);
  await mailed(one.candidate.email, "You are in the next round");

  // The company's statement is still open: the next round stands, and is told only after the
  // outcome.
  expect((await ask(open, "POST", "/next-round", {})).body).toMatchObject({ next: { round: 2 } });
  await mailed(open.candidate.email, "The company says that you met");
  const date = new Date(now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
  const day = await call("POST", `/employer/jobs/${company.job.id}/days`, {
    token: company.owner.token,
    json: {
      round: 2,
      date,
      from: "10:00",
      to: "12:00",
      minutesEach: 30,
      seats: 4,
      interviewer: "Kavya Nair",
      place: "Plot 14",
    },
  });
  const [{ at }] = day.body.times;
  const choose = ({ candidate: { token, id } }: Meeting) =>
    call("POST", `/user/applications/${id}/interview`, { token, json: { dayId: day.body.id, at } });
  expect((await choose(open)).body.code).toBe("invalid_stage");
  const times = await call("GET", `/user/applications/${open.candidate.id}/times`, {
    token: open.candidate.token,
  });
  expect(times.body).toEqual([]);
  expect((await choose(one)).body).toMatchObject({ status: "INTERVIEW_2_SCHEDULED", next: null });
  await passTime({ hours: 25 });
  expect(await ticket(open)).toMatchObject({ interview: { state: "held" }, answerBy: null });
  await mailed(open.candidate.email, "You are in the next round");
  expect(await mailCount(open.candidate.email, "Times are open for your interview")).toBe(0);
  expect((await choose(open)).body.status).toBe("INTERVIEW_2_SCHEDULED");
  expect((await ask(open, "POST", "/next-round", {})).body.code).toBe("interview_not_held");
  expect(await auditOf(one, "application.next-round")).toHaveLength(1);
});

test("only the company itself sees and answers candidates, and only in the roles for it", async () => {
  const one = await firstRound();
  const desk = await signInMember({ role: "front_desk", company: Number(company.owner.companyId) });
  const recruiter = await signInMember({
    role: "recruiter",
    company: Number(company.owner.companyId),
  });
  const calls: [string, string, object?][] = [
    ["GET", ""],
    ["POST", "/result", { result: "SELECTED" }],
    ["POST", "/result/undo"],
    ["POST", "/next-round", {}],
  ];
  for (const [method, path, json] of calls) {
    expect((await ask(one, method, path, json, other.owner.token)).status).toBe(404);
    expect((await ask(one, method, path, json, desk.token)).status).toBe(403);
  }
  expect((await ask(one, "POST", "/result", { result: "PERHAPS" }, other.owner.token)).status).toBe(
    404,
  );
  expect((await viewOf(one)).result).toBeNull();
  const list = `/employer/jobs/${company.job.id}/candidates`;
  expect((await call("GET", list, { token: other.owner.token })).status).toBe(404);
  expect((await call("GET", list, { token: desk.token })).status).toBe(403);
  expect((await call("GET", list, { token: recruiter.token })).status).toBe(200);
  const lead = { ...DECLINE, comment: "Write to us on 98765 43210" };
  expect((await ask(one, "POST", "/result", lead)).body.fields).toHaveProperty("comment");
  expect((await companySays(one, "employer_absent")).status).toBe(200);
  await passUndo();
  expect((await ask(one, "POST", "/result", DECLINE)).body.code).toBe("invalid_stage");
  expect((await ask(one, "POST", "/next-round", {})).body.code).toBe("invalid_stage");
});
