import { expect, test } from "vitest";
import {
  type Applicant,
  application,
  inHours,
  mailText,
  passed,
  runAction,
} from "../support/api/applicant";
import { choose, codeOf } from "../support/api/choosing";
import { byStaff } from "../support/api/companies";
import { query } from "../support/api/database";
import { offerDay } from "../support/api/offered-days";
import { call, runSchedule, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { timeOf } from "../support/interview-days";
import { PLACE } from "../support/offered-days";

const HERE = "MG Road 4, Pune";
const jobOf = (company: string) =>
  postJob({ maxApplicants: 50, applicationPrice: 0, company, title: `Clerk at ${company}` });

/** One person with a slot at each of two companies, and one day of each company. */
async function withTwo(first: object = {}, second: object = { place: HERE }) {
  const jobs = [await jobOf("Zari Lane"), await jobOf("Lotus BPO")] as const;
  const one = await passed(jobs[0].id);
  const other = await passed(jobs[1].id, one);
  const days = [await offerDay(jobs[0].id, first), await offerDay(jobs[1].id, second)] as const;
  return { one, other, days };
}

const timesOf = async ({ token, id }: Applicant, query = "") =>
  (await call("GET", `/user/applications/${id}/times${query}`, { token })).body;
const accepting = ({ token, id }: Applicant, dayId: number, at: string | undefined) =>
  call("POST", `/user/applications/${id}/interview`, {
    token,
    json: { dayId, at, clash: "accepted" },
  });

test("a time too near to another company's interview says so, and is taken only with consent", async () => {
  const { one, other, days } = await withTwo({}, { place: HERE, from: "09:00", to: "13:00" });
  const [first, second] = days;
  expect((await timesOf(other)).every(({ clash }: any) => clash === null)).toBe(true);
  // From 10:30 to 11:00.
  const [, at = ""] = first.times;
  expect((await choose(one, first.id, at)).status).toBe(200);

  const clash = {
    applicationId: one.id,
    title: "Clerk at Zari Lane",
    company: "Zari Lane",
    at,
    minutes: 30,
    place: PLACE,
  };
  const times = await timesOf(other);
  // The 9:00 interview ends an hour before it; the one at 12:00 begins an hour after it.
  expect(times.map((time: any) => time.clash)).toEqual([null, ...Array(5).fill(clash), null, null]);
  expect((await timesOf(other, `?dayId=${second.id}`)).length).toBe(8);
  expect(await timesOf(other, `?dayId=${first.id}`)).toEqual([]);

  const [, , near] = second.times;
  const refused = await choose(other, second.id, near);
  expect(refused).toMatchObject({ status: 409, body: { code: "time_clashes" } });
  expect(refused.body.message).toContain("Zari Lane");
  expect(refused.body.message).toContain("10:30 am");
  expect(refused.body.message).toContain(PLACE);
  expect((await application(other)).interviews).toEqual([]);

  const answer = await accepting(other, second.id, near);
  expect(answer).toMatchObject({ status: 200, body: { interview: { at: near, clash } } });
  expect((await application(one)).interview.clash).toMatchObject({
    applicationId: other.id,
    company: "Lotus BPO",
    at: near,
  });
});

test("an interview does not clash with its own new time", async () => {
  const { one, days } = await withTwo();
  const [{ id, times }] = days;
  await choose(one, id, times[0]);
  expect((await timesOf(one)).map(({ clash }: any) => clash)).toEqual([null, null, null]);
  expect((await choose(one, id, times[1])).status).toBe(200);
});

test("moving to a time that clashes needs consent too", async () => {
  const { one, other, days } = await withTwo({}, { place: HERE, from: "10:00", to: "18:00" });
  const [first, second] = days;
  await choose(one, first.id, first.times[0]);
  expect((await choose(other, second.id, second.times[8])).status).toBe(200);
  expect(await codeOf(choose(other, second.id, second.times[0]))).toBe("time_clashes");
  expect((await choose(other, second.id, second.times[9])).status).toBe(200);
});

test("two consecutive video calls do not clash", async () => {
  const { one, other, days } = await withTwo({ place: null }, { place: null });
  const [first, second] = days;
  await choose(one, first.id, first.times[1]);
  expect((await timesOf(other)).map(({ clash }: any) => clash === null)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect((await choose(other, second.id, second.times[2])).status).toBe(200);
});

test("a cancelled interview, and one of another candidate, clash with nothing", async () => {
  const { one, other, days } = await withTwo();
  const [first, second] = days;
  const stranger = await passed(one.jobId);
  expect((await choose(stranger, first.id, first.times[0])).status).toBe(200);
  await choose(one, first.id, first.times[1]);
  expect((await runAction(one, "cancel")).status).toBe(200);
  expect((await choose(other, second.id, second.times[1])).status).toBe(200);
});

test("of two clashing times that are chosen at once, only one is taken", async () => {
  const { one, other, days } = await withTwo();
  const [first, second] = days;
  const answers = await Promise.all([
    choose(one, first.id, first.times[0]),
    choose(other, second.id, second.times[0]),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("time_clashes");
});

test("a clashing time to which the employer moved an interview is accepted only with consent", async () => {
  const { one, other, days } = await withTwo({}, { place: HERE, from: "15:00", to: "17:00" });
  const [first, second] = days;
  await choose(one, first.id, first.times[0]);
  const { body } = await choose(other, second.id, second.times[0]);
  const at = new Date(Date.parse(first.times[0] ?? "") + 3_600_000).toISOString();
  const json = { at, place: HERE, link: null };
  const path = `/interviews/${body.interview.id}`;
  const preview = await byStaff("PATCH", path, { ...json, dryRun: true });
  expect(preview.body.clashes).toMatchObject([{ applicationId: one.id, company: "Zari Lane" }]);
  expect((await byStaff("PATCH", path, json)).status).toBe(200);
  const accept = (more: object) =>
    call("POST", `/user/applications/${other.id}/interview`, {
      token: other.token,
      json: { dayId: null, at, ...more },
    });
  expect(await codeOf(accept({}))).toBe("time_clashes");
  expect((await accept({ clash: "accepted" })).status).toBe(200);
  // A repeat does not need the consent again.
  expect((await accept({})).status).toBe(200);
});

test("staff see that a time clashes before they give it", async () => {
  const { one, other, days } = await withTwo();
  const [first, second] = days;
  await choose(one, first.id, first.times[0]);
  const give = (at: string | undefined, json: object = {}) =>
    call("POST", `/ops/applications/${other.id}/interviews`, {
      token: staffToken(),
      json: { dayId: second.id, at, dryRun: true, ...json },
    });
  expect((await give(second.times[0])).body.clashes).toMatchObject([{ company: "Zari Lane" }]);
  const free = { dayId: undefined, place: HERE, at: timeOf("17:00", 9) };
  expect((await give(undefined, free)).body.clashes).toEqual([]);
  const { body } = await byStaff("GET", `/applications/${other.id}`);
  expect(body.freeTimes[0]).toMatchObject({ dayId: second.id, clash: { company: "Zari Lane" } });
});

test("an invalid consent is refused, and the answer names its field", async () => {
  const { one, days } = await withTwo();
  const answer = await call("POST", `/user/applications/${one.id}/interview`, {
    token: one.token,
    json: { dayId: days[0].id, at: days[0].times[0], clash: "yes" },
  });
  expect(answer).toMatchObject({ status: 422, body: { fields: { clash: expect.any(String) } } });
});

test("reminders name both interviews of a day, in the app, by mail and by SMS", async () => {
  const { one, other, days } = await withTwo({}, { place: HERE, from: "15:00", to: "17:00" });
  const [first, second] = days;
  await query("update users set email_verified_at = ? where email = ?", [inHours(0), one.email]);
  await choose(one, first.id, first.times[0]);
  await choose(other, second.id, second.times[0]);
  await query(
    `update reminders set due_at = ? where kind = 'day' and interview_id in
      (select id from interviews where application_id = ?)`,
    [inHours(-0.1), one.id],
  );
  await runSchedule();
  const both = `On the same day you also have: Clerk at Lotus BPO, Lotus BPO, 3:00 pm, ${HERE}.`;
  expect(await mailText(one.email, "Reminder: your interview")).toContain(both);
  const texts = await eventually(
    async () => (await simulate(`/inbox/sms?to=${one.phone}`)).map(({ text }: any) => text),
    (all) => all.some((text: string) => text.startsWith("Interviews on")),
  );
  const text = texts.find((one: string) => one.startsWith("Interviews on"));
  expect(text).toContain("Zari Lane, 10:00 am; Lotus BPO, 3:00 pm");
  const notes = (await call("GET", "/user/notifications", { token: one.token })).body;
  expect(notes.map((note: any) => note.notification.body).join("\n")).toContain(both);
});
