import { expect, test } from "vitest";
import { todayInIndia } from "../../worker/contract/profile";
import { momentInIndia } from "../../worker/domain/booking/interview/times.rules";
import { now } from "../support/api/clock";
import { logIn } from "../support/api/people";
import { call, runSchedule } from "../support/api/product";
import { postJob, postUnverifiedJob, staffToken } from "../support/api/staff";
import { succeeded } from "../support/client";
import {
  digestMails,
  passUntil,
  type Seeker,
  save,
  searchesOf,
  seeker,
  toldOf,
} from "./digest-people";

const DAYS = 60;

const read = ({ token }: Seeker) => succeeded(call("PATCH", "/user/notifications/read", { token }));
const close = (id: number) =>
  succeeded(call("POST", `/ops/jobs/${id}/close`, { token: staffToken(), json: {} }));
const reopen = (id: number) =>
  succeeded(call("POST", `/ops/jobs/${id}/open`, { token: staffToken(), json: {} }));
const inTitle = (body: string, title: string) => body.split(title).length - 1;

test("for sixty days people are told of each new job once, at most once a day, and only if there is one", async () => {
  const reader = await seeker("q=beekeeper", "location=kohima");
  const silent = await seeker("q=beekeeper");
  const elsewhere = await seeker("q=lamplighter");
  const paused = await seeker("q=beekeeper");
  const [{ id: search }] = await searchesOf(paused);
  const setPaused = (isPaused: boolean) =>
    succeeded(
      call("PATCH", `/user/searches/${search}`, { token: paused.token, json: { isPaused } }),
    );

  /** The jobs that the reader should be told about, each with the day after which it is news. */
  const posted: { id: number; title: string; day: number }[] = [];
  const post = async (day: number, title: string, isNews = true) => {
    const job = await postUnverifiedJob({ title, company: "Kohima Apiary", location: "Kohima" });
    if (isNews) posted.push({ id: job.id, title, day });
    return job.id;
  };

  await passUntil("12:00");
  let reposted = 0;
  for (let day = 0; day < DAYS; day += 1) {
    if (day === 10) await setPaused(true);
    if (day === 20) await setPaused(false);
    // One job on most days, two on some, none on every fifth.
    if (day % 5 !== 0) {
      const id = await post(day, `Beekeeper of hive ${day}.`);
      if (day % 7 === 2) await post(day, `Wax maker, beekeeper ${day}.`);
      // A second post with the same title, ten days later, is not news.
      if (day === 6) reposted = id;
      if (day === 16) await post(day, "BEEKEEPER of  Hive 6", false);
    } else if (day === 15) {
      // A job that was closed and opened again is not news, nor is one closed before the morning.
      await close(reposted);
      await reopen(reposted);
      await close(await post(day, "Beekeeper for a day", false));
    }
    if (day % 10 === 0) {
      await passUntil("07:58");
      for (const one of [reader, silent]) {
        expect((await toldOf(one)).filter((digest) => digest.day === todayInIndia(now()))).toEqual(
          [],
        );
      }
    }
    await passUntil("08:00");
    if (day % 10 === 0) await Promise.all([runSchedule(), runSchedule(), runSchedule()]);
    await toldOf(reader);
    await read(reader);
  }

  const ofReader = await toldOf(reader);
  const bodies = ofReader.map(({ body }) => body).join("\n");
  for (const { title } of posted) {
    expect({ title, times: inTitle(bodies, title) }).toEqual({ title, times: 1 });
  }
  expect(bodies).not.toContain("Hive 6");
  expect(bodies).not.toContain("for a day");
  expect(ofReader).toHaveLength(new Set(posted.map(({ day }) => day)).size);
  for (const one of [reader, silent, paused]) {
    const digests = await toldOf(one);
    expect(new Set(digests.map(({ day }) => day)).size).toBe(digests.length);
    for (const { at, day, body } of digests) {
      const minutes = (Date.parse(at) - momentInIndia(day, "08:00").getTime()) / 60_000;
      expect(minutes).toBeGreaterThanOrEqual(0);
      expect(minutes).toBeLessThan(60);
      expect(body).toContain("• ");
    }
  }
  expect(await toldOf(elsewhere)).toEqual([]);
  expect(await digestMails(elsewhere)).toEqual([]);

  // Four daily digests, then four weekly ones, then a last message.
  const ofSilent = await toldOf(silent);
  const gaps = ofSilent
    .slice(1)
    .map(({ day }, at) => (Date.parse(day) - Date.parse(ofSilent[at]?.day ?? "")) / 86_400_000);
  expect(gaps.slice(0, 3).every((days) => days <= 2)).toBe(true);
  expect(gaps.slice(3).every((days) => days === 7 || days === 8)).toBe(true);
  expect(ofSilent.map(({ title }) => title).filter((title) => title === "Still looking?")).toEqual([
    "Still looking?",
  ]);
  expect(ofSilent).toHaveLength(9);
  expect(ofSilent.at(-1)?.title).toBe("Still looking?");
  expect(await digestMails(silent)).toHaveLength(9);
  expect(await searchesOf(silent)).toMatchObject([{ isPaused: true }]);

  const ofPaused = (await toldOf(paused)).map(({ body }) => body).join("\n");
  for (const { title, day } of posted) {
    if (day >= 10 && day < 20) expect(ofPaused).not.toContain(title);
  }
}, 600_000);

test("people are not told of a job that they looked at, saved or applied for, or that closed", async () => {
  await passUntil("12:00");
  const person = await seeker("q=cartographer");
  const names = ["Seen", "Saved", "Shut", "Fresh"];
  const [seen, saved, shut] = await Promise.all(
    names.map((name) => postJob({ title: `${name} cartographer`, location: "Leh" })),
  );
  const { token } = person;
  await call("GET", `/user/jobs/${seen?.id}`, { token });
  await call("GET", `/user/jobs/${saved?.id}/saveJob?saved=true`, { token });
  await close(Number(shut?.id));
  await passUntil("08:00");
  const [digest, ...more] = await toldOf(person);
  expect(more).toEqual([]);
  expect(digest?.title).toBe("1 new job for you");
  expect(digest?.body).toContain("Fresh cartographer");
  const listed = await succeeded(call("GET", "/user/searches/new-jobs", { token }));
  expect(listed.map(({ title }: { title: string }) => title)).toEqual(["Fresh cartographer"]);
});

test("a misspelled search is told of jobs for the word that was meant", async () => {
  await passUntil("12:00");
  await postJob({ title: "Lexicographer", location: "Leh" });
  await runSchedule();
  const person = await seeker("q=leksicographer");
  const Salary = ["₹9,000\na month"];
  await postJob({ title: "Lexicographer of Tamil", location: "Salem", jobDetail: { Salary } });
  await passUntil("08:00");
  const [of] = (await toldOf(person)).map(({ body }) => body.split("\n"));
  expect(of?.[1]).toMatch(/^• Lexicographer of Tamil, .+, Salem: ₹9,000 a month$/);
  // A search with a word that no job contains asks for another job.
  const other = await seeker("q=lexicographer+zzyzx");
  await postJob({ title: "Lexicographer of Odia", location: "Puri" });
  await passUntil("08:00");
  expect(await toldOf(other)).toEqual([]);
});

test("a person who saved a place with enough jobs is not told of the places near it", async () => {
  await passUntil("12:00");
  const at = (location: string, category: string, title: string) =>
    postJob({ title, location, company: category, jobDetail: { Category: [category] } });
  const people: Record<string, Seeker> = {};
  for (const [category, jobs] of [
    ["Coopers", 3],
    ["Fletchers", 2],
  ] as const) {
    for (let nth = 1; nth <= jobs; nth += 1) await at("Ghaziabad", category, `Packer ${nth}`);
    people[category] = await seeker(`location=Ghaziabad&category=${category}`);
    await at("Noida", category, `Helper of ${category}`);
  }
  await passUntil("08:00");
  const digestsOf = async (category: string) => toldOf(people[category] as Seeker);
  expect((await digestsOf("Fletchers")).map(({ body }) => body).join()).toContain(
    "Helper of Fletchers",
  );
  expect(await digestsOf("Coopers")).toEqual([]);
});

test("mails with new jobs go only to confirmed addresses", async () => {
  await passUntil("12:00");
  const person = await logIn();
  await save(person, "q=glassblower");
  await postJob({ title: "Glassblower", location: "Firozabad" });
  await passUntil("08:00");
  expect(await toldOf(person)).toHaveLength(1);
  expect(await digestMails(person)).toEqual([]);
});
