import { expect, test } from "vitest";
import { todayInIndia } from "../../worker/contract/profile";
import { application, inHours, paid, passUndoOf } from "../support/api/applicant";
import { giveJob } from "../support/api/companies";
import { signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { bookedOn, daysOf, interviewRow, setByStaff } from "../support/api/days";
import { hiring } from "../support/api/meetings";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { dateInDays, newDay, timeOf } from "../support/interview-days";

const company = await hiring({ maxApplicants: 100 });
const { owner, job } = company;
const { ask, offer } = daysOf(company);
const booked = (day: { id: number }, at: string) => bookedOn(job.id, day, at);

test("staff give free seats of a day, and no seat twice", async () => {
  const day = await offer({ seats: 1, date: dateInDays(5), link: "https://meet.example.in/a" });
  const at = timeOf("11:00", 5);
  const people = await Promise.all([paid(job.id), paid(job.id), paid(job.id)]);
  const answers = await Promise.all(people.map((one) => setByStaff(one, { dayId: day.id, at })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const [winner] = answers.filter(({ status }) => status === 201);
  expect(winner?.body).toMatchObject({
    dayId: day.id,
    at,
    minutes: 30,
    round: null,
    link: day.link,
    place: day.place,
    interviewer: day.interviewer,
  });
  const [late, other] = answers.filter(({ status }) => status === 409);
  expect([late?.body.code, other?.body.code]).toEqual(["time_taken", "time_taken"]);
  const waiting = people.find(({ id }) => id !== winner?.body.applicationId) ?? people[0];
  for (const [json, field] of [
    [{ dayId: day.id, at: timeOf("11:10", 5) }, "at"],
    [{ dayId: day.id, at, place: "Gate 2" }, "place"],
    [{ at }, "link"],
  ] as const) {
    expect((await setByStaff(waiting, json)).body.fields).toHaveProperty(field);
  }
  const { body: wait } = await ask("GET", `/jobs/${job.id}/waiting?limit=100`);
  expect(wait.map((one: { applicationId: number }) => one.applicationId)).toContain(waiting.id);
  const promises = wait.map((one: { promisedBy: string }) => one.promisedBy);
  expect(promises).toEqual([...promises].sort());
  const elsewhere = await postJob();
  await giveJob(Number(owner.companyId), elsewhere.id);
  const { body: foreign } = await ask("POST", `/jobs/${elsewhere.id}/days`, newDay());
  expect((await setByStaff(waiting, { dayId: foreign.id, at })).status).toBe(404);
});

test("an interview that has begun is neither cancelled nor moved by staff", async () => {
  const day = await offer({ from: "08:00", to: "09:00" });
  const one = await booked(day, timeOf("08:00"));
  const change = (path: string, method: string, json?: object) =>
    call(method, `/ops/interviews/${one.interview}${path}`, { token: staffToken(), json });
  const answer = await change("", "PATCH", { at: timeOf("10:00") });
  expect(answer.body.at).toBe(timeOf("10:00"));
  expect(await interviewRow(one.interview)).toMatchObject({ day_id: null, broken_late_at: null });
  await change("", "PATCH", { at: timeOf("09:00") });
  expect((await interviewRow(one.interview))?.broken_late_at).not.toBeNull();
  await query("update interviews set at = ? where id = ?", [inHours(-0.05), one.interview]);
  expect((await change("/cancel", "POST")).body.code).toBe("invalid_stage");
  expect((await change("", "PATCH", { at: timeOf("11:00") })).body.code).toBe("invalid_stage");
});

test("members see who comes on a day, and the front desk sees only today", async () => {
  const day = await offer({ from: "09:00", to: "10:00" });
  const one = await booked(day, timeOf("09:30"));
  const listed = await ask("GET", `/interviews?day=${day.date}&limit=100`);
  const row = listed.body.find(({ id }: { id: number }) => id === one.interview);
  expect(row).toMatchObject({
    at: timeOf("09:30"),
    state: "scheduled",
    job: { id: job.id },
    words: { candidate: null, company: null },
    application: { id: one.id, name: expect.any(String), score: { right: 1, count: 1 } },
  });
  expect((await fetch(row.application.resume.fileUrl)).status).toBe(200);
  const text = JSON.stringify(listed.body);
  for (const secret of [one.phone, one.email]) expect(text).not.toContain(secret);
  const times = listed.body.map(({ at }: { at: string }) => at);
  expect(times).toEqual([...times].sort());
  const [entry] = await query(
    "select detail from audit_log where action = 'interviews.read' and company_id = ? order by id desc limit 1",
    [Number(owner.companyId)],
  );
  expect(JSON.parse(String(entry?.detail)).applications).toContain(one.id);

  // The link to a candidate's calendar file is shown only to the candidate.
  const change = { place: "Plot 15", dryRun: true };
  const { body: preview } = await ask("PATCH", `/jobs/${job.id}/days/${day.id}`, change);
  const mail = preview.messages.find(({ channel }: { channel: string }) => channel === "email");
  expect(mail.text).toContain("Put it in your calendar: a link of their own");

  const desk = await signInMember({ role: "front_desk", company: Number(owner.companyId) });
  const asDesk = (path: string) => ask("GET", path, undefined, desk.token);
  expect((await asDesk(`/interviews?day=${day.date}`)).status).toBe(403);
  const now = new Date(Date.now() + 60_000).toISOString();
  await query("update interviews set at = ? where id = ?", [now, one.interview]);
  const today = await asDesk(`/interviews?day=${dateInDays(0)}`);
  const { meetingCode: code } = (await application(one)).interview;
  const checkInAnswer = await ask(
    "POST",
    `/interviews/${one.interview}/check-in`,
    { code },
    desk.token,
  );
  expect(checkInAnswer.status).toBe(200);
  expect(checkInAnswer.body).not.toHaveProperty("calendarUrl");
  expect(
    await query(
      "select role, company_id from audit_log where action = 'interview.check-in' and subject = ?",
      [String(one.interview)],
    ),
  ).toMatchObject([{ role: "front_desk", company_id: owner.companyId }]);
  const mine = today.body.find(({ id }: { id: number }) => id === one.interview);
  expect(mine.application).toMatchObject({ score: null, resume: null });
  const other = await signInMember({ role: "owner" });
  expect((await ask("GET", "/interviews", undefined, other.token)).body).toEqual([]);

  const byStaff = (search: string) =>
    call("GET", `/ops/interviews?${search}`, { token: staffToken("support") });
  for (const search of [`jobId=${job.id}&limit=100`, `companyId=${owner.companyId}&limit=100`]) {
    const ids = (await byStaff(search)).body.map(({ id }: { id: number }) => id);
    expect(ids).toContain(one.interview);
  }
  const cancelled = (await byStaff(`jobId=${job.id}&state=cancelled`)).body;
  expect(cancelled.every(({ state }: { state: string }) => state === "cancelled")).toBe(true);
  expect((await byStaff(`jobId=${job.id}&day=${dateInDays(50)}`)).body).toEqual([]);
});

test("only staff read what a candidate writes about an interview, and the front desk reads no statement", async () => {
  const day = await offer({ from: "08:00", to: "09:00", interviewer: "Om Rao" });
  const one = await booked(day, timeOf("08:30"));
  await query("update interviews set at = ? where id = ?", [inHours(-0.5), one.interview]);
  const text = "The guard wanted 500 rupees.";
  const answer = await call("POST", `/user/applications/${one.id}/outcome`, {
    token: one.token,
    json: { outcome: "employer_absent", text },
  });
  expect(answer.status).toBe(200);
  await passUndoOf(one);
  const word = { outcome: "held", text: "She was late and rude." };
  expect((await ask("POST", `/interviews/${one.interview}/outcome`, word)).status).toBe(200);
  const desk = await signInMember({ role: "front_desk", company: Number(owner.companyId) });
  const today = `/interviews?day=${todayInIndia(new Date(inHours(-0.5)))}&limit=100`;
  const answers = [
    await ask("GET", today),
    await ask("GET", `/jobs/${job.id}/candidates?only=${one.id}`),
    await ask("GET", `/applications/${one.id}`),
  ];
  for (const { body } of answers)
    expect(JSON.stringify(body)).toContain('"outcome":"employer_absent"');
  const atDesk = await ask("GET", "/interviews", undefined, desk.token);
  expect(JSON.stringify([...answers, atDesk].map(({ body }) => body))).not.toContain(text);
  // The front desk sees who comes and when, but neither side's statement.
  expect(JSON.stringify(answers.map(({ body }) => body))).toContain(word.text);
  const none = { candidate: null, company: null };
  for (const { words } of atDesk.body) expect(words).toEqual(none);
  const byStaff = await call("GET", `/ops/interviews?jobId=${job.id}&limit=100`, {
    token: staffToken("support"),
  });
  expect(JSON.stringify(byStaff.body)).toContain(text);
});

test("a day's list shows no resume of a person who no longer has a slot", async () => {
  const day = await offer({ from: "18:00", to: "19:00" });
  const one = await booked(day, timeOf("18:30"));
  const listedApplication = async () => {
    const { body } = await ask("GET", `/interviews?day=${day.date}&limit=100`);
    return body.find(({ id }: { id: number }) => id === one.interview).application;
  };
  expect(await listedApplication()).toMatchObject({
    score: { right: 1 },
    resume: { fileName: expect.any(String) },
  });
  // The company did not meet the candidate, who has chosen no other time.
  await query("update interviews set state = 'employer_absent' where id = ?", [one.interview]);
  await query("update applications set slot_state = 'released' where id = ?", [one.id]);
  expect(await listedApplication()).toMatchObject({ score: null, resume: null });
});
