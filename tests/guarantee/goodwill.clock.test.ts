import { expect, test } from "vitest";
import { mailText, passed, runAction } from "../support/api/applicant";
import { passTime } from "../support/api/clock";
import { byStaff } from "../support/api/companies";
import { confirmEmail } from "../support/api/database";
import {
  companySays,
  hiring,
  meetingOf,
  passUndo,
  passUntil,
  ticket,
} from "../support/api/meetings";
import { call } from "../support/api/product";

const company = await hiring({ interviewWithinDays: 3 });

/** A candidate whose slot was paid for with a free slot from staff. */
async function onGoodwill() {
  const one = await passed(company.job.id);
  await confirmEmail(one.email);
  await byStaff("POST", `/applications/${one.id}/credits`, { reason: "We are sorry." });
  expect((await runAction(one, "use-credit")).body.status).toBe("PAYMENT_CONFIRMED");
  return one;
}
const credits = async ({ token }: { token: string }) =>
  (await call("GET", "/user/credits", { token })).body;

test("a free slot comes back once when the company did not come", async () => {
  const one = await meetingOf(company, await onGoodwill());
  await passUntil(one.at, 21);
  await companySays(one, "employer_absent");
  await passUndo();
  expect(await ticket(one)).toMatchObject({
    status: "PAYMENT_CONFIRMED",
    payment: { state: "refunded", amount: 0 },
    choices: { cancel: "nothing" },
  });
  const mail = await mailText(one.candidate.email, "The company did not come");
  expect(mail).toContain("You get your free interview back.");
  expect((await runAction(one.candidate, "cancel")).status).toBe(200);
  expect(await credits(one.candidate)).toHaveLength(1);
});

test("a free slot comes back by itself when the promise of an interview is broken", async () => {
  const candidate = await onGoodwill();
  await passTime({ hours: 73 });
  const broken = await mailText(candidate.email, "No interview in time");
  expect(broken).toContain("Your free interview comes back by itself");
  await passTime({ hours: 73 });
  expect(await ticket({ candidate })).toMatchObject({ closedBecause: "employer_late" });
  expect(await credits(candidate)).toHaveLength(1);
});
