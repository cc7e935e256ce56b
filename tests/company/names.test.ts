import { expect, test } from "vitest";
import * as companiesWords from "~worker/words/company/companies";
import * as validationWords from "~worker/words/validation";
import { byStaff, own, profile, submitted, verified } from "../support/api/companies";
import { signInMember } from "../support/api/console";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { succeeded } from "../support/client";
import { newEmail, PROFILE } from "../support/people";

const BAD = [
  ["Pakka Support", "brand"],
  ["\u0420\u0430\u043a\u043a\u0430 Jobs", "brand"],
  ["पक्का टीम", "brand"],
  ["Send Rs 500 by UPI", "money"],
  ["Refund Desk", "money"],
  ["nine eight seven six five four three two one zero", "leads_elsewhere"],
  ["rahul at ybl", "leads_elsewhere"],
] as const;

test("a company can't be founded with, or renamed to, a forbidden name", async () => {
  const founder = await signInMember({ role: null });
  const { owner } = await submitted();
  for (const [name, trouble] of BAD) {
    const fields = { name: companiesWords.companyWords.nameTroubles[trouble] };
    for (const member of [founder, owner])
      expect(await own(member, "PATCH", "", { name })).toMatchObject({
        status: 422,
        body: { code: "invalid", message: fields.name, fields },
      });
  }
  expect((await own(founder, "PATCH", "", { name: "K.R.Textiles" })).status).toBe(200);
  const legal = await own(owner, "PATCH", "", { legalName: "Pakka Interviews Private Limited" });
  expect(legal).toMatchObject({ status: 422, body: { fields: { legalName: expect.any(String) } } });
});

test("staff may set a registered name with a payment word, and the company keeps it", async () => {
  const { owner, id } = await submitted();
  const name = "Usha Payments";
  await succeeded(byStaff("PATCH", `/companies/${id}`, { name }));
  await succeeded(own(owner, "PATCH", "", { ...profile({ name }), about: "We pay in time." }));
  expect((await own(owner, "GET")).body.name).toBe(name);
});

test("a verified company proposes a name with a payment word, which staff review first", async () => {
  const { owner } = await verified();
  const { body } = await own(owner, "PATCH", "", { name: "Usha Payments" });
  expect(body).toMatchObject({ name: "Usha Textiles", proposed: { name: "Usha Payments" } });
});

test("candidates, members and interviewers can't have a forbidden name", async () => {
  const { token } = await logIn();
  const { owner } = await submitted();
  for (const [name, trouble] of BAD) {
    const refused = {
      status: 422,
      body: { fields: { name: validationWords.nameTroubles[trouble] } },
    };
    const candidate = { ...PROFILE, name, email: newEmail() };
    expect(await call("PATCH", "/user/profile", { token, json: candidate })).toMatchObject(
      name.includes("500") ? { status: 422 } : refused,
    );
    const member = { email: newEmail(), name, role: "recruiter" };
    const { token: ofOwner } = owner;
    expect(await call("POST", "/employer/team", { token: ofOwner, json: member })).toMatchObject(
      name.includes("500") ? { status: 422 } : refused,
    );
  }
});
