import { expect, test } from "vitest";
import { signInStaff } from "../support/api/console";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { newEmail } from "../support/people";

const support = staffToken("support");
const ops = (method: string, path: string, json?: object, token = support) =>
  call(method, `/ops${path}`, { token, json });

const newQuery = async (json: object = {}) => {
  const { token, email } = await logIn();
  const subject = `My date ${crypto.randomUUID()}`;
  const { body } = await call("POST", "/user/queries", {
    token,
    json: { subject, description: "Where is my date?", ...json },
  });
  return { token, email, subject, id: body.id as number, path: `/queries/${body.id}` };
};

const newMessage = async () => {
  const email = newEmail();
  const subject = `Hiring ${crypto.randomUUID()}`;
  const json = { fullName: "Meena Rao", email, subject, message: "How do we post jobs?" };
  expect((await call("POST", "/user/contact", { json })).status).toBe(201);
  const { body } = await ops("GET", "/contact-messages?limit=100");
  const { id } = body.find((one: { email: string }) => one.email === email);
  return { email, subject, id: id as number, path: `/contact-messages/${id}` };
};

const mailsTo = async (email: string, words: string): Promise<{ text: string }[]> => {
  const mails: { text: string }[] = await simulate(`/inbox/email?to=${encodeURIComponent(email)}`);
  return mails.filter(({ text }) => text.includes(words));
};

/** The kind and id of each row of a list. */
async function listed(params: string, token = support) {
  const { body, status } = await ops("GET", `/tickets?limit=100&${params}`, undefined, token);
  expect(status).toBe(200);
  return body.map(({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`);
}

test("a question is open until it is answered, its sender reads the answer, and closing sends nothing", async () => {
  const one = await newQuery();
  expect((await ops("GET", one.path)).body).toMatchObject({
    state: "open",
    owner: null,
    closedAt: null,
    changes: 0,
    replies: [],
  });
  const reply = await ops("POST", `${one.path}/reply`, { message: "It comes\ntomorrow." });
  expect(reply.body).toMatchObject({ state: "answered", changes: 1, closedAt: null });
  const { body: own } = await call("GET", "/user/queries", { token: one.token });
  expect(own).toEqual([
    {
      id: one.id,
      subject: one.subject,
      description: "Where is my date?",
      state: "answered",
      createdAt: expect.any(String),
      replies: [{ message: "It comes\ntomorrow.", at: expect.any(String) }],
    },
  ]);
  const answer = await ops("POST", `${one.path}/close`);
  expect(answer.body).toMatchObject({ state: "closed", closedAt: expect.any(String), changes: 2 });
  expect((await ops("POST", `${one.path}/close`)).body).toEqual(answer.body);
  const again = await ops("POST", `${one.path}/close`, { closed: false });
  expect(again.body).toMatchObject({ state: "answered", closedAt: null, changes: 3 });
  const { token: other } = await logIn();
  expect((await call("GET", "/user/queries", { token: other })).body).toEqual([]);
  expect((await call("GET", "/user/queries")).status).toBe(401);
});

test("a contact message is answered by mail alone, once, and closed with it if asked", async () => {
  const one = await newMessage();
  const reply = (json: object) => ops("POST", `${one.path}/reply`, json);
  const message = "You can post\nthem yourself.";
  const preview = await reply({ message, dryRun: true });
  expect(preview.body).toEqual({
    people: 1,
    paise: 0,
    messages: [
      {
        to: one.email,
        channel: "email",
        text: expect.stringContaining(
          `Answer to your message No. ${one.id}\n\nNamaste,\n\n${message}`,
        ),
      },
    ],
  });
  expect((await ops("GET", one.path)).body).toMatchObject({ state: "open", replies: [] });
  const both = await Promise.all([1, 2].map(() => reply({ message, changes: 0, closes: true })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const { body } = await ops("GET", one.path);
  expect(body).toMatchObject({ state: "closed", replies: [{ message, staff: "Ravi" }] });
  const mails = await eventually(
    () => mailsTo(one.email, "them yourself."),
    ({ length }) => length > 0,
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("Write to us again");
});

test("staff who have not read the last reply or closing are told before theirs is sent", async () => {
  for (const one of [await newQuery(), await newMessage()]) {
    const reply = (message: string, changes: number) =>
      ops("POST", `${one.path}/reply`, { message, changes });
    expect((await reply("It comes tomorrow.", 0)).status).toBe(200);
    const late = await reply("It comes on Friday.", 0);
    expect(late).toMatchObject({ status: 409, body: { code: "stale_state" } });
    expect(late.body.message).toContain("Somebody replied to this or closed it");
    expect((await ops("POST", `${one.path}/close`, { changes: 0 })).status).toBe(409);
    expect((await ops("GET", one.path)).body.replies).toHaveLength(1);
    expect((await ops("POST", `${one.path}/close`, { changes: 1 })).status).toBe(200);
    expect((await reply("It comes on Friday.", 1)).body.code).toBe("stale_state");
    // A reply to a closed ticket is sent, and the ticket stays closed.
    expect((await reply("It comes on Friday.", 2)).body.state).toBe("closed");
  }
});

test("an action that several staff take on a ticket at once is done once, and each hears that it is done", async () => {
  const ravi = await signInStaff("support");
  for (const one of [await newQuery(), await newMessage()]) {
    const six = (path: string, json: object) =>
      Promise.all(Array.from({ length: 6 }, () => ops("POST", one.path + path, json)));
    for (const answers of [await six("/assign", { staffId: ravi.id }), await six("/close", {})])
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { body } = await ops("GET", one.path);
    expect(body).toMatchObject({ state: "closed", changes: 1, owner: { id: ravi.id } });
  }
});

test("an answer that was given before closes the ticket if asked, and is not sent again", async () => {
  const one = await newQuery();
  const reply = (json: object) => ops("POST", `${one.path}/reply`, { message: "Yes.", ...json });
  expect((await reply({})).body.state).toBe("answered");
  expect((await reply({ closes: true, changes: 1 })).body).toMatchObject({
    state: "closed",
    changes: 2,
    replies: [{ message: "Yes." }],
  });
});

test("a ticket is taken, given and given back, and can't be taken from a person who took it first", async () => {
  const [ravi, ila] = [await signInStaff("support"), await signInStaff("support")];
  for (const one of [await newQuery(), await newMessage()]) {
    const assign = (json: object, by = ravi.token) => ops("POST", `${one.path}/assign`, json, by);
    const answer = await assign({ staffId: ravi.id, was: null });
    expect(answer.body.owner).toEqual({ id: ravi.id, name: ravi.name });
    const late = await assign({ staffId: ila.id, was: null }, ila.token);
    expect(late).toMatchObject({ status: 409, body: { code: "stale_state" } });
    const kind = one.path.startsWith("/queries") ? "query" : "contact";
    const row = `${kind} ${one.id}`;
    expect(await listed("mine=true", ravi.token)).toContain(row);
    expect(await listed("mine=true", ila.token)).not.toContain(row);
    expect((await assign({ staffId: ila.id })).body.owner.id).toBe(ila.id);
    expect((await assign({ staffId: 999_999 })).status).toBe(422);
    expect((await assign({ staffId: null })).body.owner).toBeNull();
    await ops("POST", `${one.path}/reply`, { message: "Yes." }, ila.token);
    expect((await ops("GET", one.path)).body.owner).toEqual({ id: ila.id, name: ila.name });
  }
  expect(await listed("mine=true")).toEqual([]);
  const { body: names } = await ops("GET", "/staff/names");
  expect(names).toContainEqual({ id: ila.id, name: ila.name });
  await ops("POST", `/staff/${ila.id}/end`, undefined, staffToken());
  expect((await ops("GET", "/staff/names")).body.map(({ id }: { id: number }) => id)).not.toContain(
    ila.id,
  );
  const one = await newQuery();
  expect((await ops("POST", `${one.path}/assign`, { staffId: ila.id })).status).toBe(422);
});

test("both kinds are in one list, the longest wait first, page by page", async () => {
  const mine = await signInStaff("support");
  const [first, second, third] = [
    await newQuery({ suspicious: true }),
    await newMessage(),
    await newQuery(),
  ];
  const rows = [`query ${first.id}`, `contact ${second.id}`, `query ${third.id}`];
  for (const [nth, one] of [first, second, third].entries()) {
    const answer = await ops("POST", `${one.path}/assign`, { staffId: mine.id });
    expect(answer).toMatchObject({ status: 200, body: { owner: { id: mine.id } } });
    const table = one === second ? "contact_messages" : "queries";
    // The last two arrived at the same moment.
    const at = `2020-01-0${Math.min(nth, 1) + 1}T04:00:00.000Z`;
    await query(`update ${table} set created_at = ? where id = ?`, [at, one.id]);
  }
  expect(await listed("mine=true", mine.token)).toEqual(rows);
  const { body } = await ops("GET", "/tickets?mine=true&limit=1", undefined, mine.token);
  expect(body).toEqual([
    {
      kind: "query",
      id: first.id,
      from: "Asha Verma",
      subject: first.subject,
      text: "Where is my date?",
      suspicious: true,
      state: "open",
      since: "2020-01-01T04:00:00.000Z",
      owner: { id: mine.id, name: mine.name },
    },
  ]);
  const pagedRows: string[] = [];
  for (let path = "/ops/tickets?mine=true&limit=1"; path; ) {
    const page = await call("GET", path, { token: mine.token });
    pagedRows.push(
      ...page.body.map((row: { kind: string; id: number }) => `${row.kind} ${row.id}`),
    );
    path = /<([^>]+)>; rel="next"/.exec(page.headers.get("Link") ?? "")?.[1] ?? "";
  }
  expect(pagedRows).toEqual(rows);
  expect(await listed("mine=true&kind=contact", mine.token)).toEqual([rows[1]]);
  for (const one of [first, second]) await ops("POST", `${one.path}/close`);
  expect(await listed("mine=true&state=closed", mine.token)).toEqual([rows[1], rows[0]]);
  const counts = await ops("GET", "/tickets/counts?mine=true", undefined, mine.token);
  expect(counts.body).toEqual({ open: 1, answered: 0, closed: 2 });
  const ofKind = await ops("GET", "/tickets/counts?mine=true&kind=contact", undefined, mine.token);
  expect(ofKind.body).toEqual({ open: 0, answered: 0, closed: 1 });
  const states = async (path: string) =>
    (await ops("GET", `${path}?state=closed&limit=100`)).body.map(({ id }: { id: number }) => id);
  expect(await states("/queries")).toContain(first.id);
  expect(await states("/queries")).not.toContain(third.id);
  expect(await states("/contact-messages")).toContain(second.id);
});

test("a contact message without an answer is on the list of waiting work", async () => {
  const one = await newMessage();
  const waits = async () => {
    const { body } = await ops("GET", "/owed?kind=tickets&limit=100");
    return body[0].rows.find(
      (row: { on: string; id: number }) => row.on === "contact" && row.id === one.id,
    );
  };
  expect(await waits()).toBeUndefined();
  const longAgo = "2020-01-02T04:00:00.000Z";
  await query("update contact_messages set created_at = ? where id = ?", [longAgo, one.id]);
  expect(await waits()).toMatchObject({ name: "Meena Rao", about: one.subject, since: longAgo });
  await ops("POST", `${one.path}/close`);
  expect(await waits()).toBeUndefined();
});
