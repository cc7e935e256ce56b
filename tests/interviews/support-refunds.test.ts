import { expect, test } from "vitest";
import {
  type Applicant,
  application,
  inHours,
  paid,
  passed,
  runAction,
  setDaysAgo,
  setInterview,
} from "../support/api/applicant";
import { choose, shift } from "../support/api/choosing";
import { offerDay } from "../support/api/offered-days";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { bookable } from "../support/interview-times";

// Support arranges interviews. Only an admin may give a candidate more money than cancelling does.

const job = await postJob({ maxApplicants: 100 });

/** Moves the interview of an application, then cancels it. */
async function changeAs(role: "support" | "admin", one: Applicant) {
  const { interview } = await application(one);
  const ask = (method: string, path: string, json: object) =>
    call(method, `/ops/interviews/${interview.id}${path}`, { token: staffToken(role), json });
  const moved = await ask("PATCH", "", { at: bookable(inHours(7 * 24)) });
  const cancelled = await ask("POST", "/cancel", {});
  return [moved, cancelled].map(({ status }) => status);
}

/** The candidate moved this time when cancelling gave a credit, so it still gives one. */
async function movedLate() {
  const { id: dayId, times } = await offerDay(job.id, { inDays: 6, seats: 9 });
  const one = await paid(job.id);
  await choose(one, dayId, times[0]);
  await shift(one, 40);
  const { body } = await choose(one, dayId, times[1]);
  expect(body.choices.cancel).toBe("credit");
  return one;
}

/** A slot paid for with a credit, at a time far ahead: cancelling gives the credit back. */
async function boughtWithCredit() {
  const late = await paid(job.id);
  await setInterview(late.id, inHours(5));
  await setDaysAgo(late);
  await runAction(late, "cancel");
  const one = await passed((await postJob()).id, late);
  await runAction(one, "use-credit");
  await setInterview(one.id, inHours(6 * 24));
  return one;
}

test.each([
  ["the candidate moved late", movedLate],
  ["a credit bought", boughtWithCredit],
])("support does not turn a credit into money at a time that %s", async (_, arrange) => {
  const one = await arrange();
  expect(await changeAs("support", one)).toEqual([403, 403]);
  expect((await application(one)).choices).toMatchObject({ cancel: "credit", refund: false });
  expect(await changeAs("admin", one)).toEqual([200, 200]);
  expect((await application(one)).choices.refund).toBe(true);
});

test("support moves and cancels interviews whose cancelling returns all of the money", async () => {
  const one = await paid(job.id);
  await setInterview(one.id, inHours(6 * 24));
  expect(await changeAs("support", one)).toEqual([200, 200]);
});
