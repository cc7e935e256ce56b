import { expect, test } from "vitest";
import * as companiesWords from "~worker/words/company/companies";
import * as companyNumbersWords from "~worker/words/company/company-numbers";
import {
  byStaff,
  newGstin,
  newWebsite,
  own,
  profile,
  submitted,
  verified,
  verify,
} from "../support/api/companies";
import { signIn, signInInvited, signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { succeeded } from "../support/client";

const kinds = (facts: { kind: string }[]) => facts.map(({ kind }) => kind).sort();
const audited = (id: number) =>
  query(
    "select action, before from audit_log where subject = ? and action like 'company.%' order by id",
    [String(id)],
  );

test("a company goes from a mailbox to verified, with one refusal on the way", async () => {
  const owner = await signInMember({ role: null });
  expect((await own(owner, "GET")).status).toBe(403);
  expect((await own(owner, "PATCH", "", { city: "Surat" })).body.fields).toEqual({
    name: companiesWords.companyWords.name,
  });
  const founded = await own(owner, "PATCH", "", { name: "Usha Textiles" });
  expect(founded.body).toMatchObject({ name: "Usha Textiles", state: "draft", facts: [] });
  const { id } = founded.body;
  expect(Object.keys((await own(owner, "POST", "/submit")).body.fields)).toEqual([
    "legalName",
    "address",
    "city",
    "phone",
  ]);
  const wrong = await own(owner, "PATCH", "", {
    website: "javascript:alert(1)",
    phone: "+65 9123 4567",
  });
  expect(wrong.body.fields).toEqual({
    website: companiesWords.companyWords.website,
    phone: companiesWords.companyWords.phone,
  });
  const numbers = { gstin: "27 aapfu 0939f1zo", cin: "U1" };
  expect((await own(owner, "PATCH", "", numbers)).body.fields).toEqual({
    gstin: companyNumbersWords.gstinWords.check,
    cin: companyNumbersWords.cinWords.shape,
  });

  await own(owner, "PATCH", "", profile());
  expect((await byStaff("POST", `/companies/${id}/refuse`, { reason: "No." })).status).toBe(409);
  const submission = await own(owner, "POST", "/submit");
  expect(submission.body).toMatchObject({ state: "submitted", facts: [] });
  const refused = await byStaff("POST", `/companies/${id}/refuse`, { reason: "No such firm." });
  expect(refused.body).toMatchObject({ state: "refused", stateReason: "No such firm." });
  // With a website at its domain, the mailbox counts as the company's own.
  const website = `https://${owner.email.split("@")[1]}`;
  const mine = await own(owner, "PATCH", "", { website });
  expect(mine.body.facts).toMatchObject([{ kind: "mailbox", detail: "example.in" }]);
  const again = await own(owner, "POST", "/submit");
  expect(again.body).toMatchObject({
    state: "submitted",
    stateReason: null,
    facts: mine.body.facts,
  });
  expect((await own(owner, "PATCH", "", { gstin: newGstin() })).body.state).toBe("draft");
  await own(owner, "POST", "/submit");
  // Staff have read the earlier submission.
  const { submittedAt } = again.body;
  const stale = { kind: "call", detail: "Spoke to them", expect: { submittedAt } };
  expect((await byStaff("POST", `/companies/${id}/verify`, stale)).body.code).toBe("stale_state");
  const verification = await verify(id);
  expect(verification.body).toMatchObject({ state: "verified", sameGstin: [], jobs: 0 });
  expect(kinds(verification.body.facts)).toEqual(["gstin", "mailbox"]);
  expect(verification.body.facts[0].expiresAt > verification.body.facts[0].checkedAt).toBe(true);
  expect((await own(owner, "POST", "/submit")).body.code).toBe("invalid_company_state");
  const lines = await audited(id);
  expect(lines.map(({ action }) => action)).toEqual([
    "company.found",
    "company.change",
    "company.submit",
    "company.refuse",
    "company.change",
    "company.submit",
    "company.change",
    "company.submit",
    "company.verify",
  ]);
  expect(JSON.parse(String(lines.at(-1)?.before))).toEqual({
    state: "submitted",
    stateReason: null,
  });
});

test("a mailbox at the company's own domain is one fact once its owner has proved it", async () => {
  const domain = newWebsite().replace("https://www.", "");
  const founder = await signInMember({ role: null, email: `owner@${domain}` });
  const founded = await own(founder, "PATCH", "", { ...profile(), website: `https://${domain}` });
  const fact = { kind: "mailbox", detail: domain };
  expect(founded.body.facts).toMatchObject([fact]);
  const facts = async () => (await own(founder, "GET")).body.facts;
  await signIn("hiring", founder.email);
  expect(await facts()).toEqual(founded.body.facts);
  // A member's mailbox becomes a fact only once the member has signed in.
  const { id } = founded.body;
  await query("delete from company_facts where company_id = ?", [id]);
  const email = `hr@${domain}`;
  const json = { email, name: "Ravi Iyer", role: "owner" };
  await succeeded(call("POST", "/employer/team", { token: founder.token, json }));
  expect(await facts()).toEqual([]);
  await signInInvited(email);
  expect(await facts()).toMatchObject([fact]);
  await query("update company_facts set expires_at = checked_at where company_id = ?", [id]);
  expect(await facts()).toEqual([]);
  await signIn("hiring", email);
  expect(await facts()).toMatchObject([fact]);
});

test.each([
  ["name", "Usha\u202e\u0000 Textiles\nBcc: a b", "Usha Textiles Bcc: a b"],
  ["name", "\u200b\u200b", null],
  ["legalName", "\u0007", null],
  ["website", "https://www.hdfcbank.com@evil.example.in/", null],
  ["website", "https://www.hdfcbank.com:443@evil.example.in/", null],
  ["website", "https://evil.example.in:8443", null],
  ["website", "https://evil.example.in\\@www.hdfcbank.com", null],
  ["website", "https://usha.example.in/\u202ecom.cfdh", "https://usha.example.in/com.cfdh"],
  ["website", "https://usha.example.in/a?b=@c", "https://usha.example.in/a?b=@c"],
])("a company's %s %j is stored in a readable form", async (field, value, expected) => {
  const owner = await signInMember({ role: "owner" });
  const { status, body } = await own(owner, "PATCH", "", { [field]: value });
  expect(expected === null ? [status, Object.keys(body.fields)] : body[field]).toEqual(
    expected === null ? [422, [field]] : expected,
  );
});

test.each([
  ["about", "We weave saris. Call 98765 43210 to join."],
  ["about", "Pay the joining fee to usha @okaxis"],
  ["about", "Joining kit: https://pay.example.in/usha"],
  ["about", "Reg\u200bister at usha\u3002example\u3002in"],
  ["city", "Surat 9876543210"],
  ["city", "usha@ybl"],
])("a company's %s %j would lead candidates elsewhere, and is refused", async (field, value) => {
  const { owner } = await verified();
  const before = (await own(owner, "GET")).body[field];
  expect(await own(owner, "PATCH", "", { [field]: value })).toMatchObject({
    status: 422,
    body: { fields: { [field]: companiesWords.companyWords.leadsElsewhere } },
  });
  expect((await own(owner, "GET")).body[field]).toBe(before);
  const honest = { about: "We weave and sell saris, since 1998.", city: "Surat" };
  expect((await own(owner, "PATCH", "", honest)).body).toMatchObject(honest);
});

test("a webmail mailbox is never a fact, and staff can't confirm a value that the company lacks", async () => {
  const { owner, id } = await submitted({ website: null, gstin: null });
  expect((await own(owner, "GET")).body.facts).toEqual([]);
  for (const kind of ["mailbox", "domain", "gstin"]) {
    expect((await verify(id, kind)).body).toMatchObject({ code: "invalid", fields: { kind: /./ } });
  }
  expect((await verify(id, "call", "Called 080 4718 2255")).body.state).toBe("verified");
});

test("an empty GSTIN is stored as null, so that two companies without one can be verified", async () => {
  for (const gstin of ["", " "]) {
    const { owner, id } = await submitted({ gstin });
    expect((await own(owner, "GET")).body.gstin).toBeNull();
    expect((await verify(id, "call", "Spoke to the owner")).status).toBe(200);
  }
});

test("a finding is refused when the company has changed the value since staff read it", async () => {
  const { owner, id } = await submitted();
  const { submittedAt } = (await byStaff("GET", `/companies/${id}`)).body;
  const find = () =>
    byStaff("POST", `/companies/${id}/verify`, {
      kind: "gstin",
      detail: "Active",
      expect: { submittedAt },
    });
  await succeeded(byStaff("POST", `/companies/${id}/refuse`, { reason: "No answer." }));
  await succeeded(own(owner, "PATCH", "", { about: "We weave saris." }));
  expect((await find()).body).toMatchObject({ state: "refused", facts: [{ kind: "gstin" }] });
  const changed = await own(owner, "PATCH", "", { gstin: newGstin() });
  expect(changed.body).toMatchObject({ state: "refused", submittedAt: null, facts: [] });
  expect((await find()).body.code).toBe("stale_state");
  expect((await own(owner, "GET")).body.facts).toEqual([]);
  expect((await own(owner, "POST", "/submit")).body.state).toBe("submitted");
});

test("staff find and correct companies, and a correction removes the facts that it affects", async () => {
  const { id } = await verified({ name: "Quaint 100% Looms" });
  const answer = await byStaff("GET", "/companies?q=100%25%20looms&state=verified");
  expect(answer.body.map((one: { id: number }) => one.id)).toEqual([id]);
  expect((await byStaff("GET", "/companies?q=100_")).body).toEqual([]);
  const corrected = await byStaff("PATCH", `/companies/${id}`, { gstin: newGstin(), city: null });
  expect(corrected.body).toMatchObject({ city: null, facts: [], state: "verified" });
  expect((await byStaff("PATCH", `/companies/${id}`, { gstin: "1" })).status).toBe(422);
});

test("a company sees and changes only itself, and its recruiter changes nothing", async () => {
  const [one, other] = await Promise.all([verified(), verified()]);
  const mine = (await own(one.owner, "GET")).body;
  expect(mine.id).toBe(one.id);
  expect(mine.id).not.toBe(other.id);
  const recruiter = await signInMember({ role: "recruiter", company: one.id });
  expect((await own(recruiter, "GET")).body.id).toBe(one.id);
  expect((await own(recruiter, "PATCH", "", { about: "Hello" })).status).toBe(403);
  expect((await own(recruiter, "POST", "/submit")).status).toBe(403);
  const asStaff = { token: one.owner.token };
  for (const path of ["companies", `companies/${other.id}`, "proposals"]) {
    expect((await call("GET", `/ops/${path}`, asStaff)).status).toBe(401);
  }
  const byCandidate = await call("GET", "/employer/company", { token: staffToken() });
  expect(byCandidate.status).toBe(401);
});
