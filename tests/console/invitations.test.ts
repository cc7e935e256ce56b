import { expect, test } from "vitest";
import { newWebsite, own, profile, submitted, verified } from "../support/api/companies";
import { type Person, signIn, signInInvited, signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { call, simulate } from "../support/api/product";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";
import { newEmail } from "../support/people";

// An invitation changes nothing by itself: the owner of the mailbox decides.

const refused = (status: number, code: string) => ({ status, body: { code } });
const invite = ({ token }: Pick<Person, "token">, email: string, role = "recruiter") =>
  call("POST", "/employer/team", { token, json: { email, name: "Ravi Iyer", role } });
const invitedBy = async ({ token }: Pick<Person, "token">) =>
  (await succeeded(call("GET", "/employer/team/invitations", { token }))).map(
    ({ email }: { email: string }) => email,
  );
const invitationsOf = ({ token }: Pick<Person, "token">) =>
  succeeded(call("GET", "/employer/invitations", { token }));
const answer = ({ token }: Pick<Person, "token">, id: number, how: "accept" | "decline") =>
  call("POST", `/employer/invitations/${id}/${how}`, { token });
const companyOf = async (token: string) =>
  (await call("GET", "/employer/company", { token })).body.id;

const mailTo = async (email: string) => {
  const [mail] = await eventually(
    (): Promise<{ subject: string; text: string; html: string }[]> =>
      simulate(`/inbox/email?to=${encodeURIComponent(email)}`),
    (mails) => mails.length > 0,
  );
  return mail ?? { subject: "", text: "", html: "" };
};

test("a later invitation leaves an earlier one valid, and the person chooses", async () => {
  const [first, later] = [
    await signInMember({ role: "owner" }),
    await signInMember({ role: "owner" }),
  ];
  const email = newEmail();
  expect((await invite(first, email)).status).toBe(201);
  expect((await invite(later, email.toUpperCase(), "owner")).status).toBe(201);
  expect([await invitedBy(first), await invitedBy(later)]).toEqual([[email], [email]]);

  const person = await signIn("hiring", email);
  expect(person.company).toBeNull();
  const [ofLater, ofFirst] = await invitationsOf(person);
  expect([ofLater, ofFirst]).toMatchObject([
    { company: { id: later.companyId }, role: "owner", inviter: later.email },
    { company: { id: first.companyId }, role: "recruiter", inviter: first.email },
  ]);
  const joined = await answer(person, ofFirst.id, "accept");
  expect(joined).toMatchObject({ status: 200, body: { company: { id: first.companyId } } });
  expect(await companyOf(person.token)).toBe(first.companyId);
  expect([await invitedBy(first), await invitedBy(later)]).toEqual([[], [email]]);
  expect((await answer(person, ofFirst.id, "accept")).status).toBe(200);
  expect((await answer(person, ofLater.id, "decline")).status).toBe(204);
  expect((await answer(person, ofLater.id, "decline")).status).toBe(204);
  expect(await invitedBy(later)).toEqual([]);
  expect(await answer(person, ofLater.id, "accept")).toMatchObject(refused(409, "invitation_over"));
});

test("a member whom another company invites stays, and can join it after leaving", async () => {
  const owner = await signInMember({ role: "owner" });
  const member = await signInMember({ role: "recruiter" });
  await succeeded(invite(owner, member.email));
  const [invitation] = await invitationsOf(member);
  expect(await answer(member, invitation.id, "accept")).toMatchObject(refused(409, "has_company"));
  expect(await companyOf(member.token)).toBe(member.companyId);
  await succeeded(call("POST", "/employer/team/leave", { token: member.token }));
  const again = await signInInvited(member.email);
  expect(again.company.id).toBe(owner.companyId);
});

test("an invitation takes nothing from an owner whom operators added and who has not signed in yet", async () => {
  const attacker = await signInMember({ role: "owner" });
  const { id } = await submitted();
  const email = newEmail();
  await query(
    "insert into company_members (company_id, email, name, role, created_at) values (?, ?, 'Ila Rao', 'owner', ?)",
    [id, email, new Date().toISOString()],
  );
  expect((await invite(attacker, email, "front_desk")).status).toBe(201);
  const person = await signIn("hiring", email);
  expect(person).toMatchObject({ company: { id }, person: { role: "owner" } });
});

test("a company can't invite a person twice, or one of its own members", async () => {
  const owner = await signInMember({ role: "owner" });
  const email = newEmail();
  expect((await invite(owner, email)).status).toBe(201);
  expect(await invite(owner, email)).toMatchObject(refused(409, "already_member"));
  const both = await Promise.all([1, 2].map(async () => invite(owner, `two.${email}`)));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  await signInInvited(email);
  expect(await invite(owner, email)).toMatchObject(refused(409, "already_member"));
  expect(await invite(owner, owner.email)).toMatchObject(refused(409, "already_member"));
});

test("an owner of the company, and nobody else, takes an invitation back", async () => {
  const [owner, other] = [
    await signInMember({ role: "owner" }),
    await signInMember({ role: "owner" }),
  ];
  const email = newEmail();
  const { id } = await succeeded(invite(owner, email));
  const withdraw = ({ token }: Person) =>
    call("DELETE", `/employer/team/invitations/${id}`, { token });
  expect(await withdraw(other)).toMatchObject(refused(404, "not_found"));
  const person = await signIn("hiring", email);
  expect(await answer(other, id, "accept")).toMatchObject(refused(404, "not_found"));
  expect(await answer(other, id, "decline")).toMatchObject(refused(404, "not_found"));
  expect((await withdraw(owner)).status).toBe(204);
  expect((await withdraw(owner)).status).toBe(204);
  expect(await invitationsOf(person)).toEqual([]);
  expect(await answer(person, id, "accept")).toMatchObject(refused(409, "invitation_over"));
  expect((await invite(owner, email)).status).toBe(201);
});

test("of two invitations accepted at once, only one counts", async () => {
  const owners = [await signInMember({ role: "owner" }), await signInMember({ role: "owner" })];
  const email = newEmail();
  for (const owner of owners) await succeeded(invite(owner, email));
  const person = await signIn("hiring", email);
  const open: { id: number }[] = await invitationsOf(person);
  const answers = await Promise.all(open.map(({ id }) => answer(person, id, "accept")));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [joined] = answers.filter(({ status }) => status === 200);
  expect(await companyOf(person.token)).toBe(joined?.body.company.id);
  expect(await invitationsOf(person)).toHaveLength(1);
});

test("a person who joins is signed in as a member there, and has to sign in again in other browsers", async () => {
  const domain = newWebsite().replace("https://www.", "");
  const founder = await signInMember({ role: null });
  await succeeded(own(founder, "PATCH", "", { ...profile(), website: `https://${domain}` }));
  const email = `owner@${domain}`;
  await succeeded(invite(founder, email, "owner"));
  const elsewhere = await signIn("hiring", email);
  const here = await signInInvited(email);
  expect((await call("GET", "/employer/company", { token: elsewhere.token })).status).toBe(401);
  // From then on the proven mailbox at the company's own domain is a fact.
  const { facts } = (await own({ token: here.token }, "GET")).body;
  expect(facts).toMatchObject([{ kind: "mailbox", detail: domain }]);
  const [entry] = await query(
    "select actor_id, company_id, role from audit_log where action = 'invitation.accepted' order by id desc limit 1",
  );
  expect(entry).toMatchObject({
    actor_id: here.person.id,
    company_id: here.company.id,
    role: "owner",
  });
});

/** A mail address without digits: random digits could look like a phone number. */
const withoutDigits = (email: string) =>
  email.replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");

test("the mail of an unverified company names only the inviter's proven address", async () => {
  const owner = await signInMember({ role: null, email: withoutDigits(newEmail()) });
  await succeeded(own(owner, "PATCH", "", profile({ name: "Sunrise Traders" })));
  const email = newEmail();
  await succeeded(invite(owner, email));
  const { subject, text, html } = await mailTo(email);
  expect(text).toContain(
    `${owner.email} invites you to the team of a company in Pakka for employers.`,
  );
  expect(text).toContain("Then you choose whether you join.");
  expect(text).toContain("/hiring/login");
  for (const typed of ["Sunrise", "Dev Nair", "Ravi"])
    expect(subject + text + html).not.toContain(typed);
});

test("the mail of a verified company names the company, and no name that a member typed", async () => {
  const { owner } = await verified();
  const email = newEmail();
  await succeeded(invite(owner, email));
  const { text } = await mailTo(email);
  expect(text).toContain("invites you to the team of Usha Textiles in Pakka for employers.");
  for (const typed of ["Dev Nair", "Ravi"]) expect(text).not.toContain(typed);
});

test.each([
  `call.98765.43210.${newEmail()}`,
  `pakka.support.${newEmail()}`,
  `pay.500.by.upi.${newEmail()}`,
])("an inviter's address that misleads, such as %s, is not named", async (address) => {
  const founder = await signIn("hiring", address);
  await succeeded(own(founder, "PATCH", "", { name: "Zari Lane" }));
  const email = newEmail();
  await succeeded(invite(founder, email));
  const { text } = await mailTo(email);
  expect(text).toContain("Somebody invites you to the team of a company");
  expect(text).not.toContain(address);
});
