import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { NOT_READ } from "../../worker/contract/job/read-as";
import { runSchedule } from "../support/api/product";
import { eventually } from "../support/eventually";
import { ids, post, readAsIn, search, walkAll } from "./searched-jobs";

// This word excludes the jobs of other tests.
const OWN = `Talash${randomBytes(4).toString("hex")}`;
const common = { company: `${OWN} Works`, jobDetail: { Category: [OWN] } };

const jobs = {
  accounts: await post({ ...common, title: "Accountant", location: "Bengaluru" }),
  driver: await post({ ...common, title: "Delivery Driver", location: "Noida" }),
  hindi: await post({ ...common, title: "कबाड़ी", location: "पटना" }),
  power: await post({ ...common, title: "Electrician", location: "Thane" }),
  scrap: await post({ ...common, title: "Kabadi Collector", location: "Surat" }),
};

async function find(q: string, more: Record<string, string> = {}) {
  const answer = await search({ q, category: OWN, ...more });
  expect(answer.status).toBe(200);
  return { ids: ids(answer.body), readAs: readAsIn(answer) };
}

// All words with the consonants of another job's title and any of five vowels, in several points.
const vowels = [..."aeiou"];
const crowd = vowels.flatMap((a) =>
  vowels.map((b) => vowels.flatMap((c) => vowels.map((d) => `z${a}rb${b}n${c}t${d}r`)).join(" ")),
);
await post({ company: "Crowd", title: "Helper", jobDetail: { About: crowd } });
const crowded = await post({ ...common, title: "Zorbinaator" });

// The schedule indexes the words of new jobs, and those of other tests may come first.
await eventually(
  async () => {
    await runSchedule();
    return find("zorbinaatr");
  },
  (result) => result.readAs?.shown.length === 1,
);

test.each([
  ["acountant", "accounts", "accountant"],
  ["accountnt", "accounts", "accountant"],
  ["electrecian", "power", "electrician"],
  ["elektrician", "power", "electrician"],
  ["delivry", "driver", "delivery"],
] as const)("a job is found by %s, and the answer says how it was read", async (typed, name, respelling) => {
  expect(await find(typed)).toEqual({
    ids: [jobs[name].id],
    readAs: { ...NOT_READ, shown: [respelling], kept: [respelling], asTyped: 0 },
  });
});

test("a word in one script also finds its sound in the other, after the exact matches", async () => {
  const { ids: jobIds, readAs } = await find("kabadi");
  expect(jobIds).toEqual([jobs.scrap.id, jobs.hindi.id]);
  expect(readAs).toEqual({ ...NOT_READ, shown: ["कबाड़ी"], kept: ["कबाड़ी"], asTyped: 1 });
  expect((await find("कबाडी")).ids).toEqual([jobs.hindi.id]);
});

test("similar words of one job do not crowd out those of another", async () => {
  expect((await find("zorbinaatr")).ids).toEqual([crowded.id]);
});

test("nearby places, and then fewer words, are tried before an empty answer", async () => {
  expect(await find("driver", { location: "Ghaziabad" })).toMatchObject({
    ids: [jobs.driver.id],
    readAs: { dropped: [], near: expect.arrayContaining(["noida", "delhi"]) },
  });
  expect(await find("electrician mumbai")).toMatchObject({
    ids: [jobs.power.id],
    readAs: { near: expect.arrayContaining(["thane"]) },
  });
  expect(await find("accountant qwrtzpsdfg")).toMatchObject({
    ids: [jobs.accounts.id],
    readAs: { dropped: ["qwrtzpsdfg"] },
  });
  expect(await find("accountant Thane")).toMatchObject({
    ids: [jobs.accounts.id],
    readAs: { dropped: ["Thane"] },
  });
  expect(await find("accountant", { location: "Bengalooru" })).toMatchObject({
    ids: [jobs.accounts.id],
    readAs: { shown: ["bengaluru"], dropped: [] },
  });
});

test("the first words of a long search are read, and the rest is reported", async () => {
  const unknown = ["zqaa", "zqbb", "zqcc", "zqdd", "zqee", "zqff"];
  const { ids: jobIds, readAs } = await find(["accountant", ...unknown].join(" "));
  expect([jobIds, readAs?.dropped.toSorted()]).toEqual([[jobs.accounts.id], unknown]);
});

test("filler words around a search are ignored, unless there are no other words", async () => {
  const { ids: jobIds, readAs } = await find("need accountant job in");
  expect([jobIds, readAs]).toEqual([[jobs.accounts.id], { ...NOT_READ, searched: ["accountant"] }]);
  const all = await search({ q: "naukri chahiye", category: OWN });
  expect([ids(all.body).length, readAsIn(all)]).toEqual([6, { ...NOT_READ, searched: [] }]);
});

test("a search with enough jobs is read only as typed, and its pages contain each job once", async () => {
  const { ids: jobIds, readAs } = await find("");
  expect(jobIds.toSorted()).toEqual(
    [...Object.values(jobs), crowded].map(({ id }) => id).toSorted(),
  );
  expect(readAs).toBeNull();
  for (const q of [`kabadi ${OWN}`, `acountant ${OWN}`, `accountant Thane ${OWN}`]) {
    expect(await walkAll({ q, limit: "1" })).toEqual(ids((await search({ q })).body));
  }
});

test("a search for a place alone looks near it only when it has hardly any jobs", async () => {
  // A word of its own, so that the jobs above are not found.
  const category = `Paas${randomBytes(4).toString("hex")}`;
  const at = (location: string) =>
    post({ company: category, jobDetail: { Category: [category] }, title: "Packer", location });
  const near = await at("Noida");
  const here = [await at("Ghaziabad"), await at("Ghaziabad")];
  const look = () => search({ location: "Ghaziabad", category });
  const few = await eventually(
    async () => {
      // The schedule indexes the places of new jobs, and those of other tests may come first.
      await runSchedule();
      return look();
    },
    ({ body }) => ids(body).includes(near.id),
  );
  expect(ids(few.body)).toEqual([...here.map(({ id }) => id).reverse(), near.id]);
  expect(readAsIn(few)?.near).toContain("noida");
  here.push(await at("Ghaziabad"));
  const enough = await look();
  expect(ids(enough.body)).toEqual(here.map(({ id }) => id).reverse());
  expect(readAsIn(enough)).toBeNull();
});

test("a cursor behind all results gives an empty page", async () => {
  const { headers } = await search({ q: OWN, limit: "1" });
  const next = new URL(/<(.+)>/.exec(headers.get("Link") ?? "")?.[1] ?? "", "http://here.invalid");
  const read = (text: string) => JSON.parse(Buffer.from(text, "base64url").toString());
  const [list] = read(next.searchParams.get("cursor") ?? "");
  for (const [rank, isSecond] of [
    [2, false],
    [3, true],
  ]) {
    const forged = Buffer.from(JSON.stringify([list, { rank, id: 99, isSecond }]));
    const cursor = forged.toString("base64url");
    const { status, body } = await search({ q: OWN, limit: "1", cursor });
    expect([status, body]).toEqual([200, []]);
  }
});

test("odd searches are answered", async () => {
  for (const q of ["ऄ", "h", "hh yy", "ॐ ॐ", "\ud800x", "x".repeat(3_000), "क".repeat(300)]) {
    expect((await search({ q: `${q} qwrtzpsdfg`, location: "\ud83d Goa" })).status).toBe(200);
  }
  const many = Array.from({ length: 12 }, (_, at) => `qwrtz${"क".repeat(80)}${at}`).join(" ");
  expect((await search({ q: many, location: "क".repeat(100) })).status).toBe(200);
});
