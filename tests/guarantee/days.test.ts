import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { type Applicant, application, inHours, paid, subjects } from "../support/api/applicant";
import { giveJob, type OwnCompany, verified } from "../support/api/companies";
import { signInMember } from "../support/api/console";
import { confirmEmail, query } from "../support/api/database";
import { call, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { dateInDays, newDay, timeOf } from "../support/interview-days";

let company: OwnCompany;
let job: { id: number };
beforeAll(async () => {
  company = await verified();
  job = await postJob({ maxApplicants: 100 });
  await giveJob(company.id, job.id);
});

const ask = (method: string, path: string, json?: object, token = company.owner.token) =>
  call(method, `/employer${path}`, { token, json });
const days = (path = "") => `/jobs/${job.id}/days${path}`;
const offer = async (changes: object = {}) => (await ask("POST", days(), newDay(changes))).body;

/** Somebody with a paid slot and this time of a day. */
async function booked(day: { id: number }, at: string) {
  const one = await paid(job.id);
  await confirmEmail(one.email);
  const set = await setByStaff(one, { dayId: day.id, at });
  return { ...one, interview: set.body.id as number };
}
const setByStaff = ({ id }: Pick<Applicant, "id">, json: object) =>
  call("POST", `/ops/applications/${id}/interviews`, { token: staffToken(), json });
const told = (one: Applicant, subject: string) =>
  eventually(
    async () => (await subjects(one.email)).filter((line) => line === subject).length,
    (count) => count === 1,
  );
const interviewRow = async (id: number) =>
  (await query("select * from interviews where id = ?", [id]))[0];

test("a company offers a day, whose times follow each other and have seats", async () => {
  const offered = await ask("POST", days(), newDay({ to: "11:45" }));
  expect(offered).toMatchObject({
    status: 201,
    body: { jobId: job.id, round: null, seats: 2, link: null, links: [], cancelledAt: null },
  });
  expect(offered.body.times).toEqual(
    ["10:00", "10:30", "11:00"].map((time) => ({ at: timeOf(time), seatsLeft: 2 })),
  );
  await booked(offered.body, timeOf("10:30"));
  const { body: listed } = await ask("GET", days("?limit=100"));
  const shown = listed.find(({ id }: { id: number }) => id === offered.body.id);
  expect(shown.times.map((one: { seatsLeft: number }) => one.seatsLeft)).toEqual([2, 1, 2]);
  const entry = await query(
    "select actor_kind from audit_log where action = 'day.offer' and subject = ?",
    [String(job.id)],
  );
  expect(entry.length).toBeGreaterThan(0);
});

test("a day out of bounds is refused by its field", async () => {
  const soon = new Date(Date.now() + 3_600_000);
  const wrong: [object, string][] = [
    [{ from: "06:30" }, "from"],
    [{ to: "21:30" }, "to"],
    [{ to: "10:20" }, "to"],
    [{ to: "09:00" }, "to"],
    [{ from: "ten" }, "from"],
    [{ date: dateInDays(61) }, "date"],
    [{ date: dateInDays(-1) }, "from"],
    [{ date: "2026-02-30" }, "date"],
    [{ minutesEach: 5 }, "minutesEach"],
    [{ seats: 0 }, "seats"],
    [{ round: 1 }, "round"],
    [{ interviewer: " " }, "interviewer"],
    [{ place: null }, "link"],
    [{ link: "https://user:pass@evil.in" }, "link"],
    [{ teacher: "x" }, "teacher"],
    [
      {
        date: soon.toISOString().slice(0, 10),
        ...{ from: "00:30", to: "23:30" },
      },
      "from",
    ],
  ];
  for (const [changes, field] of wrong) {
    const { status, body } = await ask("POST", days(), newDay(changes));
    expect([changes, status, Object.keys(body.fields ?? {})]).toEqual([
      ...[changes, 422],
      expect.arrayContaining([field]),
    ]);
  }
  const two = await postJob({ rounds: 2 });
  await giveJob(company.id, two.id);
  const path = `/jobs/${two.id}/days`;
  expect((await ask("POST", path, newDay())).body.fields).toHaveProperty("round");
  expect((await ask("POST", path, newDay({ round: 2 }))).status).toBe(201);
});

test("a company's days are its own, and end with its job", async () => {
  const day = await offer();
  const other = await signInMember({ role: "owner" });
  const desk = await signInMember({ role: "front_desk", company: company.id });
  const mine = await postJob();
  await giveJob(Number(other.companyId), mine.id);
  for (const [method, path, json] of [
    ["GET", days()],
    ["POST", days(), newDay()],
    ["PATCH", days(`/${day.id}`), { seats: 3 }],
    ["POST", days(`/${day.id}/cancel`), {}],
    ["POST", `/days/${day.id}/links`],
  ] as [string, string, object?][]) {
    expect((await ask(method, path, json, other.token)).status).toBe(404);
    expect((await ask(method, path, json, desk.token)).status).toBe(403);
  }
  // Nor does it come along under a job of one's own.
  const there = `/jobs/${mine.id}/days/${day.id}`;
  expect((await ask("PATCH", there, { seats: 3 }, other.token)).status).toBe(404);
  await query("update jobs set withdrawn_at = ? where id = ?", [inHours(0), mine.id]);
  const late = await ask("POST", `/jobs/${mine.id}/days`, newDay(), other.token);
  expect(late.body.code).toBe("job_withdrawn");
});

test("staff give free seats of a day, and never one seat twice", async () => {
  const day = await offer({ seats: 1, date: dateInDays(5), link: "https://meet.example.in/a" });
  const at = timeOf("11:00", 5);
  const people = await Promise.all([paid(job.id), paid(job.id), paid(job.id)]);
  const answers = await Promise.all(people.map((one) => setByStaff(one, { dayId: day.id, at })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const [given] = answers.filter(({ status }) => status === 201);
  expect(given?.body).toMatchObject({
    ...{ dayId: day.id, at, minutes: 30, round: null },
    ...{ link: day.link, place: day.place, interviewer: day.interviewer },
  });
  const [late, other] = answers.filter(({ status }) => status === 409);
  expect([late?.body.code, other?.body.code]).toEqual(["time_taken", "time_taken"]);
  const waiting = people.find(({ id }) => id !== given?.body.applicationId) ?? people[0];
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
  await giveJob(company.id, elsewhere.id);
  const { body: foreign } = await ask("POST", `/jobs/${elsewhere.id}/days`, newDay());
  expect((await setByStaff(waiting, { dayId: foreign.id, at })).status).toBe(404);
});

test("a changed place reaches each candidate once, and held times stay", async () => {
  const day = await offer({ from: "14:00", to: "16:00" });
  const one = await booked(day, timeOf("14:30"));
  const change = (json: object) => ask("PATCH", days(`/${day.id}`), json);
  const preview = await change({ place: "Plot 15", interviewer: "Ravi Iyer", dryRun: true });
  expect(preview.body).toMatchObject({ people: 1, paise: 0 });
  const [{ text }] = preview.body.messages.filter((m: any) => m.channel === "email");
  expect(text).toContain("Plot 15");
  expect(text).toContain("Ravi Iyer");
  expect((await interviewRow(one.interview))?.place).toBe(day.place);

  const changed = await change({ place: "Plot 15", interviewer: "Ravi Iyer", to: "17:00" });
  expect(changed).toMatchObject({ status: 200, body: { place: "Plot 15", to: "17:00" } });
  await told(one, "Interview details changed");
  const mails: { subject: string; text: string }[] = await simulate(
    `/inbox/email?to=${encodeURIComponent(one.email)}`,
  );
  const sent = mails.find(({ subject }) => subject === "Interview details changed");
  // What the preview showed is what was sent.
  for (const line of text.split("\n").slice(1)) {
    if (!line.includes("http")) expect(sent?.text).toContain(line);
  }
  expect(await interviewRow(one.interview)).toMatchObject({
    ...{ place: "Plot 15", interviewer: "Ravi Iyer", moved_at: null, day_id: day.id },
  });
  // More times tell nobody.
  expect((await change({ seats: 4 })).status).toBe(200);
  for (const json of [
    { from: "15:00" },
    { to: "14:30" },
    { from: "14:15" },
    { minutesEach: 20 },
    { date: dateInDays(4) },
  ]) {
    expect([json, (await change(json)).body.code]).toEqual([json, "times_taken"]);
  }
  expect((await change({ from: "14:30", seats: 1 })).body.times[0]).toEqual({
    ...{ at: timeOf("14:30"), seatsLeft: 0 },
  });
  expect((await change({ place: null })).body.fields).toHaveProperty("link");
  expect(
    (await subjects(one.email)).filter((line) => line === "Interview details changed"),
  ).toHaveLength(1);
});

test("a cancelled day is the employer's act for each who holds a time of it", async () => {
  const day = await offer({ date: dateInDays(1), from: "07:00", to: "21:00", minutesEach: 60 });
  const early = await booked(day, timeOf("07:00", 1));
  const begun = await booked(day, timeOf("12:00", 1));
  await query("update interviews set at = ? where id = ?", [inHours(-0.1), begun.interview]);
  await query("update interviews set at = ? where id = ?", [inHours(20), early.interview]);
  const far = await booked(day, timeOf("18:00", 1));
  await query("update interviews set at = ? where id = ?", [inHours(40), far.interview]);
  await query("update applications set promised_by = ? where id = ?", [inHours(30), early.id]);
  await query("update applications set promised_by = ? where id = ?", [inHours(200), far.id]);
  const path = days(`/${day.id}/cancel`);
  const preview = await ask("POST", path, { dryRun: true });
  expect(preview.body).toMatchObject({ people: 2, paise: 2 * 19_900 });
  expect(preview.body.messages[0].to).toBe("Each person touched");
  expect(JSON.stringify(preview.body)).not.toContain(early.phone);
  expect((await ask("GET", days())).body.some(({ id }: any) => id === day.id)).toBe(true);

  expect((await ask("POST", path, {})).body.cancelledAt).not.toBeNull();
  expect((await ask("POST", path, {})).status).toBe(200);
  await told(early, "Interview cancelled by the employer");
  await told(far, "Interview cancelled by the employer");
  expect(await application(early)).toMatchObject({
    ...{ status: "PAYMENT_CONFIRMED", choices: { refund: true } },
  });
  const near = await interviewRow(early.interview);
  expect(near).toMatchObject({ state: "cancelled", broken_late_at: expect.any(String) });
  expect(await interviewRow(far.interview)).toMatchObject({
    ...{ state: "cancelled", broken_late_at: null },
  });
  expect(await interviewRow(begun.interview)).toMatchObject({ state: "scheduled" });
  const [promise] = await query(
    "select promised_by, guarantee_due_at from applications where id = ?",
    [early.id],
  );
  expect(Math.abs(Date.parse(String(promise?.promised_by)) - Date.parse(inHours(72)))).toBeLessThan(
    60_000,
  );
  const [kept] = await query("select promised_by from applications where id = ?", [far.id]);
  expect(Date.parse(String(kept?.promised_by))).toBeGreaterThan(Date.parse(inHours(190)));
  expect((await ask("PATCH", days(`/${day.id}`), { seats: 3 })).body.code).toBe("stale_state");
  expect((await ask("GET", days())).body.some(({ id }: any) => id === day.id)).toBe(false);
});

test("an interview that has begun is neither cancelled nor moved by staff", async () => {
  const day = await offer({ from: "08:00", to: "09:00" });
  const one = await booked(day, timeOf("08:00"));
  const change = (path: string, method: string, json?: object) =>
    call(method, `/ops/interviews/${one.interview}${path}`, { token: staffToken(), json });
  const moved = await change("", "PATCH", { at: timeOf("10:00") });
  expect(moved.body.at).toBe(timeOf("10:00"));
  expect(await interviewRow(one.interview)).toMatchObject({ day_id: null, broken_late_at: null });
  await change("", "PATCH", { at: timeOf("09:00") });
  expect((await interviewRow(one.interview))?.broken_late_at).not.toBeNull();
  await query("update interviews set at = ? where id = ?", [inHours(-0.05), one.interview]);
  expect((await change("/cancel", "POST")).body.code).toBe("invalid_stage");
  expect((await change("", "PATCH", { at: timeOf("11:00") })).body.code).toBe("invalid_stage");
});

test("members see who comes on a day, the front desk today alone", async () => {
  const day = await offer({ from: "09:00", to: "10:00" });
  const one = await booked(day, timeOf("09:30"));
  const listed = await ask("GET", `/interviews?day=${day.date}&limit=100`);
  const row = listed.body.find(({ id }: { id: number }) => id === one.interview);
  expect(row).toMatchObject({
    ...{ at: timeOf("09:30"), state: "scheduled", job: { id: job.id } },
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
    [company.id],
  );
  expect(JSON.parse(String(entry?.detail)).applications).toContain(one.id);

  const desk = await signInMember({ role: "front_desk", company: company.id });
  const asDesk = (path: string) => ask("GET", path, undefined, desk.token);
  expect((await asDesk(`/interviews?day=${day.date}`)).status).toBe(403);
  const now = new Date(Date.now() + 60_000).toISOString();
  await query("update interviews set at = ? where id = ?", [now, one.interview]);
  const today = await asDesk(`/interviews?day=${dateInDays(0)}`);
  const mine = today.body.find(({ id }: { id: number }) => id === one.interview);
  expect(mine.application).toMatchObject({ score: null, resume: null });
  const other = await signInMember({ role: "owner" });
  expect((await ask("GET", "/interviews", undefined, other.token)).body).toEqual([]);

  const byStaff = (search: string) =>
    call("GET", `/ops/interviews?${search}`, { token: staffToken("support") });
  for (const search of [`jobId=${job.id}&limit=100`, `companyId=${company.id}&limit=100`]) {
    const ids = (await byStaff(search)).body.map(({ id }: { id: number }) => id);
    expect(ids).toContain(one.interview);
  }
  const cancelled = (await byStaff(`jobId=${job.id}&state=cancelled`)).body;
  expect(cancelled.every(({ state }: { state: string }) => state === "cancelled")).toBe(true);
  expect((await byStaff(`jobId=${job.id}&day=${dateInDays(50)}`)).body).toEqual([]);
});

test("a link shows the front desk one day's list, on that day alone, until it is ended", async () => {
  const day = await offer({ from: "09:00", to: "10:00" });
  const one = await booked(day, timeOf("09:30"));
  const made = await ask("POST", `/days/${day.id}/links`);
  expect(made.status).toBe(201);
  const { id, url, token } = made.body;
  expect(url).toMatch(new RegExp(`/hiring/day/${token}$`));
  const open = () => call("GET", `/employer/day/${token}`);
  expect((await open()).status).toBe(404);
  await query("update interview_days set date = ? where id = ?", [dateInDays(0), day.id]);
  const shown = await open();
  expect(shown.body).toMatchObject({ date: dateInDays(0), interviews: [{ id: one.interview }] });
  const text = JSON.stringify(shown.body);
  for (const secret of [one.phone, one.email, "resume", "score"])
    expect(text).not.toContain(secret);
  // The front desk types the code of who comes now, and of nobody else.
  await query("update interviews set at = ? where id = ?", [inHours(0), one.interview]);
  const { meetingCode } = (await application(one)).interview;
  const checkIn = (interviewId: number, code: string, key: string = randomUUID()) =>
    call("POST", `/employer/day/${token}/check-in`, {
      ...{ json: { interviewId, code }, headers: { "Idempotency-Key": key } },
    });
  expect((await checkIn(one.interview, "AAA-22")).body.code).toBe("meeting_code_wrong");
  expect((await checkIn(one.interview - 1, meetingCode)).body.code).toBe("not_found");
  const again = randomUUID();
  const met = await checkIn(one.interview, meetingCode.toLowerCase().replace("-", " "), again);
  expect(met.body.interviews).toMatchObject([{ state: "held", checkedInAt: expect.any(String) }]);
  const [stored] = await query("select * from day_links where id = ?", [id]);
  expect(JSON.stringify(stored)).not.toContain(token);
  expect((await ask("DELETE", `/days/${day.id}/links/${id}`)).status).toBe(204);
  expect((await ask("DELETE", `/days/${day.id}/links/${id}`)).status).toBe(204);
  expect((await open()).status).toBe(404);
  const replay = await checkIn(one.interview, meetingCode.toLowerCase().replace("-", " "), again);
  expect(replay.status).toBe(404);
});
