import { beforeAll, expect, test } from "vitest";
import {
  applied,
  hold,
  inHours,
  mailCount,
  mailed,
  paid,
  passed,
  runAction,
  setInterview,
} from "../support/api/applicant";
import { giveJob, type OwnCompany, verified } from "../support/api/companies";
import { confirmEmail, query } from "../support/api/database";
import { call, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";
import { dateInDays, newDay } from "../support/interview-days";

let company: OwnCompany;
beforeAll(async () => {
  company = await verified();
});
const newJob = async () => {
  const job = await postJob({ maxApplicants: 20 });
  await giveJob(company.id, job.id);
  return job;
};
const ask = (method: string, path: string, json?: object) =>
  call(method, `/employer${path}`, { token: company.owner.token, json });

test("a company sees who has a slot, with score and resume, and contact details from a day before", async () => {
  const job = await newJob();
  const [coming, waiting, over] = [await paid(job.id), await paid(job.id), await paid(job.id)];
  const [unpaid, untested] = [await passed(job.id), await applied(job.id)];
  const { body: interview } = await setInterview(coming.id, inHours(26));
  await setInterview(over.id, inHours(30));
  await hold(over);
  const list = `/jobs/${job.id}/candidates`;
  const { body, headers } = await ask("GET", `${list}?limit=2`);
  const next = /<(.+)>; rel="next"/.exec(headers.get("Link") ?? "")?.[1] ?? "";
  const { body: rest } = await call("GET", next, { token: company.owner.token });
  const listed = [...body, ...rest];
  expect(listed.map(({ id, stage }: any) => [id, stage])).toEqual([
    [over.id, "to_answer"],
    [waiting.id, "waiting"],
    [coming.id, "coming"],
  ]);
  expect(listed[2]).toMatchObject({
    name: "Asha Verma",
    score: { right: 1, count: 1 },
    interview: { id: interview.id, state: "scheduled" },
  });
  expect((await fetch(listed[2].resume.fileUrl)).status).toBe(200);
  const [entry] = await query(
    "select detail from audit_log where action = 'candidates.read' and subject = ? order by id",
    [String(job.id)],
  );
  expect(JSON.parse(String(entry?.detail)).applications).toEqual([over.id, waiting.id]);
  expect((await ask("GET", `/jobs/${job.id}/candidate-counts`)).body).toEqual({
    to_answer: 1,
    waiting: 1,
    coming: 1,
    answered: 0,
  });
  const two = await ask("GET", `${list}?only=${coming.id},${waiting.id},${unpaid.id}`);
  expect(two.body.map(({ id }: any) => id)).toEqual([waiting.id, coming.id]);
  const ofStage = await ask("GET", `${list}?stage=to_answer`);
  expect(ofStage.body.map(({ id }: any) => id)).toEqual([over.id]);
  expect((await ask("GET", `${list}?stage=all`)).body.fields).toHaveProperty("stage");
  for (const one of [unpaid, untested]) {
    expect((await ask("GET", `/applications/${one.id}`)).status).toBe(404);
  }

  const candidate = async () => (await ask("GET", `/applications/${coming.id}`)).body;
  const early = await candidate();
  expect(early).toMatchObject({
    phone: null,
    email: null,
    job: { id: job.id },
    questions: [{ prompt: expect.any(String), isRight: true }],
    choices: { result: false, nextRound: false, undo: false },
  });
  await query("update interviews set at = ? where id = ?", [inHours(23), interview.id]);
  const near = await candidate();
  expect(near).toMatchObject({ phone: coming.phone, email: coming.email });
  const everything = JSON.stringify([listed, early, near]);
  for (const word of ["dob", "gender", "1999-08-15"]) expect(everything).not.toContain(word);
  expect(JSON.stringify([listed, early])).not.toContain(coming.phone);

  const { body: owedAnswers } = await ask("GET", "/owed");
  expect(owedAnswers).toMatchObject([
    { id: over.id, job: { id: job.id }, interview: { state: "held" } },
  ]);
  await ask("POST", `/applications/${over.id}/result`, { result: "SELECTED" });
  expect((await ask("GET", "/owed")).body).toEqual([]);
});

test("the candidates of a job are listed by their test scores, page by page", async () => {
  const job = await newJob();
  const people = [await paid(job.id), await paid(job.id), await paid(job.id)];
  const [good, poor, equal] = people.map(({ id }) => id);
  await query("update attempts set score = 0 where application_id = ?", [poor ?? 0]);
  const token = company.owner.token;
  const listed: number[] = [];
  let next = `/employer/jobs/${job.id}/candidates?sort=score&limit=1`;
  while (next) {
    const { body, headers } = await call("GET", next, { token });
    listed.push(...body.map(({ id }: any) => id));
    next = /<(.+)>; rel="next"/.exec(headers.get("Link") ?? "")?.[1] ?? "";
  }
  expect(listed).toEqual([equal, good, poor]);
});

test("a candidate who waits for a time hears once that times are free, however many days are offered", async () => {
  const job = await newJob();
  const [one, two, booked] = [await paid(job.id), await paid(job.id), await paid(job.id)];
  for (const { email } of [one, two, booked]) await confirmEmail(email);
  await setInterview(booked.id, inHours(60));
  const offer = (days: number) =>
    succeeded(ask("POST", `/jobs/${job.id}/days`, newDay({ date: dateInDays(days) })));
  const subject = "Times are open for your interview";
  await Promise.all([offer(3), offer(4)]);
  for (const { email } of [one, two]) await mailed(email, subject);
  await offer(5);
  const work = () =>
    query(
      "select handled_at from outbox where kind = 'times_offered' and json_extract(payload, '$.jobId') = ?",
      [job.id],
    );
  await eventually(work, (rows) => rows.length === 3 && rows.every((row) => row.handled_at));
  expect(await mailCount(one.email, subject)).toBe(1);
  expect(await mailCount(two.email, subject)).toBe(1);
  expect(await mailCount(booked.email, subject)).toBe(0);
  const mails: { subject: string; text: string }[] = await simulate(
    `/inbox/email?to=${encodeURIComponent(one.email)}`,
  );
  expect(mails.find((mail) => mail.subject === subject)?.text).toContain(
    `/applications/${one.id}/times`,
  );
  const { body: notes } = await call("GET", "/user/notifications", { token: two.token });
  const titles = notes.map(({ notification }: any) => notification.title);
  expect(titles.filter((title: string) => title === subject)).toHaveLength(1);
});

test("a candidate who was called to the next round and gave it up no longer waits for a time", async () => {
  const job = await postJob({ rounds: 2 });
  await giveJob(company.id, job.id);
  const one = await paid(job.id);
  await setInterview(one.id, inHours(30), { round: 1 });
  await hold(one);
  await succeeded(ask("POST", `/applications/${one.id}/next-round`, {}));
  const staff = async (path: string): Promise<any> =>
    (await call("GET", `/ops${path}`, { token: staffToken("support") })).body;
  await query("update applications set promised_by = ? where id = ?", [inHours(-48), one.id]);
  const isInLists = async () => {
    const [group] = await staff("/owed?kind=promises_ending&limit=100");
    const lists = [
      (await ask("GET", `/jobs/${job.id}/waiting`)).body.map(({ applicationId: id }: any) => id),
      (await staff(`/jobs/${job.id}/waiting`)).map(({ applicationId: id }: any) => id),
      (await staff(`/applications?jobId=${job.id}&waitingForDate=true`)).map(({ id }: any) => id),
      group.rows.map(({ id }: any) => id),
    ];
    return lists.map((ids) => ids.includes(one.id));
  };
  expect(await isInLists()).toEqual([true, true, true, true]);
  await succeeded(runAction(one, "cancel"));
  expect(await isInLists()).toEqual([false, false, false, false]);
});
