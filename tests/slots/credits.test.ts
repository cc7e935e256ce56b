import { expect, test } from "vitest";
import {
  type Applicant,
  application,
  inHours,
  order,
  paid,
  passed,
  refundsAtProvider,
  runAction,
  setDaysAgo,
  setInterview,
  subjects,
} from "../support/api/applicant";
import { confirmEmail, query } from "../support/api/database";
import { call, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";

const job = await postJob({ maxApplicants: 100 });

/** A candidate who cancelled late and got a credit. */
async function withCredit() {
  const one = await paid(job.id);
  await setInterview(one.id, inHours(5));
  await setDaysAgo(one);
  expect((await runAction(one, "cancel")).status).toBe(200);
  return one;
}
const credits = async ({ token }: Applicant) =>
  (await call("GET", "/user/credits", { token })).body;

test("a credit buys one slot at any price, and no money is asked for after that", async () => {
  const one = await withCredit();
  await confirmEmail(one.email);
  const dear = await passed((await postJob({ applicationPrice: 999 })).id, one);
  expect(await application(dear)).toMatchObject({ choices: { useCredit: true } });
  expect(await order(dear, 99_900)).toMatchObject({
    status: 409,
    body: { code: "credit_available" },
  });
  const used = await runAction(dear, "use-credit");
  expect(used.body).toMatchObject({
    status: "PAYMENT_CONFIRMED",
    slot: { state: "confirmed", expiresAt: null },
    payment: { state: "paid", amount: 0, method: "credit" },
    choices: { cancel: "credit", useCredit: false },
  });
  expect((await runAction(dear, "use-credit")).status).toBe(200);
  expect(await credits(one)).toEqual([]);
  await eventually(
    () => subjects(one.email),
    (list) => list.filter((subject) => subject === "Slot confirmed").length === 2,
  );
});

test("a slot bought with a credit says so in the list, on its job and by mail", async () => {
  const one = await withCredit();
  await confirmEmail(one.email);
  const next = await passed((await postJob({ applicationPrice: 249 })).id, one);
  const { body: before } = await call("GET", "/user/applications", one);
  expect(before[0]).toMatchObject({ id: next.id, paidWithCredit: false });
  await runAction(next, "use-credit");
  const { body: list } = await call("GET", "/user/applications", one);
  expect(list).toMatchObject([
    { id: next.id, status: "PAYMENT_CONFIRMED", paidWithCredit: true },
    { id: one.id, paidWithCredit: false },
  ]);
  expect((await application(next)).paidWithCredit).toBe(true);
  const { body: ofJob } = await call("GET", `/user/jobs/${next.jobId}/application`, one);
  expect(ofJob.paidWithCredit).toBe(true);
  const mail = await eventually(
    async () => {
      const all: { subject: string; text: string }[] = await simulate(
        `/inbox/email?to=${one.email}`,
      );
      return all.filter(({ subject }) => subject === "Slot confirmed");
    },
    (confirmations) => confirmations.length === 2,
  );
  const [ofCredit, ofMoney] = mail;
  expect(ofCredit?.text).toContain("You used your free interview, so you paid ₹0.");
  expect(ofCredit?.text).not.toContain("You paid ₹");
  expect(ofMoney?.text).toContain("You paid ₹199 including GST.");
});

test("two parallel applications spend one credit once", async () => {
  const one = await withCredit();
  const [first, second] = [
    await passed((await postJob()).id, one),
    await passed((await postJob()).id, one),
  ];
  const answers = await Promise.all(
    [first, second, first, second].map((application) => runAction(application, "use-credit")),
  );
  const states = [(await application(first)).status, (await application(second)).status];
  expect(states.sort()).toEqual(["PAYMENT_CONFIRMED", "PAYMENT_PENDING"]);
  for (const { status, body } of answers) {
    if (status !== 200) expect(body.code).toBe("no_credit");
  }
  expect(await credits(one)).toEqual([]);
});

test("cancelling a slot that a credit bought returns the credit, early or late", async () => {
  const one = await withCredit();
  const next = await passed((await postJob()).id, one);
  await runAction(next, "use-credit");
  expect((await runAction(next, "cancel")).body.refund).toBeUndefined();
  expect(await credits(one)).toMatchObject([{ applicationId: next.id }]);
  const last = await passed((await postJob()).id, one);
  expect((await runAction(last, "use-credit")).body.status).toBe("PAYMENT_CONFIRMED");
  expect(await refundsAtProvider(one.paymentId)).toEqual([]);
});

test("an employer who cancels a slot bought with a credit makes its money refundable", async () => {
  const one = await withCredit();
  const next = await passed((await postJob()).id, one);
  await runAction(next, "use-credit");
  const { body: interview } = await setInterview(next.id, inHours(9));
  const token = staffToken();
  await call("POST", `/ops/interviews/${interview.id}/cancel`, { token });
  const { body } = await runAction(next, "refund");
  expect(body).toMatchObject({ closedBecause: "employer_cancelled", refund: { amount: 19900 } });
  expect(await credits(one)).toEqual([]);
  await eventually(
    () => refundsAtProvider(one.paymentId),
    (list) => list.length === 1,
  );
});

test("a credit is kept when no slot is left", async () => {
  const one = await withCredit();
  const small = await postJob({ maxApplicants: 1, applicationPrice: 50 });
  const first = await passed(small.id, one);
  // The hold lapses, and another candidate takes the slot.
  await query("update applications set slot_expires_at = ?, warn_at = null where id = ?", [
    inHours(-1),
    first.id,
  ]);
  const other = await passed(small.id);
  expect(await runAction(first, "use-credit")).toMatchObject({
    status: 409,
    body: { code: "no_slots_left" },
  });
  expect(await credits(one)).toHaveLength(1);
  await runAction(other, "cancel");
  expect((await runAction(first, "use-credit")).body.status).toBe("PAYMENT_CONFIRMED");
});

test("cancelling a slot of a free job returns nothing", async () => {
  const free = await passed((await postJob({ applicationPrice: 0 })).id);
  expect(await application(free)).toMatchObject({
    status: "PAYMENT_CONFIRMED",
    choices: { cancel: "nothing", refund: false },
  });
  await setInterview(free.id, inHours(5));
  const { body } = await runAction(free, "cancel");
  expect(body).toMatchObject({ closedBecause: "candidate_cancelled" });
  expect(body.refund).toBeUndefined();
  expect(await credits(free)).toEqual([]);
});
