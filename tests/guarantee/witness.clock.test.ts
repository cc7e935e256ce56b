import { expect, test } from "vitest";
import { paid, passed, refundsAtProvider, runAction, setInterview } from "../support/api/applicant";
import { now } from "../support/api/clock";
import { query } from "../support/api/database";
import {
  arrive,
  candidateSays,
  checkIn,
  companySays,
  hiring,
  meeting,
  meetingOf,
  passUndo,
  passUntil,
  ticket,
} from "../support/api/meetings";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { bookable } from "../support/interview-times";

const company = await hiring();

test("a slot bought with a credit returns its money once, and no credit besides", async () => {
  const late = await paid(company.job.id);
  await setInterview(late.id, new Date(now().getTime() + 20 * 3_600_000).toISOString());
  await query("update interviews set date_set_at = ? where application_id = ?", [
    new Date(now().getTime() - 72 * 3_600_000).toISOString(),
    late.id,
  ]);
  expect((await runAction(late, "cancel")).body.closedBecause).toBe("candidate_cancelled");
  const other = await hiring();
  const candidate = await passed(other.job.id, late);
  expect((await runAction(candidate, "use-credit")).status).toBe(200);
  const one = await meetingOf(other, candidate);
  await passUntil(one.at, 21);
  await companySays(one, "employer_absent");
  await passUndo();
  expect((await ticket(one)).interview.state).toBe("employer_absent");
  expect((await runAction(candidate, "cancel")).status).toBe(200);
  expect((await call("GET", "/user/credits", { token: candidate.token })).body).toEqual([]);
  await eventually(
    () => refundsAtProvider(late.paymentId),
    (refunds) => refunds.length === 1,
  );
});

test("of two statements at once only one counts, and the candidate is asked once", async () => {
  const one = await meeting(company);
  await passUntil(one.at, 21);
  await ticket(one);
  // Renews the company's session before the parallel calls.
  expect((await checkIn(one, "AAA-22")).status).toBe(422);
  const same = await Promise.all(Array.from({ length: 6 }, () => companySays(one, "held")));
  const others = await Promise.all(
    ["held", "candidate_absent", "employer_absent"].map((word) => candidateSays(one, word)),
  );
  expect(same.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(others.map(({ status, body }) => body.code ?? status).sort()).toEqual([
    200,
    "word_given",
    "word_given",
  ]);
  const messages = await query(
    "select id from outbox where kind = 'said_held' and json_extract(payload, '$.applicationId') = ?",
    [one.candidate.id],
  );
  expect(messages).toHaveLength(1);
});

test("a candidate who was met before the time has used the slot, and a moved time starts again", async () => {
  const [heldMeeting, movedMeeting] = [await meeting(company), await meeting(company)];
  await passUntil(heldMeeting.at, -50);
  const { meetingCode } = (await ticket(heldMeeting)).interview;
  expect((await checkIn(heldMeeting, meetingCode)).status).toBe(200);
  expect((await ticket(heldMeeting)).interview).toMatchObject({ state: "held", meetingCode: null });
  const cancelled = await runAction(heldMeeting.candidate, "cancel");
  expect([cancelled.body.closedBecause, cancelled.body.refund]).toEqual([
    "candidate_cancelled",
    undefined,
  ]);
  expect((await call("GET", "/user/credits", { token: heldMeeting.candidate.token })).body).toEqual(
    [],
  );

  await passUntil(movedMeeting.at, -20);
  expect((await arrive(movedMeeting)).status).toBe(200);
  for (const _ of "12345") await checkIn(movedMeeting, "AAA-22");
  const at = bookable(new Date(now().getTime() + 50 * 3_600_000).toISOString());
  const to = { token: staffToken(), json: { at } };
  expect((await call("PATCH", `/ops/interviews/${movedMeeting.interviewId}`, to)).status).toBe(200);
  await passUntil(at, 0);
  const { interview } = await ticket(movedMeeting);
  expect([interview.at, interview.arrivedAt]).toEqual([at, null]);
  expect((await checkIn(movedMeeting, interview.meetingCode)).status).toBe(200);
});
