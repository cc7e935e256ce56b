import { expect, test } from "vitest";
import {
  application,
  hold,
  inHours,
  mailCount,
  mailed,
  paid,
  sendResult,
  setInterview,
} from "../support/api/applicant";
import { confirmEmail } from "../support/api/database";
import { call, runSchedule, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { bookable } from "../support/interview-times";

const job = await postJob({ maxApplicants: 100 });
const support = staffToken("support");
const patch = (id: number, json: object, token = support) =>
  call("PATCH", `/ops/interviews/${id}`, { token, json });

test("the candidate is told when an interview is set, moved or cancelled, also by SMS", async () => {
  const one = await paid(job.id);
  await confirmEmail(one.email);
  const at = bookable(inHours(50));
  const set = await setInterview(one.id, at, { link: "https://meet.example.in/a", place: null });
  expect(set).toMatchObject({
    status: 201,
    body: {
      applicationId: one.id,
      round: null,
      at,
      state: "scheduled",
      movedAt: null,
      place: null,
    },
  });
  expect(await application(one)).toMatchObject({
    status: "INTERVIEW_SCHEDULED",
    interview: { id: set.body.id, at, link: "https://meet.example.in/a" },
  });
  await mailed(one.email, "Interview set");
  expect((await patch(set.body.id, { at })).body.movedAt).toBeNull();
  const answer = await patch(set.body.id, { at: bookable(inHours(70)), place: "MG Road" });
  expect(answer.body).toMatchObject({
    movedAt: expect.any(String),
    place: "MG Road",
    link: set.body.link,
  });
  await mailed(one.email, "Interview moved");
  await patch(set.body.id, { link: null });
  await mailed(one.email, "Interview details changed");
  await call("POST", `/ops/interviews/${set.body.id}/cancel`, { token: support });
  await mailed(one.email, "Interview cancelled by the employer");
  const sms: { text: string }[] = await eventually(
    () => simulate(`/inbox/sms?to=${one.phone}`),
    (list) => list.length === 6,
  );
  const [last, ...texts] = sms.map(({ text }) => text.slice(0, text.indexOf(". pakka.in")));
  expect(last).toMatch(/^Interview cancelled: Kaveri Care, .+\. Your slot stays yours$/);
  expect(texts.slice(0, 3)).toEqual([
    expect.stringMatching(/^Interview changed: Kaveri Care, .+, MG Road$/),
    expect.stringMatching(/^Interview moved from .+: Kaveri Care, .+, MG Road$/),
    expect.stringMatching(/^Interview set: Kaveri Care, .+, video, Indian time$/),
  ]);
  expect((await patch(set.body.id, { at: bookable(inHours(90)) })).body.code).toBe("invalid_stage");
});

test("two rounds end with a result, and the reminders stop", async () => {
  const one = await paid(job.id);
  await confirmEmail(one.email);
  expect((await setInterview(one.id, inHours(9), { round: 2 })).body.code).toBe("invalid_stage");
  const first = await setInterview(one.id, inHours(9), { round: 1 });
  expect((await setInterview(one.id, inHours(9), { round: 1 })).body.code).toBe("invalid_stage");
  await hold(one);
  await setInterview(one.id, inHours(23.95), { round: 2 });
  expect((await application(one)).status).toBe("INTERVIEW_2_SCHEDULED");
  const old = await call("POST", `/ops/interviews/${first.body.id}/cancel`, { token: support });
  expect(old.body.code).toBe("invalid_stage");
  await hold(one);
  const admin = staffToken();
  const result = (json: object) =>
    call("POST", `/ops/applications/${one.id}/result`, { token: admin, json });
  const answer = await result({ result: "SELECTED", comment: "Joining on 1 December, 9 am." });
  expect(answer).toMatchObject({ status: 200, body: { result: { result: "SELECTED" } } });
  expect((await result({ result: "SELECTED", comment: answer.body.result.comment })).status).toBe(
    200,
  );
  await sendResult(one);
  expect(await application(one)).toMatchObject({ comment: "Joining on 1 December, 9 am." });
  expect((await result({ result: "REJECTED" })).body.code).toBe("invalid_stage");
  const mail = await eventually(
    async () => {
      const all = await simulate(`/inbox/email?to=${one.email}`);
      return all.find((m: { subject: string }) => m.subject.startsWith("Congratulations"));
    },
    (match) => match !== undefined,
  );
  expect(mail.text).toContain("Joining on 1 December, 9 am.");
  expect(await mailCount(one.email, "Reminder: your interview")).toBe(0);
});

test("a cancelled round 2 can be set again", async () => {
  const one = await paid(job.id);
  await setInterview(one.id, inHours(9), { round: 1 });
  await hold(one);
  const second = await setInterview(one.id, inHours(30), { round: 2 });
  await call("POST", `/ops/interviews/${second.body.id}/cancel`, { token: staffToken() });
  expect((await setInterview(one.id, inHours(40), { round: 2 })).body).toMatchObject({
    round: 2,
    movedAt: expect.any(String),
  });
});

test("each reminder is sent once, even when two schedule runs overlap", async () => {
  const one = await paid(job.id);
  // The 24-hour reminder was due three minutes ago; the one-hour reminder is far off.
  await setInterview(one.id, inHours(23.95));
  await Promise.all([runSchedule(), runSchedule(), runSchedule()]);
  await runSchedule();
  await mailed(one.email, "Reminder: your interview");
  const { body } = await call("GET", "/user/notifications", { token: one.token });
  const titles = body.map((n: { notification: { title: string } }) => n.notification.title);
  expect(titles.filter((title: string) => title.startsWith("Reminder"))).toHaveLength(1);
});

test("a moved interview is announced by reminders for its new time only", async () => {
  const one = await paid(job.id);
  const { body } = await setInterview(one.id, inHours(23.95));
  await patch(body.id, { at: bookable(inHours(60)) }, staffToken());
  await runSchedule();
  await mailed(one.email, "Interview moved");
  expect(await mailCount(one.email, "Reminder: your interview")).toBe(0);
});

test("two staff members who move one interview at once move it once", async () => {
  const one = await paid(job.id);
  const { body } = await setInterview(one.id, inHours(60));
  const times = [72, 96, 120, 144].map((hours) => bookable(inHours(hours)));
  const answers = await Promise.all(times.map((at) => patch(body.id, { at })));
  const agreed = answers.filter(({ status }) => status === 200);
  expect(agreed.length).toBeGreaterThan(0);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const { interview } = await application(one);
  expect(agreed.map((answer) => answer.body.at)).toContain(interview.at);
});

test("the calendar file opens only with its link, and follows the changes", async () => {
  const one = await paid(job.id);
  const { body } = await setInterview(one.id, inHours(60), { link: "https://meet.example.in/b" });
  const path = (url: string) => new URL(url).pathname + new URL(url).search;
  const file = () => call("GET", path(body.calendarUrl));
  const first = await file();
  expect(first.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8; method=PUBLISH");
  expect(first.headers.get("Content-Disposition")).toContain(".ics");
  expect(first.body).toContain("SEQUENCE:0\r\n");
  for (const line of ["TRIGGER:-PT2H", "Help by phone: +91"])
    expect(first.body.replaceAll("\r\n ", "")).toContain(line);
  const uid = /UID:(.+)\r\n/.exec(first.body)?.[1];
  const day = inHours(240).slice(0, 10);
  await patch(body.id, { at: `${day}T16:40:00+05:30` });
  const second = (await file()).body;
  expect(second).toContain("SEQUENCE:1\r\n");
  expect(second).toContain(`DTSTART:${day.replaceAll("-", "")}T111000Z\r\n`);
  expect(second).toContain(`UID:${uid}\r\n`);
  await call("POST", `/ops/interviews/${body.id}/cancel`, { token: support });
  expect((await file()).body).toContain("METHOD:CANCEL\r\n");
  expect((await call("GET", `${path(body.calendarUrl)}0`)).status).toBe(404);
  expect((await call("GET", `/files/interviews/${body.id + 999}.ics?signature=a`)).status).toBe(
    404,
  );
});

test("an invalid date, link or stage is refused", async () => {
  const one = await paid(job.id);
  const past = await setInterview(one.id, inHours(-24));
  expect(past).toMatchObject({
    status: 422,
    body: { fields: { at: "Choose a time in the future" } },
  });
  expect((await setInterview(999_999, inHours(9))).status).toBe(404);
  const nowhere = { status: 422, body: { fields: { link: "Give a link or a place" } } };
  expect(await setInterview(one.id, inHours(9), { place: null })).toMatchObject(nowhere);
  const far = await setInterview(one.id, inHours(61 * 24));
  expect(far.body.fields).toEqual({ at: "Choose a time in the next 60 days" });
  const day = inHours(72).slice(0, 10);
  const set = (at: string) =>
    call("POST", `/ops/applications/${one.id}/interviews`, {
      token: support,
      json: { at: `${day}T${at}:00+05:30`, place: "Gate 1" },
    });
  for (const night of ["06:59", "21:01", "03:00"]) {
    const refused = await set(night);
    expect(refused).toMatchObject({ status: 422, body: { fields: { at: expect.any(String) } } });
    expect(refused.body.message).toBe("Choose a time from 7 am to 9 pm in India");
  }
  const { body } = await set("07:00");
  expect((await patch(body.id, { at: `${day}T22:00:00+05:30` })).status).toBe(422);
  expect((await patch(body.id, { at: `${day}T21:00:00+05:30` })).status).toBe(200);
  const linkWrong = {
    status: 422,
    body: { fields: { link: "Give a link that begins with https://" } },
  };
  for (const link of [
    "javascript:alert(1)",
    "http://x.in",
    "https:x.in",
    "https://user:pass@evil.in",
    "https://meet.example.in\\@evil.in",
    "https://meet.example\n.in/c",
  ]) {
    expect(await patch(body.id, { link })).toMatchObject(linkWrong);
    expect(await setInterview(one.id, inHours(9), { link })).toMatchObject(linkWrong);
  }
  // An interview needs a link or a venue: the last one can only be replaced by the other.
  expect(await patch(body.id, { place: null })).toMatchObject(nowhere);
  const link = "https://meet.example.in/l/19:meeting@thread.v2?x=1";
  const answer = await patch(body.id, { place: null, link });
  expect(answer.body).toMatchObject({ place: null, link });
});
