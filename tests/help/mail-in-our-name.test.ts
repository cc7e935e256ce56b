import { createCookie } from "@remix-run/cloudflare";
import { expect, inject, test } from "vitest";
import { localSettings } from "../../local/settings";
import { readSettings } from "../../worker/settings";
import { applied, paid } from "../support/api/applicant";
import { choose } from "../support/api/choosing";
import { query } from "../support/api/database";
import { hiring } from "../support/api/meetings";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { newDay, timeOf } from "../support/interview-days";
import { mails, mailsTo, named, newAddress, save, TYPED } from "./addresses";

// A person who types another's address must not be able to send that person mail in our name.

const { SESSION_SECRET } = readSettings(localSettings({ product: 1, sqld: 2, simulators: 3 }, {}));
const sessionCookie = createCookie("pakka_session", { secrets: [SESSION_SECRET] });

/** The cookie of this person's browser. */
async function cookieOf({ user, tokens }: { user: unknown; tokens: unknown }): Promise<string> {
  const [cookie = ""] = (await sessionCookie.serialize({ user, tokens })).split(";");
  return cookie;
}

/** The first link of a mail, with the address of the product under test. */
function linkOf(mail: any) {
  const [link] = /https?:\/\/\S+/.exec(mail.text) ?? [];
  const { pathname, search } = new URL(link ?? "");
  return { address: inject("product") + pathname + search, search };
}

/** Opens a mail's first link in the reader's browser; without a reader, as a mail scanner does. */
async function openLink(mail: any, reader?: { user: unknown; tokens: unknown }) {
  const { address, search } = linkOf(mail);
  const headers = reader && { Cookie: await cookieOf(reader) };
  const page = await fetch(address, { redirect: "manual", headers });
  // The page of a test opens for its owner, and for a browser that is logged out.
  expect([200, 302, 404]).toContain(page.status);
  await page.text();
  return search;
}

test.each([
  ["Asha Verma"],
  ["अनन्या शर्मा"],
  ["தமிழ்ச்செல்வன்"],
  ["A. P. J. Abdul Kalam"],
  ["Anne-Marie D'Souza"],
  ["Seán O’Brien"],
  ["x".repeat(100)],
])("%s is accepted as a name", async (name) => {
  const { token } = await logIn();
  expect((await save(token, { name, email: newAddress() })).body.name).toBe(name);
});

test.each([
  ["You won 5,000 rupees"],
  ["Pay at https://evil.in"],
  ["Asha <b>Verma</b>"],
  ["Call 9876543210"],
  [". . ."],
])("%j is refused as a name, and the refusal says what a name is", async (name) => {
  const { token } = await logIn();
  const words = "A name has letters, spaces and the signs . ' - only";
  const refused = await save(token, { name, email: newAddress() });
  expect([refused.status, refused.body.fields]).toEqual([422, { name: words }]);
  const json = { fullName: name, email: newAddress(), subject: "Hiring", message: "How do we?" };
  const contact = await call("POST", "/user/contact", { json });
  expect([contact.status, contact.body.fields]).toEqual([422, { fullName: words }]);
});

test("an invalid name stored before this rule appears in no mail", async () => {
  const person = await named();
  await query(
    "update users set name = 'Win at https://evil.in', email_verified_at = ? where email = ?",
    [new Date().toISOString(), person.email],
  );
  await applied((await postJob()).id, person);
  const [mail] = await mails(person.email, 1);
  expect(mail.text).toMatch(/^Namaste,\n/);
  expect(mail.text + mail.html).not.toContain("evil");
});

test("a name that looks like a web address does not become a link in a mail", async () => {
  const person = await named();
  await query("update users set name = 'S.K. evil.in', email_verified_at = ? where email = ?", [
    new Date().toISOString(),
    person.email,
  ]);
  await applied((await postJob()).id, person);
  const [mail] = await mails(person.email, 1);
  expect(mail.text).toMatch(/^Namaste S\. K\. evil\. in,\n/);
  expect(mail.html).not.toContain("evil.in");
});

test("a name stored before this rule that looks like a web address does not become a link in a company's mail", async () => {
  const { owner, job } = await hiring();
  const json = newDay();
  const { body: day } = await call("POST", `/employer/jobs/${job.id}/days`, {
    token: owner.token,
    json,
  });
  const candidate = await paid(job.id, await named());
  const old = "Asha. Sign in at evil.in";
  await query("update users set name = ? where email = ?", [old, candidate.email]);
  await choose(candidate, day.id, timeOf(json.from));
  const [mail] = await eventually(
    async () => (await mailsTo(owner.email)).filter(({ subject }) => / comes on /.test(subject)),
    ({ length }) => length > 0,
  );
  expect(mail.subject).toMatch(/^Asha\. Sign in at evil\. in comes on /);
  expect(mail.text + mail.html).not.toContain("evil.in");
});

test("mail to an unconfirmed address contains no typed text; mail to a confirmed one greets by name", async () => {
  const person = await named();
  const { token, email } = person;
  const json = { subject: `${TYPED} is my subject`, description: `${TYPED} is what I wrote.` };
  const { body: question } = await call("POST", "/user/queries", { token, json });
  const reply = (message: string) =>
    call("POST", `/ops/queries/${question.id}/reply`, { token: staffToken(), json: { message } });
  await reply("Look at your application.");
  const [answer] = await mails(email, 1);
  expect(answer.subject).toBe(`Answer to your query No. ${question.id}`);
  expect(JSON.stringify(answer)).not.toContain(TYPED);

  await applied((await postJob()).id, person);
  const [first] = await mails(email, 2);
  expect(JSON.stringify(first)).not.toContain(TYPED);
  expect(first.text).toMatch(/^Namaste,\n/);
  await openLink(first, person);
  await eventually(
    () => query("select email_verified_at from users where email = ?", [email]),
    ([row]) => row?.email_verified_at != null,
  );
  await reply("Is it well now?");
  const [greeted] = await mails(email, 3);
  expect(greeted.text).toMatch(new RegExp(`^Namaste ${TYPED} Rao,\n`));
});

test("opening the link of a mail does not confirm the address, because link scanners open it too", async () => {
  const [person, other] = [await named(), await named()];
  await applied((await postJob()).id, person);
  const [mail] = await mails(person.email, 1);
  const verified = async () => {
    const [row] = await query("select email_verified_at from users where phone = ?", [
      person.phone,
    ]);
    return row?.email_verified_at;
  };
  const { address } = linkOf(mail);
  expect(address).toContain("/assessment/");
  await openLink(mail);
  await openLink(mail, other);
  await fetch(address, { method: "HEAD" });
  const post = (headers: Record<string, string>) =>
    fetch(address, {
      method: "POST",
      headers,
      body: new URLSearchParams({ intent: "start" }),
      redirect: "manual",
    });
  expect((await post({ Origin: "https://evil.example" })).status).toBe(403);
  expect(await verified()).toBeNull();
  // The form of the page posts to the page's own URL, with the proof in it.
  const page = await (await fetch(address)).text();
  expect(page).toContain(`action="${new URL(address).pathname}${new URL(address).search}"`);
  expect((await post({ Origin: inject("product") })).status).toBe(303);
  await eventually(verified, (at) => at != null);
});

test("a confirmation link confirms only its own address, and a forged link confirms none", async () => {
  const person = await named();
  await applied((await postJob()).id, person);
  const [mail] = await mails(person.email, 1);
  const verified = async () => {
    const [row] = await query("select email_verified_at from users where phone = ?", [
      person.phone,
    ]);
    return row?.email_verified_at;
  };
  const otherAddress = newAddress();
  await save(person.token, { email: otherAddress });
  const proof = await openLink(mail);
  expect(proof).toMatch(/^\?m=\d+-[0-9a-f]{64}$/);
  const forged = proof.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  for (const odd of [forged, "?m=", "?m=1", "?m=99999999999999999999-00"]) {
    expect((await fetch(`${inject("product")}/help${odd}`)).status).toBe(200);
  }
  await save(person.token, { email: person.email });
  await fetch(`${inject("product")}/help${forged}`);
  expect(await verified()).toBeNull();
  await openLink(mail, person);
  await eventually(verified, (at) => at != null);
  await save(person.token, { email: person.email.toUpperCase() });
  expect(await verified()).not.toBeNull();
  await save(person.token, { email: otherAddress });
  expect(await verified()).toBeNull();
});
