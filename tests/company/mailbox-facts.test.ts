import { expect, test } from "vitest";
import type { MemberRole } from "../../worker/facts/people/console";
import { newWebsite, own, profile, verify } from "../support/api/companies";
import { type Member, signIn, signInInvited, signInMember } from "../support/api/console";
import { call } from "../support/api/product";
import { succeeded } from "../support/client";

// A company that names another's website gains no facts by inviting that website's people.

/** A company whose owner's mailbox is elsewhere, and the domain of the website that it names. */
async function naming() {
  const domain = newWebsite().replace("https://www.", "");
  const owner = await signInMember({ role: null });
  const website = `https://${domain}`;
  const { id } = await succeeded(own(owner, "PATCH", "", { ...profile(), website }));
  await succeeded(own(owner, "POST", "/submit"));
  return { owner, id, domain };
}

type Naming = Awaited<ReturnType<typeof naming>>;

/** A person at the website's domain who was invited and has signed in. */
async function invited({ owner, domain }: Naming, name: string, role: MemberRole) {
  const email = `${name}@${domain}`;
  const json = { email, name: "Ravi Iyer", role };
  await succeeded(call("POST", "/employer/team", { token: owner.token, json }));
  const member = await signInInvited(email);
  return { id: member.person.id as number, ...member };
}

const kinds = async (owner: Member) =>
  (await own(owner, "GET")).body.facts.map(({ kind }: { kind: string }) => kind);
const patch = (owner: Member, id: number, json: object) =>
  succeeded(call("PATCH", `/employer/team/${id}`, { token: owner.token, json }));

test.each([
  "front_desk",
  "recruiter",
] as const)("a mailbox of a member invited as %s is no fact", async (role) => {
  const company = await naming();
  await invited(company, "hr", role);
  expect(await kinds(company.owner)).toEqual([]);
  expect((await verify(company.id, "mailbox")).body).toMatchObject({ code: "invalid" });
  await own(company.owner, "PATCH", "", { about: "We hire in Surat." });
  expect(await kinds(company.owner)).toEqual([]);
});

test("a mailbox fact lapses when the last owner there leaves, is removed or changes role", async () => {
  const company = await naming();
  const { owner } = company;
  const first = await invited(company, "hr", "owner");
  expect(await kinds(owner)).toEqual(["mailbox"]);
  const second = await invited(company, "jobs", "owner");
  expect((await call("POST", "/employer/team/leave", { token: first.token })).status).toBe(204);
  expect(await kinds(owner)).toEqual(["mailbox"]);
  await patch(owner, second.id, { name: "Ravi Rao" });
  expect(await kinds(owner)).toEqual(["mailbox"]);
  await patch(owner, second.id, { role: "recruiter" });
  expect(await kinds(owner)).toEqual([]);

  await patch(owner, second.id, { role: "owner" });
  await signIn("hiring", `jobs@${company.domain}`);
  expect(await kinds(owner)).toEqual(["mailbox"]);
  await patch(owner, second.id, { ended: true });
  expect(await kinds(owner)).toEqual([]);
});
