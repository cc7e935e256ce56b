import { expect, test } from "vitest";
import {
  application,
  hold,
  inHours,
  paid,
  runAction,
  sendResult,
  setInterview,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";

const admin = staffToken();
const job = await postJob({ maxApplicants: 100 });

/** Round 1 was held, and round 2 is set. */
async function withTwoRounds() {
  const one = await paid(job.id);
  const { body: first } = await setInterview(one.id, inHours(30), { round: 1 });
  await hold(one);
  const { body: second } = await setInterview(one.id, inHours(90), { round: 2 });
  return { ...one, first, second };
}
const cancel = (id: number) => call("POST", `/ops/interviews/${id}/cancel`, { token: admin });
const remindersOf = (id: number) =>
  query("select kind from reminders where interview_id = ? and claimed_at is null", [id]);

test("round 1 stays visible to the candidate and to staff when round 2 is set", async () => {
  const one = await withTwoRounds();
  const { body: list } = await call("GET", "/user/applications", { token: one.token });
  const { body: staffs } = await call("GET", `/ops/applications/${one.id}`, { token: admin });
  for (const view of [await application(one), list[0], staffs]) {
    expect(view).toMatchObject({
      status: "INTERVIEW_2_SCHEDULED",
      interview: { id: one.second.id, round: 2 },
      interviews: [
        { id: one.first.id, round: 1, state: "held" },
        { id: one.second.id, round: 2, state: "scheduled" },
      ],
    });
  }
  expect(await remindersOf(one.second.id)).toHaveLength(2);
  const { pathname, search } = new URL(one.second.calendarUrl);
  const { body: file } = await call("GET", pathname + search);
  expect(file.match(/SUMMARY:Interview\\, Round [12]/g)).toHaveLength(2);
});

test("round 2 can't be set before round 1 was held; the newest round counts as the current one", async () => {
  const one = await paid(job.id);
  await setInterview(one.id, inHours(30), { round: 1 });
  const early = await setInterview(one.id, inHours(90), { round: 2 });
  expect(early.body.code).toBe("invalid_stage");
  await hold(one);
  const { body: second } = await setInterview(one.id, inHours(90), { round: 2 });
  expect((await application(one)).interview.id).toBe(second.id);
  await hold(one);
  expect((await application(one)).interview.id).toBe(second.id);
});

test("cancelling round 2 keeps round 1, which was held", async () => {
  const one = await withTwoRounds();
  expect((await cancel(one.first.id)).body.code).toBe("invalid_stage");
  expect((await cancel(one.second.id)).body.state).toBe("cancelled");
  expect(await application(one)).toMatchObject({
    status: "INTERVIEW_1_SCHEDULED",
    interviews: [{ state: "held" }, { id: one.second.id, state: "cancelled" }],
    choices: { refund: true, brokenInterview: one.second.id },
  });
  expect(await remindersOf(one.second.id)).toEqual([]);
});

test("an application whose round 2 was cancelled after round 1 can get a result", async () => {
  const one = await withTwoRounds();
  await cancel(one.second.id);
  const result = await call("POST", `/ops/applications/${one.id}/result`, {
    token: admin,
    json: { result: "SELECTED" },
  });
  expect(result.body.result).toMatchObject({ result: "SELECTED" });
  await sendResult(one);
  expect((await application(one)).status).toBe("SELECTED");
});

test("a candidate who cancels the application cancels the round ahead", async () => {
  const one = await withTwoRounds();
  const { body } = await runAction(one, "cancel");
  expect(body.interviews.map(({ state }: { state: string }) => state)).toEqual([
    "held",
    "cancelled",
  ]);
});
