import { beforeAll, expect, test } from "vitest";
import { call, logIn, newPhone } from "./person";

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

test("what only begins like a time is no date of birth", async () => {
  const { status, body } = await save({ dob: "1999-08-15Tnoon" });
  expect(status).toBe(422);
  expect(body.fields).toEqual({ dob: "Enter a date like 1999-08-15" });
});

test("a gender that was told stays where none is sent", async () => {
  expect((await save({ gender: "FEMALE" })).body.gender).toBe("FEMALE");
  expect((await save({})).body.gender).toBe("FEMALE");
  expect((await save({ gender: null })).body.gender).toBe("FEMALE");
});

test("the gender of someone who never told it is the form's default", async () => {
  const { token } = await logIn(newPhone(), false);
  const json = { name: "Ravi", email: "ravi@example.in", dob: "1999-08-15" };
  expect((await call("PATCH", "/user/profile", { token, json })).body.gender).toBe("MALE");
});

test("a gender that is none of the three is refused in plain words", async () => {
  const { status, body } = await save({ gender: "X" });
  expect(status).toBe(422);
  expect(body.fields).toEqual({ gender: "Choose Male, Female or Other" });
});
