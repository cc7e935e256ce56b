import { expect, test } from "vitest";
import { applied, paid, refundsAtProvider } from "../support/api/applicant";
import { verified } from "../support/api/companies";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { postJob, refund, staffToken } from "../support/api/staff";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";

const support = staffToken("support");

interface Hit {
  kind: string;
  id: number;
  title: string;
  isExact: boolean;
  [name: string]: unknown;
}
const find = (q: string): Promise<Hit[]> =>
  succeeded(call("GET", `/ops/search?q=${encodeURIComponent(q)}`, { token: support }));
const hitsFor = async (q: string) => (await find(q)).map(({ kind, id }) => [kind, id]);

const word = () =>
  `Z${crypto.randomUUID().replaceAll(/[^a-z]/g, "")}${crypto.randomUUID().replaceAll(/[^a-z]/g, "")}`;

async function personOf(phone: string): Promise<number> {
  const [row] = await query("select id from users where phone = ?", [phone]);
  return Number(row?.id);
}

test("a complete number leads to the one thing that has it", async () => {
  const one = await paid((await postJob()).id);
  const person = await personOf(one.phone);
  const { phone } = one;
  const spellings = [
    phone,
    `+91 ${phone}`,
    `91${phone}`,
    `0${phone}`,
    ` ${phone.slice(0, 5)} ${phone.slice(5)}`,
  ];
  for (const q of spellings) expect([q, await hitsFor(q)]).toEqual([q, [["person", person]]]);
  for (const q of [`PK-${one.id}`, `pk ${one.id}`, `PK${one.id}`])
    expect([q, await hitsFor(q)]).toEqual([q, [["application", one.id]]]);
  const [order] = await query(
    "select provider_order_id as id from orders where application_id = ?",
    [one.id],
  );
  expect(await hitsFor(String(order?.id))).toEqual([["application", one.id]]);
  const [payment] = await find(one.paymentId);
  expect(payment).toMatchObject({
    kind: "payment",
    applicationId: one.id,
    personId: person,
    state: "kept",
    title: one.paymentId,
    isExact: true,
    amount: 19_900,
  });
  await succeeded(refund(one.paymentId, one.id));
  const [back] = await eventually(
    () => refundsAtProvider(one.paymentId),
    ({ length }) => length > 0,
  );
  const hits = await eventually(
    () => find(back?.id ?? ""),
    ({ length }) => length > 0,
  );
  expect(hits).toMatchObject([{ kind: "payment", title: one.paymentId, isExact: true }]);
  for (const { isExact } of hits) expect(isExact).toBe(true);
});

test("part of a number, a name or an address finds people and what they have", async () => {
  const one = await paid((await postJob()).id);
  const person = await personOf(one.phone);
  const [first, last] = [word(), word()];
  await query("update users set name = ? where id = ?", [`${first} ${last}`, person]);
  const theirs = [
    ["person", person],
    ["application", one.id],
  ];
  const searched = [
    first,
    last.toLowerCase(),
    `${last} ${first.slice(0, 5)}`,
    one.email,
    one.email.slice(0, 12),
  ];
  for (const q of searched) {
    const hits = await find(q);
    expect([q, hits.slice(0, 2).map(({ kind, id }) => [kind, id])]).toEqual([q, theirs]);
    expect(hits[2]).toMatchObject({ kind: "payment", title: one.paymentId });
    expect(hits[0]?.isExact).toBe(q === one.email);
  }
  const byPart = await find(one.phone.slice(0, 9));
  expect(byPart).toContainEqual(expect.objectContaining({ kind: "person", id: person }));
  expect(byPart.every(({ isExact }) => !isExact)).toBe(true);
  // After a change of name, the old name does not find the person.
  await query("update users set name = 'Tara Das' where id = ?", [person]);
  expect(await find(first)).toEqual([]);
});

test("companies and jobs are found by their words, closed jobs too", async () => {
  const [name, title] = [word(), word()];
  const { id, owner } = await verified({ name: `${name} Textiles` });
  const job = await postJob({
    title: `${title} Fitter`,
    company: `${name} Textiles`,
    companyId: id,
  });
  const ofCompany = await hitsFor(name.slice(0, 10));
  expect(ofCompany).toContainEqual(["company", id]);
  expect(ofCompany).toContainEqual(["job", job.id]);
  await succeeded(call("POST", `/ops/jobs/${job.id}/close`, { token: staffToken() }));
  expect(await find(title.slice(0, 8))).toMatchObject([
    { kind: "job", id: job.id, jobState: "closed", company: `${name} Textiles` },
  ]);
  expect(await hitsFor(owner.email)).toEqual([["company", id]]);
  const [row] = await query("select gstin from companies where id = ?", [id]);
  expect(await hitsFor(String(row?.gstin).toLowerCase())).toEqual([["company", id]]);
  await query("update jobs set closed_as = 'draft' where id = ?", [job.id]);
  expect(await find(title)).toEqual([]);
});

test("a company's drafts do not hide jobs, and are found once they are submitted", async () => {
  const title = word();
  const open = await postJob({ title: `${title} Fitter` });
  const drafts = await Promise.all(
    Array.from({ length: 22 }, () => postJob({ title: `${title} Fitter` })),
  );
  const ids = JSON.stringify(drafts.map(({ id }) => id));
  const as = (state: string | null) =>
    query("update jobs set closed_as = ? where id in (select value from json_each(?))", [
      state,
      ids,
    ]);
  await as("draft");
  expect(await hitsFor(title)).toEqual([["job", open.id]]);
  await query("update jobs set title = ? where id in (select value from json_each(?))", [
    `${title} Welder`,
    ids,
  ]);
  expect(await hitsFor(title)).toEqual([["job", open.id]]);
  await as("submitted");
  const newest = Math.max(...drafts.map(({ id }) => id));
  expect((await hitsFor(`${title} Welder`))[0]).toEqual(["job", newest]);
});

test("an unknown number finds nothing, and an invalid search is refused", async () => {
  for (const q of [
    "",
    "   ",
    "!!!",
    '"',
    "PK-0",
    "pay_none",
    "+91 9",
    "123456789012345",
    "a@",
    "*",
  ])
    expect([q, Array.isArray(await find(q))]).toEqual([q, true]);
  for (const q of ["", "!!!", "PK-999999999999", "pay_none", "order_none", "rfnd_none"])
    expect([q, await find(q)]).toEqual([q, []]);
  const ask = (query: string) => call("GET", `/ops/search${query}`, { token: support });
  expect((await ask(`?q=${"a".repeat(101)}`)).body.fields).toHaveProperty("q");
  expect((await ask("?q=a&kind=person")).status).toBe(422);
});

test("a search that shows people is one row of the audit log, and a search without people is not logged", async () => {
  const one = await applied((await postJob()).id);
  const person = await personOf(one.phone);
  const rows = () =>
    query("select detail from audit_log where action = 'search.read' and role = 'support'");
  const mine = async () =>
    (await rows()).filter(({ detail }) => JSON.parse(String(detail)).people.includes(person));
  await find("rfnd_none");
  expect(await mine()).toHaveLength(0);
  await find(one.phone);
  expect(await mine()).toHaveLength(1);
});
