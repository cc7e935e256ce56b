import { expect, inject, test } from "vitest";
import { openDatabase } from "../../db/client";
import { openPrices, unverifiedPrices } from "../../db/job/job-lists";
import { rightOption } from "../support/answer-key";
import {
  application,
  applied,
  assessmentToken,
  mailText,
  order,
  paid,
  passed,
  refundsAtProvider,
  runAction,
} from "../support/api/applicant";
import { choose } from "../support/api/choosing";
import { byStaff, submitted, verified, verify } from "../support/api/companies";
import { query } from "../support/api/database";
import { offerDay } from "../support/api/offered-days";
import { call } from "../support/api/product";
import { postUnverifiedJob } from "../support/api/staff";
import { payAtProvider, takeTest } from "../support/api/steps";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";

const job = async (id: number, token?: string) =>
  succeeded(call("GET", `/user/jobs/${id}`, { token }));

/** A job of an unverified company, opened by staff. */
async function ofUnverified(changes: object = {}) {
  const company = await submitted();
  const { id } = await postUnverifiedJob({ companyId: company.id, ...changes });
  return { company, jobId: id };
}

/** A job of a verified company, which `act` suspends and resumes. */
async function ofVerified() {
  const company = await verified();
  const { id } = await postUnverifiedJob({ companyId: company.id });
  const act = (name: "suspend" | "resume") =>
    succeeded(
      byStaff(
        "POST",
        `/companies/${company.id}/${name}`,
        name === "suspend" ? { reason: "Nobody was met at the address." } : undefined,
      ),
    );
  return { company, jobId: id, act };
}

test("a job of an unverified company costs nothing, from the claim to the interview", async () => {
  const { jobId } = await ofUnverified();
  expect(await job(jobId)).toMatchObject({ applicationPrice: 0, employer: { isVerified: false } });
  const one = await applied(jobId);
  expect(await application(one)).toMatchObject({ price: 0, job: { applicationPrice: 0 } });
  await takeTest(await assessmentToken(one), rightOption);
  expect(await application(one)).toMatchObject({
    status: "PAYMENT_CONFIRMED",
    price: 0,
    slot: { state: "confirmed" },
    choices: { cancel: "nothing", useCredit: false },
  });
  expect(await mailText(one.email, "Slot confirmed")).toContain(
    "This slot costs you nothing. You paid ₹0.",
  );
  expect(await order(one)).toMatchObject({
    status: 409,
    body: {
      code: "company_not_verified",
      message: expect.stringContaining("We are still checking this employer."),
    },
  });
  expect(await query("select 1 from orders where application_id = ?", [one.id])).toEqual([]);
  const day = await offerDay(jobId);
  expect((await choose(one, day.id, day.times[0])).body.status).toBe("INTERVIEW_SCHEDULED");
});

test("the price stays ₹0 for candidates who applied before the company was verified, and later ones pay", async () => {
  const { company, jobId } = await ofUnverified();
  const before = await applied(jobId);
  await succeeded(verify(company.id));
  expect(await job(jobId)).toMatchObject({ applicationPrice: 199, employer: { isVerified: true } });
  await takeTest(await assessmentToken(before), rightOption);
  expect(await application(before)).toMatchObject({ status: "PAYMENT_CONFIRMED", price: 0 });
  expect((await order(before)).body.code).toBe("not_at_payment");
  const after = await passed(jobId);
  expect(await application(after)).toMatchObject({ status: "PAYMENT_PENDING", price: 199 });
  expect((await order(after)).status).toBe(200);
});

test("a candidate who has not paid when a company is suspended takes the slot for free, also later", async () => {
  const { jobId, act } = await ofVerified();
  const [unpaid, slow, held] = [await passed(jobId), await passed(jobId), await applied(jobId)];
  const settled = await paid(jobId);
  const { body: open } = await order(slow);
  await act("suspend");
  expect((await order(unpaid)).body.code).toBe("company_suspended");
  expect(await job(jobId)).toMatchObject({ applicationPrice: 0 });
  await act("resume");
  expect(await job(jobId)).toMatchObject({ applicationPrice: 199 });
  expect(await application(unpaid)).toMatchObject({
    status: "PAYMENT_PENDING",
    price: 0,
    choices: { claim: true, useCredit: false },
  });
  expect((await order(unpaid)).body.code).toBe("not_at_payment");
  expect((await runAction(unpaid, "claim")).body).toMatchObject({
    status: "PAYMENT_CONFIRMED",
    slot: { state: "confirmed" },
  });
  // A payment for an older order is refunded automatically.
  const signed = await payAtProvider(open.id);
  await call("POST", "/user/payment/verify-payment", { token: slow.token, json: signed });
  const [refund] = await eventually(
    () => refundsAtProvider(signed.razorpay_payment_id),
    (refunds) => refunds.length > 0,
  );
  expect(refund?.amount).toBe(19_900);
  expect((await runAction(slow, "claim")).body.status).toBe("PAYMENT_CONFIRMED");
  await takeTest(await assessmentToken(held), rightOption);
  expect(await application(held)).toMatchObject({ status: "PAYMENT_CONFIRMED", price: 0 });
  expect(await application(settled)).toMatchObject({ status: "PAYMENT_CONFIRMED", price: 199 });
});

test("a candidate who has not paid when a job moves to an unverified company takes the slot for free", async () => {
  const { jobId } = await ofVerified();
  const unpaid = await passed(jobId);
  const { company } = await ofUnverified();
  await succeeded(byStaff("PATCH", `/jobs/${jobId}`, { companyId: company.id }));
  expect((await order(unpaid)).body.code).toBe("company_not_verified");
  expect((await runAction(unpaid, "claim")).body).toMatchObject({
    status: "PAYMENT_CONFIRMED",
    price: 0,
  });
});

test("a job is found among those without a fee while its company is unverified", async () => {
  const word = `Weaver${crypto.randomUUID().slice(0, 8)}`;
  const { company, jobId } = await ofUnverified({ title: word });
  const search = async (free: string) =>
    (await succeeded(call("GET", `/user/jobs?q=${word}${free}`))).map(
      ({ id, applicationPrice }: { id: number; applicationPrice: number }) => [
        id,
        applicationPrice,
      ],
    );
  expect(await search("&free=true")).toEqual([[jobId, 0]]);
  await succeeded(verify(company.id));
  expect(await search("&free=true")).toEqual([]);
  expect(await search("")).toEqual([[jobId, 199]]);
});

test("staff and the company read the price that was set", async () => {
  const { company, jobId } = await ofUnverified();
  const asSet = { applicationPrice: 199, employer: { isVerified: false } };
  expect(await succeeded(byStaff("GET", `/jobs/${jobId}`))).toMatchObject(asSet);
  const { token } = company.owner;
  expect(await succeeded(call("GET", `/employer/jobs/${jobId}`, { token }))).toMatchObject(asSet);
});

test("jobs of unverified companies are counted at ₹0 among the prices", async () => {
  const { company } = await ofUnverified({ applicationPrice: 318 });
  const db = openDatabase(inject("database"));
  const jobCounts = async () => [
    (await openPrices(db)).find(({ price }) => price === 318)?.jobs,
    (await unverifiedPrices(db)).find(({ price }) => price === 318)?.jobs,
  ];
  expect(await jobCounts()).toEqual([1, 1]);
  await succeeded(verify(company.id));
  expect(await jobCounts()).toEqual([1, undefined]);
});
