import { expect, test } from "vitest";
import {
  type Applicant,
  application,
  applied,
  hold,
  inHours,
  paid,
  runAction,
  sendResult,
  setInterview,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { postJob, refund, staffToken } from "../support/api/staff";

const admin = staffToken();
const job = await postJob({ maxApplicants: 100 });
const decide = ({ id }: Applicant, result: string) =>
  call("POST", `/ops/applications/${id}/result`, { token: admin, json: { result } });
const staffView = async ({ id }: Applicant) =>
  (await call("GET", `/ops/applications/${id}`, { token: admin })).body;

/** The texts about an ending on the page, in the list and for staff. */
async function saidOf(one: Applicant) {
  const { body: list } = await call("GET", "/user/applications", { token: one.token });
  const listed = list.find(({ id }: { id: number }) => id === one.id);
  const views = [await application(one), listed, await staffView(one)];
  return views.map(({ status, closedBecause }) => `${status} ${closedBecause ?? "-"}`);
}

const everywhere = (words: string) => [words, words, words];

test("an application that ends without a result gives its reason on the page, in the list and to staff", async () => {
  const one = await applied(job.id);
  await runAction(one, "cancel");
  expect(await saidOf(one)).toEqual(everywhere("REJECTED candidate_cancelled"));

  const broken = await paid(job.id);
  const { body: interview } = await setInterview(broken.id, inHours(60));
  await call("POST", `/ops/interviews/${interview.id}/cancel`, { token: admin });
  await runAction(broken, "refund");
  expect(await saidOf(broken)).toEqual(everywhere("REJECTED employer_cancelled"));

  const refunded = await paid(job.id);
  const { payment } = await staffView(refunded);
  await refund(payment.id, refunded.id);
  expect(await saidOf(refunded)).toEqual(everywhere("REJECTED staff_refund"));
});

test("only a candidate who was interviewed and rejected has no other reason", async () => {
  const one = await paid(job.id);
  const { body: interview } = await setInterview(one.id, inHours(60));
  expect(await decide(one, "REJECTED")).toMatchObject({
    status: 409,
    body: { code: "interview_not_held" },
  });
  expect((await application(one)).status).toBe("INTERVIEW_SCHEDULED");
  await query("update interviews set at = ? where id = ?", [inHours(-0.01), interview.id]);
  expect((await decide(one, "REJECTED")).status).toBe(200);
  // The company says that they met. The candidate learns the result only when that is settled.
  expect((await application(one)).status).toBe("INTERVIEW_SCHEDULED");
  await call("POST", `/ops/applications/${one.id}/result/undo`, { token: admin });
  await hold(one);
  expect((await decide(one, "REJECTED")).status).toBe(200);
  await sendResult(one);
  expect(await saidOf(one)).toEqual(everywhere("REJECTED -"));
});

test("a result that races with a cancelled interview is refused or kept", async () => {
  const one = await paid(job.id);
  const { body: interview } = await setInterview(one.id, inHours(60), { round: 1 });
  await hold(one);
  const { body: second } = await setInterview(one.id, inHours(60), { round: 2 });
  await query("update interviews set at = ? where id = ?", [inHours(-1), second.id]);
  const [result] = await Promise.all([
    decide(one, "SELECTED"),
    call("POST", `/ops/interviews/${second.id}/cancel`, { token: admin }),
  ]);
  const after = await application(one);
  expect([200, 409]).toContain(result.status);
  expect(after.interviews[0].id).toBe(interview.id);
  expect(["SELECTED", "INTERVIEW_1_SCHEDULED", "INTERVIEW_2_SCHEDULED"]).toContain(after.status);
});

test("an ended hold says whether its time ran out or staff ended it", async () => {
  const [late, taken] = [await applied(job.id), await applied(job.id)];
  expect((await application(late)).slot.releasedBecause).toBeNull();
  await query("update applications set slot_expires_at = ?, warn_at = null where id = ?", [
    inHours(-1),
    late.id,
  ]);
  await call("POST", `/ops/applications/${taken.id}/release`, { token: admin });
  expect((await application(late)).slot).toMatchObject({
    state: "released",
    releasedBecause: "time",
  });
  expect((await application(taken)).slot).toMatchObject({
    state: "released",
    releasedBecause: "staff",
  });
  const { body: list } = await call("GET", "/user/applications", { token: taken.token });
  expect(list[0].slot.releasedBecause).toBe("staff");
});
