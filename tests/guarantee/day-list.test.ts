import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { todayInIndia } from "../../worker/contract/profile";
import { linkPaused } from "../../worker/words/en/console";
import { application, inHours, paid, passUndoOf } from "../support/api/applicant";
import { giveJob } from "../support/api/companies";
import { signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { bookedOn, daysOf, interviewRow, setByStaff } from "../support/api/days";
import { hiring } from "../support/api/meetings";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { dateInDays, newDay, timeOf } from "../support/interview-days";
import { newDraft } from "../support/jobs";

const company = await hiring({ maxApplicants: 100 });
const { owner, job } = company;
const { ask, offer } = daysOf(company);
const booked = (day: { id: number }, at: string) => bookedOn(job.id, day, at);

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
  await giveJob(Number(owner.companyId), elsewhere.id);
  const { body: foreign } = await ask("POST", `/jobs/${elsewhere.id}/days`, newDay());
  expect((await setByStaff(waiting, { dayId: foreign.id, at })).status).toBe(404);
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
    [Number(owner.companyId)],
  );
  expect(JSON.parse(String(entry?.detail)).applications).toContain(one.id);

  // The link to a candidate's calendar file is theirs alone.
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
  const met = await ask("POST", `/interviews/${one.interview}/check-in`, { code }, desk.token);
  expect(met.status).toBe(200);
  expect(met.body).not.toHaveProperty("calendarUrl");
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

test("what a candidate writes of an interview is for staff alone, and no word for the front desk", async () => {
  const day = await offer({ from: "08:00", to: "09:00", interviewer: "Om Rao" });
  const one = await booked(day, timeOf("08:30"));
  await query("update interviews set at = ? where id = ?", [inHours(-0.5), one.interview]);
  const text = "The guard wanted 500 rupees.";
  const said = await call("POST", `/user/applications/${one.id}/outcome`, {
    ...{ token: one.token, json: { outcome: "employer_absent", text } },
  });
  expect(said.status).toBe(200);
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
  // The front desk reads who comes and when, and not what either side said of it.
  expect(JSON.stringify(answers.map(({ body }) => body))).toContain(word.text);
  const none = { candidate: null, company: null };
  for (const { words } of atDesk.body) expect(words).toEqual(none);
  const byStaff = await call("GET", `/ops/interviews?jobId=${job.id}&limit=100`, {
    token: staffToken("support"),
  });
  expect(JSON.stringify(byStaff.body)).toContain(text);
});

test("a day's list shows no resume of who has no slot any more", async () => {
  const day = await offer({ from: "18:00", to: "19:00" });
  const one = await booked(day, timeOf("18:30"));
  const shown = async () => {
    const { body } = await ask("GET", `/interviews?day=${day.date}&limit=100`);
    return body.find(({ id }: { id: number }) => id === one.interview).application;
  };
  expect(await shown()).toMatchObject({
    score: { right: 1 },
    resume: { fileName: expect.any(String) },
  });
  // Nobody met them, and no other time was chosen.
  await query("update interviews set state = 'employer_absent' where id = ?", [one.interview]);
  await query("update applications set slot_state = 'released' where id = ?", [one.id]);
  expect(await shown()).toMatchObject({ score: null, resume: null });
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
  // A repeat after a lost answer counts as the same wrong try.
  const wrong = randomUUID();
  for (let time = 0; time < 6; time += 1)
    expect((await checkIn(one.interview, "AAA-22", wrong)).body.code).toBe("meeting_code_wrong");
  expect((await checkIn(one.interview - 1, meetingCode)).body.code).toBe("not_found");
  const again = randomUUID();
  const met = await checkIn(one.interview, meetingCode.toLowerCase().replace("-", " "), again);
  expect(met.body.interviews).toMatchObject([{ state: "held", checkedInAt: expect.any(String) }]);
  const typed = await query(
    "select staff, company_id, detail from audit_log where action = 'interview.check-in' and subject = ?",
    [String(one.interview)],
  );
  expect(typed).toMatchObject([
    { staff: "Front desk link", company_id: owner.companyId, detail: JSON.stringify({ link: id }) },
  ]);
  const [stored] = await query("select * from day_links where id = ?", [id]);
  expect(JSON.stringify(stored)).not.toContain(token);
  expect((await ask("DELETE", `/days/${day.id}/links/${id}`)).status).toBe(204);
  expect((await ask("DELETE", `/days/${day.id}/links/${id}`)).status).toBe(204);
  expect((await open()).status).toBe(404);
  const replay = await checkIn(one.interview, meetingCode.toLowerCase().replace("-", " "), again);
  expect(replay.status).toBe(404);
});

test("a link opens no page at our address about a job that staff have not approved", async () => {
  const { token } = await signInMember({ role: "owner" });
  const own = (path: string, json?: object) => call("POST", `/employer${path}`, { token, json });
  const { body: draft } = await own("/jobs", { ...newDraft(), title: "Pay ₹500 to 98765 43210" });
  const { body: day } = await own(`/jobs/${draft.id}/days`, newDay());
  const { body: link } = await own(`/days/${day.id}/links`);
  await query("update interview_days set date = ? where id = ?", [dateInDays(0), day.id]);
  expect((await call("GET", `/employer/day/${link.token}`)).status).toBe(404);
  expect((await call("GET", `/hiring/day/${link.token}`)).body).not.toContain("98765");
});

test("a link ends with the membership of who made it, and with a role that may make none", async () => {
  const day = await offer({ from: "09:00", to: "10:00", interviewer: "Sita Rao" });
  await query("update interview_days set date = ? where id = ?", [dateInDays(0), day.id]);
  const recruiter = () => signInMember({ role: "recruiter", company: Number(owner.companyId) });
  const linkBy = async (token: string) =>
    (await ask("POST", `/days/${day.id}/links`, undefined, token)).body;
  const open = async ({ token }: { token: string }) =>
    (await call("GET", `/employer/day/${token}`)).status;
  const [ended, demoted, gone] = [await recruiter(), await recruiter(), await recruiter()];
  const links = [];
  for (const { token } of [owner, ended, demoted, gone]) links.push(await linkBy(token));
  expect(await Promise.all(links.map(open))).toEqual([200, 200, 200, 200]);
  await ask("PATCH", `/team/${ended.id}`, { ended: true });
  await ask("PATCH", `/team/${demoted.id}`, { role: "front_desk" });
  await ask("POST", "/team/leave", undefined, gone.token);
  expect(await Promise.all(links.map(open))).toEqual([200, 404, 404, 404]);
  const { body: days } = await ask("GET", `/jobs/${job.id}/days?limit=100`);
  const listed = days.find(({ id }: { id: number }) => id === day.id);
  expect(listed.links.map(({ id }: { id: number }) => id)).toEqual([links[0].id]);
});

test("wrong codes at a link and in the console have five tries each", async () => {
  const day = await offer({ from: "10:00", to: "11:00", interviewer: "Mira Rao" });
  const [guessed, typed] = [await booked(day, timeOf("10:00")), await booked(day, timeOf("10:30"))];
  await query("update interview_days set date = ? where id = ?", [dateInDays(0), day.id]);
  await query("update interviews set at = ? where day_id = ?", [inHours(0), day.id]);
  const { body: link } = await ask("POST", `/days/${day.id}/links`);
  const atLink = async (interviewId: number, code: string) =>
    (await call("POST", `/employer/day/${link.token}/check-in`, { json: { interviewId, code } }))
      .body;
  const inConsole = async (interviewId: number, code: string) =>
    (await ask("POST", `/interviews/${interviewId}/check-in`, { code })).body;
  const codeOf = async (one: typeof guessed) => (await application(one)).interview.meetingCode;
  const spend = async (type: typeof atLink, { interview }: typeof guessed) => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => type(interview, "AAA-22")));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === "meeting_code_wrong")).toHaveLength(5);
    expect(codes.filter((code) => code === "meeting_code_paused")).toHaveLength(4);
  };
  await spend(atLink, guessed);
  expect(await atLink(guessed.interview, await codeOf(guessed))).toMatchObject({
    code: "meeting_code_paused",
    message: linkPaused,
  });
  expect(await inConsole(guessed.interview, await codeOf(guessed))).toMatchObject({
    state: "held",
  });
  await spend(inConsole, typed);
  const { body: seen } = await call("GET", `/ops/applications/${typed.id}`, {
    token: staffToken("support"),
  });
  expect(seen.interviews).toMatchObject([{ wrongCodes: 5 }]);
  const { interviews } = await atLink(typed.interview, await codeOf(typed));
  expect(interviews.map(({ state }: { state: string }) => state)).toEqual(["held", "held"]);
});
