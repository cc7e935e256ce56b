import { beforeEach, expect, inject, test } from "vitest";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { limitsOfMessages } from "./support-limits";

const support = staffToken("support");
const QUERY = { subject: "My test link", description: "The link does not open on my phone." };
const CONTACT = {
  fullName: "Meena Rao",
  email: "meena@example.in",
  subject: "Partner with us",
  message: "We would like to post jobs.\nPlease call.",
};

/** Other tests write to support as well, and above twenty mails an hour support gets a digest. */
beforeEach(() => query("delete from limit_uses where key like 'mails-to-support:%'"));

const mailTo = async (to: string, words: string): Promise<any[]> => {
  const all = await simulate(`/inbox/email?to=${to}`);
  return all.filter((mail: any) => `${mail.subject} ${mail.text}`.includes(words));
};

test("a candidate's question reaches support once, and the answer reaches the candidate", async () => {
  const { token, email } = await logIn();
  const { id: jobId } = await postJob();
  const json = { ...QUERY, jobId, category: "technical_support" };
  const ask = () => call("POST", "/user/queries", { token, json });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const first = answers[0]?.body;
  for (const { body } of answers) expect(body).toEqual(first);
  const [mail, ...more] = await eventually(
    () => mailTo("support@pakka.in", email),
    (list) => list.length > 0,
  );
  expect(more).toEqual([]);
  expect(mail.subject).toBe("Query: My test link");

  const { body: list } = await call("GET", "/ops/queries", { token: support });
  expect(list.find(({ id }: any) => id === first.id)).toMatchObject({
    ...json,
    email,
    replies: [],
  });
  const message = "We sent you a new link.\nPlease try <b>again</b>.";
  const reply = () =>
    call("POST", `/ops/queries/${first.id}/reply`, { token: support, json: { message } });
  const replies = await Promise.all([reply(), reply()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await reply()).body.replies).toMatchObject([{ message, staff: "Ravi" }]);
  const listed = await eventually(
    () => call("GET", "/user/notifications", { token }),
    ({ body }) => body.length > 0,
  );
  expect(listed.body).toMatchObject([
    { notification: { title: "Answer to your query: My test link" } },
  ]);
  const letters = await eventually(
    () => mailTo(email, "new link"),
    (mails) => mails.length > 0,
  );
  expect(letters).toHaveLength(1);
  expect(letters[0].html).toContain("&#60;b&#62;again");
});

test("a report of a suspicious message is marked, and staff can list such reports alone", async () => {
  const { token } = await logIn();
  const report = { subject: "Suspicious message", description: `Pay at once, ${Date.now()}` };
  const ask = async (json: object): Promise<number> => {
    const { status, body } = await call("POST", "/user/queries", { token, json });
    expect(status).toBe(201);
    return body.id;
  };
  const plain = await ask(report);
  const json = { ...report, category: "payment_issue", suspicious: true };
  const markedId = await ask(json);
  expect(await ask(json)).toBe(markedId);
  expect(markedId).not.toBe(plain);
  const listed = async (filter: string): Promise<any[]> =>
    (await call("GET", `/ops/queries?limit=100${filter}`, { token: support })).body;
  const all = await listed("");
  expect(all.find(({ id }) => id === plain)).toMatchObject({ category: null, suspicious: false });
  expect(all.find(({ id }) => id === markedId)).toMatchObject({
    category: "other",
    suspicious: true,
  });
  const reports = await listed("&suspicious=true");
  expect(reports.map(({ id }) => id)).toContain(markedId);
  expect(reports.every(({ suspicious }) => suspicious)).toBe(true);
  const [mail] = await eventually(
    () => mailTo("support@pakka.in", "Marked: suspicious"),
    (list) => list.some(({ text }) => text.includes(report.description)),
  );
  expect(mail.text).toContain("Category: other");
});

test("the button of the check page sends a marked report", async () => {
  const text = `Pakka HR: pay ₹499 to win, ${Date.now()}`;
  const product = inject("product");
  const answer = await fetch(`${product}/check`, {
    method: "POST",
    headers: { Origin: product },
    body: new URLSearchParams({ intent: "report", text }),
    redirect: "manual",
  });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/check"]);
  const { body } = await call("GET", "/ops/queries?suspicious=true", { token: support });
  expect(body.find(({ description }: any) => description.includes(text))).toMatchObject({
    subject: "Suspicious message",
    category: "other",
    suspicious: true,
    candidate: null,
  });
});

test("a visitor's question is answered at the address given, or not at all", async () => {
  const address = `v${Date.now()}@example.in`;
  const { body } = await call("POST", "/user/queries", { json: { ...QUERY, email: address } });
  const reply = (id: number) =>
    call("POST", `/ops/queries/${id}/reply`, { token: support, json: { message: "Here it is." } });
  expect((await reply(body.id)).status).toBe(200);
  await eventually(
    () => mailTo(address, "Here it is."),
    (mails) => mails.length === 1,
  );
  const nameless = await call("POST", "/user/queries", {
    json: { ...QUERY, jobId: null, category: null },
  });
  expect(nameless.status).toBe(201);
  expect((await reply(nameless.body.id)).body.code).toBe("no_reply_address");
  expect((await reply(999_999)).status).toBe(404);
});

test("a contact message reaches support once", async () => {
  const email = `c${Date.now()}@example.in`;
  const json = { ...CONTACT, email, phone: "+91 98765 43210" };
  const answers = await Promise.all([1, 2].map(() => call("POST", "/user/contact", { json })));
  for (const { status, body } of answers) {
    expect([status, body.message]).toEqual([201, "Your message has been sent successfully."]);
  }
  expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
  const mail = await eventually(
    () => mailTo("support@pakka.in", email),
    (list) => list.length > 0,
  );
  expect(mail).toHaveLength(1);
  const { body } = await call("GET", "/ops/contact-messages", { token: support });
  const mine = body.filter((message: any) => message.email === email);
  expect(mine).toMatchObject([{ ...json, id: answers[0]?.body.id, userId: null }]);
  expect(mine[0].digest).toBeUndefined();
});

test("a subject and a phone number are single lines in one text direction", async () => {
  const email = `c${Date.now()}@example.in`;
  const subject = "\u202eOn\u2069e\n line\u200f";
  const phone = "\u202a+91 98765\n43210\u202c";
  const send = (more: object) =>
    call("POST", "/user/contact", { json: { ...CONTACT, email, subject, ...more } });
  for (const line of ["98765\nFrom: Pakka", "98765\r\nhttps://evil.in"]) {
    expect(await send({ phone: line })).toMatchObject({
      status: 422,
      body: { fields: { phone: "Give a phone number" } },
    });
  }
  expect((await send({ phone })).status).toBe(201);
  const json = { ...QUERY, email, subject };
  expect((await call("POST", "/user/queries", { json })).status).toBe(201);
  const mails = await eventually(
    () => mailTo("support@pakka.in", email),
    ({ length }) => length === 2,
  );
  const subjects = mails.map((mail) => mail.subject).sort();
  expect(subjects).toEqual(["Contact: One line", "Query: One line"]);
  const contact = mails.find((mail) => mail.subject.startsWith("Contact"));
  expect(contact.text).toContain("\nPhone: +91 98765 43210\n");
});

test("each invalid field gets the agreed text", async () => {
  const query = await call("POST", "/user/queries", {
    json: { subject: " abc ", jobId: "x", category: "" },
  });
  expect(query).toMatchObject({
    status: 422,
    body: {
      fields: {
        subject: "Subject must be at least 5 characters",
        description: "Description must be at least 10 characters",
        jobId: "Give the job's number",
      },
    },
  });
  expect(query.body.fields.category).toBeUndefined();
  const unknown = await call("POST", "/user/queries", { json: { ...QUERY, jobId: 999_999 } });
  expect(unknown).toMatchObject({ status: 422, body: { fields: { jobId: expect.any(String) } } });
  const long = await call("POST", "/user/queries", {
    json: { ...QUERY, subject: "a".repeat(101) },
  });
  expect(long.status).toBe(422);
  const contact = await call("POST", "/user/contact", {
    json: { email: "meena", message: "short" },
  });
  expect(contact.body.fields).toEqual({
    fullName: "Full name is required",
    email: "Please enter a valid email address",
    subject: "Subject is required",
    message: "Message must be at least 10 characters",
  });
});

limitsOfMessages();
