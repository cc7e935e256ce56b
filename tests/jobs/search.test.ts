import { randomBytes } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { call } from "../support/api/product";
import {
  CATEGORIES,
  CRAFTS,
  change,
  expected,
  foundIds,
  ids,
  numbers,
  PLACES,
  post,
  posted,
  postMany,
  type Query,
  search,
  staff,
  TAG,
  walk,
} from "./searched-jobs";

beforeAll(postMany);

test("any combination of filters lists every matching job once: title matches first, then newest first", async () => {
  const { below, pick } = numbers(11);
  for (let round = 0; round < 60; round += 1) {
    const beginning = (word: string) => word.slice(0, 2 + below(word.length - 1));
    const from = below(8);
    const query: Partial<Query> = {
      ...(below(3) > 0 && {
        q: [pick(CRAFTS), ...(below(2) ? [beginning(pick(CRAFTS))] : [])].join(" "),
      }),
      ...(below(2) && { category: pick(CATEGORIES) }),
      ...(below(3) === 0 && { free: true }),
    };
    // Without these words or categories, the search would also find jobs of other tests.
    query.location =
      below(2) && (query.q || query.category)
        ? pick(PLACES)
            .slice(from, from + 1 + below(7))
            .trim() || undefined
        : query.q || query.category
          ? undefined
          : TAG.slice(0, 8).toUpperCase();
    const params = {
      ...(query.q && { q: query.q }),
      ...(query.location && { location: query.location }),
      ...(query.category && { category: query.category }),
      ...(query.free && { free: "true" }),
      limit: String(1 + below(20)),
    };
    expect(await walk(params), JSON.stringify(params)).toEqual(expected(query));
  }
});

test("a job is found by the city, state and remote work that it states", async () => {
  const own = randomBytes(4).toString("hex");
  const [city, state] = [`Surat${own}`, `Gujarat${own}`];
  const { id } = await post({ title: "Helper", location: "Ring Road", city, state });
  expect(await foundIds({ location: city.toLowerCase() })).toEqual([id]);
  expect(await foundIds({ location: `Road, ${city}` })).toEqual([id]);
  expect(await foundIds({ q: state })).toEqual([id]);
  expect(await foundIds({ q: state, location: "remote" })).toEqual([]);
  await change(id, { remote: true, city: "Vapi" });
  expect(await foundIds({ q: state, location: "remote" })).toEqual([id]);
  expect(await foundIds({ q: state, location: "Vapi" })).toEqual([id]);
  expect(await foundIds({ location: city })).toEqual([]);
});

test("the list without filters pages over every open job once, newest first", async () => {
  const listedIds = (await walk({ limit: "37" })).filter((id) =>
    posted.some((job) => job.id === id),
  );
  expect(listedIds).toEqual(ids(posted).sort((a, b) => b - a));
});

test("a Hindi word is found whole and by its beginning, not by a letter inside it", async () => {
  const job = await post({ title: `नौकरी${TAG} प्राथमिक शिक्षिका` });
  expect(await foundIds({ q: `नौकरी${TAG}` })).toEqual([job.id]);
  expect(await foundIds({ q: `नौकरी${TAG} शिक्षि` })).toEqual([job.id]);
  expect(await foundIds({ q: `नौकरी${TAG} क` })).toEqual([]);
  expect(await foundIds({ q: `नौकरी${TAG} करी` })).toEqual([]);
  expect(await foundIds({ location: `नागपुर ${TAG}`, limit: "100" })).toEqual(
    expected({ location: `नागपुर ${TAG}` }),
  );
});

test("a long word is found by every beginning; a single letter only as a whole word", async () => {
  const word = `electroencephalographist${TAG}`;
  const job = await post({ title: `${word} C developer` });
  for (let letters = 18; letters <= word.length; letters += 1) {
    expect(await foundIds({ q: word.slice(0, letters) })).toContain(job.id);
  }
  expect(await foundIds({ q: `${word} c` })).toEqual([job.id]);
  expect(await foundIds({ q: `${word} d` })).toEqual([]);
});

test("quotes, operators and control characters are searched as plain text", async () => {
  const job = await post({
    title: `Potter${TAG} "wheel" and kiln`,
    jobDetail: { About: ["You're near the city, not in it: 50%\nnight shifts", 'Say "yes"'] },
  });
  const potter = `potter${TAG}`;
  const same = [
    `"${potter}"`,
    `"${potter}`,
    `${potter}*`,
    `^${potter}`,
    `-${potter}`,
    `+${potter} + wheel`,
    `{${potter} wheel}`,
    `(${potter}) ;--`,
    `${potter} AND near`,
    `NOT ${potter}`,
    `${potter}\u0000 kiln`,
    `'${potter}' 50%`,
    `${potter}\\ % _ kiln`,
    `${potter} night`,
    `potter${TAG.toUpperCase()} KILN`,
  ];
  for (const q of same) expect(await foundIds({ q }), q).toEqual([job.id]);
  expect(await foundIds({ q: `${potter} OR weaver` })).toEqual([]);
  expect(await foundIds({ q: `title:${potter}` })).toEqual([]);
  expect(await foundIds({ location: `%${TAG}` })).toEqual([]);
});

test("a private-use character in a job's text does not move it to another list", async () => {
  const word = `thatcher${TAG}`;
  const job = await post({
    title: `Thatcher${TAG} \ue002`,
    jobDetail: { About: ["Roofs \ue002", "\ue002"] },
  });
  const isFound = async (query: object) => (await foundIds({ q: word, ...query })).includes(job.id);
  expect([await isFound({}), await isFound({ free: "true" })]).toEqual([true, false]);
  await change(job.id, { city: "Diu \ue002", jobDetail: { Perks: ["\ue002 Food"] } });
  const refused = await change(job.id, { jobDetail: { "Perks \ue002": ["Food"] } });
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { jobDetail: expect.any(String) } },
  });
  expect([await isFound({}), await isFound({ free: "true" })]).toEqual([true, false]);
});

test("every search text gets an answer", async () => {
  const { below, pick } = numbers(23);
  const pieces = Array.from("ab\"*^:-+(){}'\\%_\u0000\u200d\u0301\u093f\ue001\ue002क😀𞤀 ");
  for (let round = 0; round < 40; round += 1) {
    const text = Array.from({ length: 1 + below(30) }, () => pick(pieces)).join("");
    for (const field of ["q", "location", "category"]) {
      expect((await search({ [field]: text })).status, JSON.stringify(text)).toBe(200);
    }
  }
});

test("a search of punctuation alone finds nothing, and an empty field is not a filter", async () => {
  expect(await foundIds({ q: "!!! ***" })).toEqual([]);
  expect((await foundIds({ q: " ", location: "", category: "" })).length).toBeGreaterThan(0);
});

test("a search of 5,000 characters is accepted, and one more is refused", async () => {
  const job = await post({ title: `Lampmaker${TAG}` });
  const long = `lampmaker${TAG} `.repeat(400).slice(0, 5000).trimEnd();
  expect(await foundIds({ q: long })).toEqual([job.id]);
  expect(await foundIds({ q: "क".repeat(5000) })).toEqual([]);
  expect(await foundIds({ q: Array.from({ length: 1000 }, (_, i) => `w${i}`).join(" ") })).toEqual(
    [],
  );
  const refused = await search({ q: "a".repeat(5001) });
  expect(refused).toMatchObject({ status: 422, body: { fields: { q: expect.any(String) } } });
});

test("the next page of a long search has an address that any client can follow", async () => {
  for (let i = 0; i < 3; i += 1) await post({ title: `Candlemaker${TAG} ${i}` });
  const q = `candlemaker${TAG} `.repeat(400).slice(0, 5000).trimEnd();
  const first = await search({ q, limit: "2" });
  const next = /^<(.+)>;/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
  expect(next.length).toBeLessThan(500);
  expect((await call("GET", next)).body).toHaveLength(1);
});

test("the search follows jobs that are posted, changed or closed", async () => {
  const word = (name: string) => `${name}${TAG}`;
  const job = await post({
    title: word("cobbler"),
    location: `${word("Salem")}`,
    jobDetail: { Category: [word("Leather")], Duties: [word("stitching")] },
  });
  expect(await foundIds({ q: word("cobbler") })).toEqual([job.id]);
  expect(await foundIds({ q: word("stitching") })).toEqual([job.id]);
  expect(await foundIds({ location: word("salem"), free: "true" })).toEqual([]);

  const changed = await change(job.id, {
    title: word("saddler"),
    location: word("Erode"),
    applicationPrice: 0,
    jobDetail: { Category: [word("Hides")], Duties: null },
  });
  expect(changed.status).toBe(200);
  expect(await foundIds({ q: word("cobbler") })).toEqual([]);
  expect(await foundIds({ q: word("stitching") })).toEqual([]);
  expect(await foundIds({ category: word("Leather") })).toEqual([]);
  expect(await foundIds({ location: word("salem") })).toEqual([]);
  const now = {
    q: word("saddler"),
    location: word("ERODE"),
    category: word("Hides"),
    free: "true",
  };
  expect(await foundIds(now)).toEqual([job.id]);
  expect((await change(job.id, { maxApplicants: 9 })).status).toBe(200);
  expect(await foundIds(now)).toEqual([job.id]);

  await call("POST", `/ops/jobs/${job.id}/close`, { token: staff });
  expect(await foundIds(now)).toEqual([]);
  expect(await foundIds({ location: word("erode") })).toEqual([]);
  await call("POST", `/ops/jobs/${job.id}/open`, { token: staff });
  expect(await foundIds(now)).toEqual([job.id]);
});
