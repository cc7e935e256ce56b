import { expect, test } from "vitest";
import * as words from "~worker/words/formats";
import { application, inHours, runAction } from "../support/api/applicant";
import { byStaff } from "../support/api/companies";
import { browserOf } from "../support/api/console-browser";
import { query } from "../support/api/database";
import { bookedOn, daysOf, interviewRow } from "../support/api/days";
import { hiring } from "../support/api/meetings";
import { call, screens } from "../support/api/product";
import { FormBrowser } from "../support/form-browser";
import { dateInDays, timeOf } from "../support/interview-days";

// The front desk types the code of an interview that was cancelled while its list was open.

const company = await hiring({ maxApplicants: 50 });
const { owner, job } = company;
const { ask, offer } = daysOf(company);

/** A candidate who arrives now, with their code and a link to their day. */
async function comesNow() {
  const day = await offer({ from: "09:00", to: "10:00", seats: 5 });
  const one = await bookedOn(job.id, day, timeOf("09:30"));
  const { token } = (await ask("POST", `/days/${day.id}/links`)).body;
  await query("update interview_days set date = ? where id = ?", [dateInDays(0), day.id]);
  await query("update interviews set at = ? where id = ?", [inHours(0.2), one.interview]);
  const { meetingCode: code } = (await application(one)).interview;
  return { one, day, token, code: String(code) };
}

const cancelledWords = async (id: number) =>
  `This interview was cancelled on ${words.clockTime(String((await interviewRow(id))?.changed_at))}.`;

test.each([
  ["its candidate", (one: any) => runAction(one, "cancel")],
  ["staff for the company", (one: any) => byStaff("POST", `/interviews/${one.interview}/cancel`)],
])("a code of an interview that was cancelled by %s gets the answer cancelled, with the time", async (_, cancel) => {
  const { one, token, code } = await comesNow();
  expect((await cancel(one)).status).toBe(200);
  const message = await cancelledWords(one.interview);
  const refused = { status: 409, body: { code: "interview_cancelled", message } };
  const path = `/interviews/${one.interview}/check-in`;
  expect(await ask("POST", path, { code })).toMatchObject(refused);
  // The same with a wrong code, which does not count as a try.
  expect(await ask("POST", path, { code: "AAA-22" })).toMatchObject(refused);
  expect((await interviewRow(one.interview))?.wrong_codes).toBe(0);
  const json = { interviewId: one.interview, code };
  const byLink = await call("POST", `/employer/day/${token}/check-in`, { json });
  expect(byLink).toMatchObject(refused);

  const form = { intent: "check-in", interviewId: String(one.interview), code };
  const atDesk = await new FormBrowser(screens().url).post(`/hiring/day/${token}`, form);
  expect(atDesk.status).toBe(409);
  expect(atDesk.html.replaceAll("\u00a0", " ")).toContain(message);
  const console = await browserOf("hiring", owner.email);
  const inConsole = await console.post("/hiring", form);
  expect(inConsole.status).toBe(409);
  expect(inConsole.html.replaceAll("\u00a0", " ")).toContain(message);
});

test("a link of a cancelled day says so to the person who types a code, and shows no candidates", async () => {
  const { one, day, token, code } = await comesNow();
  await query("update interview_days set cancelled_at = ? where id = ?", [inHours(-1), day.id]);
  expect((await call("GET", `/employer/day/${token}`)).status).toBe(404);
  const json = { interviewId: one.interview, code };
  for (const headers of [undefined, { "Idempotency-Key": `code-${one.id}` }]) {
    const answer = await call("POST", `/employer/day/${token}/check-in`, { json, headers });
    expect(answer).toMatchObject({ status: 409, body: { code: "interview_cancelled" } });
    expect(answer.body.message).toContain("The interviews of this day were cancelled on");
  }
  const form = { intent: "check-in", interviewId: String(one.interview), code };
  const page = await new FormBrowser(screens().url).post(`/hiring/day/${token}`, form);
  expect(page.html).toContain("The interviews of this day were cancelled on");
});
