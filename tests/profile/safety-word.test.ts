import { expect, test } from "vitest";
import { LIMITS } from "../../worker/facts/limits/limits";
import { SAFETY_WORDS } from "../../worker/facts/people/safety-words";
import { hold, inHours, paid, setInterview } from "../support/api/applicant";
import { giveJob, verified } from "../support/api/companies";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { succeeded } from "../support/client";

interface Person {
  token: string;
  email: string;
}

const save = ({ token, email }: Person, safetyWord?: unknown) =>
  call("PATCH", "/user/profile", {
    token,
    json: { name: "Asha Verma", email, dob: "1999-08-15", safetyWord },
  });
const wordOf = async ({ token }: Person): Promise<string> =>
  (await succeeded(call("GET", "/user/profile", { token }))).safetyWord;

test("a new account gets a word of the list, and its owner can change it in the profile", async () => {
  const person = await logIn();
  const initialWord = await wordOf(person);
  expect(SAFETY_WORDS).toContain(initialWord);
  expect(JSON.stringify(person.user)).not.toContain(initialWord);
  for (const value of [undefined, null, ""]) {
    expect((await save(person, value)).body.safetyWord).toBe(initialWord);
  }
  expect((await save(person, "  Tulsi7 ")).body.safetyWord).toBe("Tulsi7");
  expect((await save(person, "तुलसी")).body.safetyWord).toBe("तुलसी");
  expect(await wordOf(person)).toBe("तुलसी");
});

test("a safety word is one short word that does not lead off the site", async () => {
  const person = await logIn();
  const initialWord = await wordOf(person);
  const ask = async (word: unknown) => {
    const { status, body } = await save(person, word);
    return [status, body.fields?.safetyWord];
  };
  const wrong =
    "A safety word is one word of 3 to 20 letters and digits. It has no spaces, and one letter at least";
  for (const word of ["ab", "a".repeat(21), "12345", "red mango", "a\nbcd", "evil.in", 7]) {
    expect([word, ...(await ask(word))]).toEqual([word, 422, wrong]);
  }
  const phone = "Choose a word without a phone number, “Pakka” or a word of payment";
  expect(await ask("x9876543210")).toEqual([422, phone]);
  expect(await ask("x९८७६५४३२१०")).toEqual([422, phone]);
  for (const word of ["Pakka", "PakkaSupport", "पक्का", "sendRs500"])
    expect([word, ...(await ask(word))]).toEqual([word, 422, phone]);
  expect(await wordOf(person)).toBe(initialWord);
});

test("the word can be changed five times a day, and other fields still after that", async () => {
  const person = await logIn();
  const { max } = LIMITS.safetyWordsOfPerson;
  for (let n = 1; n <= max; n += 1) {
    expect((await save(person, `mango${n}`)).status).toBe(200);
    // Saving the same word again does not count as a change.
    expect((await save(person, `mango${n}`)).status).toBe(200);
  }
  const refused = await save(person, "papaya");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(86_000);
  expect(refused.body.message).toBe(
    "You can change your safety word 5 times a day. Please wait 24 hours.",
  );
  const answer = await save(person, `mango${max}`);
  expect(answer).toMatchObject({ status: 200, body: { safetyWord: `mango${max}` } });
});

test("ten parallel changes of the word count each change that was stored", async () => {
  const person = await logIn();
  const change = async (_: unknown, n: number) => (await save(person, `papaya${n}`)).status;
  const statuses = await Promise.all(Array.from({ length: 10 }, change));
  expect(statuses.every((status) => [200, 409, 429].includes(status))).toBe(true);
  for (let n = 0; n < 6; n += 1) statuses.push(await change(null, 20 + n));
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
});

test("only the candidate is shown the word", async () => {
  const job = await postJob();
  const one = await paid(job.id);
  const word = `Zq${one.phone.slice(-6)}w`;
  expect((await save(one, word)).status).toBe(200);
  const company = await verified();
  await giveJob(company.id, job.id);
  await succeeded(setInterview(one.id, inHours(20)));
  await hold(one);
  await call("POST", "/user/queries", {
    token: one.token,
    json: { subject: "My question", description: "Where is the office?" },
  });
  const ofCompany = [
    `/employer/jobs/${job.id}/candidates`,
    `/employer/applications/${one.id}`,
    "/employer/interviews",
    "/employer/owed",
  ];
  const ofStaff = [
    `/ops/applications?jobId=${job.id}`,
    `/ops/applications/${one.id}`,
    `/ops/interviews?jobId=${job.id}`,
    "/ops/queries",
    "/ops/audit",
    "/ops/dead-letters",
  ];
  for (const [paths, token] of [
    [ofCompany, company.owner.token],
    [ofStaff, staffToken()],
  ] as const) {
    for (const path of paths) {
      const bodyText = JSON.stringify(await succeeded(call("GET", path, { token })));
      expect([path, bodyText.includes(word)]).toEqual([path, false]);
    }
  }
  const check = { text: `PK-${one.id}`, phoneEnding: one.phone.slice(-4) };
  const { body } = await call("POST", "/user/check", { json: check });
  expect(body.slot).not.toBeNull();
  expect(JSON.stringify(body)).not.toContain(word);
  // Stored messages do not contain the word: it is added when they are sent.
  const stored = await query(
    "select count(*) as n from outbox, audit_log where payload like ? or detail like ?",
    [`%${word}%`, `%${word}%`],
  );
  expect(stored[0]?.n).toBe(0);
});
