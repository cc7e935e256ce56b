import { expect, test } from "vitest";
import {
  type Applicant,
  application,
  inHours,
  mailText,
  paid,
  passed,
  runAction,
  setDaysAgo,
  setInterview,
} from "../support/api/applicant";
import { byStaff } from "../support/api/companies";
import { confirmEmail, query } from "../support/api/database";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";

const reason = "Our site failed during your test. We are sorry.";
const give = (id: number, more: object = {}) =>
  byStaff("POST", `/applications/${id}/credits`, { reason, ...more });
const credits = async ({ token }: Applicant) =>
  (await call("GET", "/user/credits", { token })).body;

/** A person who used a free slot from staff to get a slot. */
async function onGoodwill(jobId?: number) {
  const one = await passed(jobId ?? (await postJob()).id);
  expect((await give(one.id)).status).toBe(200);
  expect((await runAction(one, "use-credit")).body).toMatchObject({
    status: "PAYMENT_CONFIRMED",
    payment: { state: "paid", amount: 0, method: "credit", reference: null },
    choices: { cancel: "credit", refund: false },
  });
  return one;
}

test("staff give a free slot, of which the candidate is told, and which buys one slot", async () => {
  const one = await passed((await postJob()).id);
  await confirmEmail(one.email);
  const { body: would } = await give(one.id, { dryRun: true });
  expect(would).toMatchObject({ people: 1, paise: 0 });
  expect(would.messages[0].text).toContain("Your next interview costs ₹0");
  expect(await credits(one)).toEqual([]);
  const { status, body } = await give(one.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    credits: [{ state: "available", applicationId: one.id, paymentId: null, amount: null }],
    choices: { useCredit: true },
  });
  const mail = await mailText(one.email, "Your next interview costs ₹0");
  expect(mail).toContain(reason);
  expect(await credits(one)).toMatchObject([{ applicationId: one.id }]);
  const { body: audit } = await byStaff("GET", `/audit?subject=${one.id}&limit=100`);
  expect(audit.filter(({ action }: { action: string }) => action === "application.credit")).toEqual(
    [expect.objectContaining({ detail: { reason } })],
  );
  expect((await runAction(one, "use-credit")).body.status).toBe("PAYMENT_CONFIRMED");
  expect(await credits(one)).toEqual([]);
  const { body: person } = await byStaff("GET", `/people/${await userOf(one)}`);
  expect(person.credits).toMatchObject([{ state: "spent", amount: null, spentOn: one.id }]);
});

const userOf = async ({ id }: Applicant) =>
  Number((await query("select user_id from applications where id = ?", [id]))[0]?.user_id);

test("a candidate with an unused free slot gets no second one, also from two staff at once", async () => {
  const one = await passed((await postJob()).id);
  const both = await Promise.all([give(one.id), give(one.id), give(one.id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await give(one.id, { dryRun: true })).body).toEqual({
    people: 0,
    paise: 0,
    messages: [],
  });
  expect(await credits(one)).toHaveLength(1);
});

test("support can't give a free slot, and it needs a reason and an existing application", async () => {
  const one = await passed((await postJob()).id);
  const path = `/ops/applications/${one.id}/credits`;
  const bySupport = await call("POST", path, { token: staffToken("support"), json: { reason } });
  expect(bySupport.body.code).toBe("forbidden");
  expect((await give(one.id, { reason: " " })).body.code).toBe("invalid");
  expect((await give(999_999_999)).body.code).toBe("not_found");
  expect(await credits(one)).toEqual([]);
});

test("a candidate who cancels a slot that a free slot bought gets the free slot back, once", async () => {
  const one = await onGoodwill();
  await setInterview(one.id, inHours(72));
  await setDaysAgo(one);
  const ended = await Promise.all([runAction(one, "cancel"), runAction(one, "cancel")]);
  expect(ended.map(({ body }) => body.closedBecause)).toEqual(Array(2).fill("candidate_cancelled"));
  expect(await credits(one)).toMatchObject([{ applicationId: one.id }]);
  const other = await passed((await postJob({ applicationPrice: 999 })).id, one);
  expect((await runAction(other, "use-credit")).body.status).toBe("PAYMENT_CONFIRMED");
  expect((await runAction(other, "cancel")).body.status).toBe("REJECTED");
  expect(await credits(one)).toHaveLength(1);
});

test("a candidate who gave up a paid slot for a credit can also be given a free slot", async () => {
  const one = await paid((await postJob()).id);
  await setInterview(one.id, inHours(5));
  await setDaysAgo(one);
  await runAction(one, "cancel");
  expect((await give(one.id)).status).toBe(200);
  expect(await credits(one)).toHaveLength(2);
});

test("when the company cancels, a free slot comes back instead of money", async () => {
  const one = await onGoodwill();
  const { body } = await setInterview(one.id, inHours(72));
  await byStaff("POST", `/interviews/${body.id}/cancel`, { reason: "The office is flooded." });
  expect(await application(one)).toMatchObject({ choices: { cancel: "credit", refund: false } });
  expect((await runAction(one, "refund")).body).toMatchObject({
    status: "REJECTED",
    closedBecause: "employer_cancelled",
    payment: { state: "refunded" },
  });
  expect((await runAction(one, "refund")).status).toBe(200);
  expect(await credits(one)).toHaveLength(1);
});

test("a withdrawn job gives a free slot back, and its message says so", async () => {
  const { id: jobId } = await postJob();
  const one = await onGoodwill(jobId);
  await confirmEmail(one.email);
  await byStaff("POST", `/jobs/${jobId}/withdraw`, { reason: "The branch closed." });
  await eventually(
    () => application(one),
    ({ closedBecause }) => closedBecause === "job_withdrawn",
  );
  expect(await credits(one)).toHaveLength(1);
  const mail = await mailText(one.email, "This job was withdrawn");
  expect(mail).toContain("You get your free interview back.");
});
