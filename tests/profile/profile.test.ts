import { readFileSync } from "node:fs";
import { beforeAll, expect, inject, test } from "vitest";
import { ADULT_AGE } from "../../worker/facts/people/people";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { newPhone } from "../support/people";

let token: string;
beforeAll(async () => {
  token = (await logIn()).token;
});

const save = (fields: object) =>
  call("PATCH", "/user/profile", {
    token,
    json: { name: "Asha Verma", email: "asha@example.in", dob: "1999-08-15", ...fields },
  });

test.each([
  ["midnight in UTC", "1999-08-15T00:00:00.000Z"],
  ["midnight in India, told in UTC", "1999-08-14T18:30:00.000Z"],
  ["midnight in India, told with its zone", "1999-08-15T00:00:00+05:30"],
])("a date of birth sent as %s is that day in India", async (_, dob) => {
  expect((await save({ dob })).body.dob).toBe("1999-08-15");
});

test("a text that only begins like a time is refused as a date of birth", async () => {
  const { status, body } = await save({ dob: "1999-08-15Tnoon" });
  expect(status).toBe(422);
  expect(body.fields).toEqual({ dob: "Enter a date like 1999-08-15" });
});

test("a profile sent without a gender keeps the stored one", async () => {
  expect((await save({ gender: "FEMALE" })).body.gender).toBe("FEMALE");
  expect((await save({})).body.gender).toBe("FEMALE");
  expect((await save({ gender: null })).body.gender).toBe("FEMALE");
});

const RAVI = { name: "Ravi", email: "ravi@example.in", dob: "1999-08-15" };

test("a candidate who never gave a gender gets the form's default", async () => {
  const { token } = await logIn(newPhone(), false);
  expect((await call("PATCH", "/user/profile", { token, json: RAVI })).body.gender).toBe("MALE");
});

test("a candidate who clears the gender has none, even after a change without it", async () => {
  const { token } = await logIn(newPhone(), false);
  const first = { token, json: { ...RAVI, gender: "" } };
  expect((await call("PATCH", "/user/profile", first)).body.gender).toBeNull();
  expect((await call("PATCH", "/user/profile", { token, json: RAVI })).body.gender).toBeNull();
  const update = { token, json: { ...RAVI, gender: "OTHER" } };
  expect((await call("PATCH", "/user/profile", update)).body.gender).toBe("OTHER");
  expect((await call("PATCH", "/user/profile", first)).body.gender).toBeNull();
});

/** The date of birth, in India, of a person who is so many years and days old today. */
function bornAgo(years: number, days: number): string {
  const today = new Date(Date.now() + 5.5 * 3_600_000);
  today.setUTCFullYear(today.getUTCFullYear() - years);
  today.setUTCDate(today.getUTCDate() - days);
  return today.toISOString().slice(0, 10);
}

test("a person who turns 18 today can join", async () => {
  const dob = bornAgo(ADULT_AGE, 0);
  expect((await save({ dob })).body).toMatchObject({ dob, age: ADULT_AGE });
});

test("a person under 18 can't join, and nothing sent is stored or logged", async () => {
  const { token } = await logIn(newPhone(), false);
  const dob = bornAgo(ADULT_AGE, -1);
  const json = { name: "Too Young", email: `young${newPhone()}@example.in`, dob };
  const { status, body } = await call("PATCH", "/user/profile", { token, json });
  expect(status).toBe(422);
  expect(body.fields.dob).toContain("aged 18 or above");
  expect(body.message).toBe(body.fields.dob);
  const profile = (await call("GET", "/user/profile", { token })).body;
  expect(profile).toMatchObject({ name: null, email: null, dob: null, gender: null, age: null });
  const logged = readFileSync(inject("log"), "utf8");
  for (const value of Object.values(json)) expect(logged).not.toContain(value);
});

test("an unknown gender is refused in plain words", async () => {
  const { status, body } = await save({ gender: "X" });
  expect(status).toBe(422);
  expect(body.fields).toEqual({ gender: "Choose Male, Female or Other" });
});
