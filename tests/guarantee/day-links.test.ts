import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as words from "~worker/words/console";
import { application, inHours } from "../support/api/applicant";
import { signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { bookedOn, daysOf } from "../support/api/days";
import { hiring } from "../support/api/meetings";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { dateInDays, newDay, timeOf } from "../support/interview-days";
import { newDraft } from "../support/jobs";

const company = await hiring({ maxApplicants: 100 });
const { owner, job } = company;
const { ask, offer } = daysOf(company);
const booked = (day: { id: number }, at: string) => bookedOn(job.id, day, at);

test("a link shows the front desk one day's list, on that day only, until it is ended", async () => {
  const day = await offer({ from: "09:00", to: "10:00" });
  const one = await booked(day, timeOf("09:30"));
  const linkAnswer = await ask("POST", `/days/${day.id}/links`);
  expect(linkAnswer.status).toBe(201);
  const { id, url, token } = linkAnswer.body;
  expect(url).toMatch(new RegExp(`/hiring/day/${token}$`));
  const open = () => call("GET", `/employer/day/${token}`);
  expect((await open()).status).toBe(404);
  await query("update interview_days set date = ? where id = ?", [dateInDays(0), day.id]);
  const listAnswer = await open();
  expect(listAnswer.body).toMatchObject({
    date: dateInDays(0),
    interviews: [{ id: one.interview }],
  });
  const text = JSON.stringify(listAnswer.body);
  for (const secret of [one.phone, one.email, "resume", "score"])
    expect(text).not.toContain(secret);
  // The front desk can check in only candidates whose interview is now.
  await query("update interviews set at = ? where id = ?", [inHours(0), one.interview]);
  const { meetingCode } = (await application(one)).interview;
  const checkIn = (interviewId: number, code: string, key: string = randomUUID()) =>
    call("POST", `/employer/day/${token}/check-in`, {
      json: { interviewId, code },
      headers: { "Idempotency-Key": key },
    });
  // A repeat after a lost answer counts as the same try.
  const wrong = randomUUID();
  for (let time = 0; time < 6; time += 1)
    expect((await checkIn(one.interview, "AAA-22", wrong)).body.code).toBe("meeting_code_wrong");
  expect((await checkIn(one.interview - 1, meetingCode)).body.code).toBe("not_found");
  const again = randomUUID();
  const checkInAnswer = await checkIn(
    one.interview,
    meetingCode.toLowerCase().replace("-", " "),
    again,
  );
  expect(checkInAnswer.body.interviews).toMatchObject([
    { state: "held", checkedInAt: expect.any(String) },
  ]);
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

test("a link shows nothing of a job that staff have not approved", async () => {
  const { token } = await signInMember({ role: "owner" });
  const own = (path: string, json?: object) => call("POST", `/employer${path}`, { token, json });
  const { body: draft } = await own("/jobs", { ...newDraft(), title: "Pay ₹500 to 98765 43210" });
  const { body: day } = await own(`/jobs/${draft.id}/days`, newDay());
  const { body: link } = await own(`/days/${day.id}/links`);
  await query("update interview_days set date = ? where id = ?", [dateInDays(0), day.id]);
  expect((await call("GET", `/employer/day/${link.token}`)).status).toBe(404);
  expect((await call("GET", `/hiring/day/${link.token}`)).body).not.toContain("98765");
});

test("a link ends with the membership of its maker, or when the maker's role may not make links", async () => {
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

test("a link allows five wrong codes, and so does the console", async () => {
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
    message: words.linkPaused,
  });
  expect(await inConsole(guessed.interview, await codeOf(guessed))).toMatchObject({
    state: "held",
  });
  await spend(inConsole, typed);
  const { body: staffView } = await call("GET", `/ops/applications/${typed.id}`, {
    token: staffToken("support"),
  });
  expect(staffView.interviews).toMatchObject([{ wrongCodes: 5 }]);
  const { interviews } = await atLink(typed.interview, await codeOf(typed));
  expect(interviews.map(({ state }: { state: string }) => state)).toEqual(["held", "held"]);
});
