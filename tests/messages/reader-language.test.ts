import { expect, inject, test } from "vitest";
import { applied } from "../support/api/applicant";
import { confirmEmail } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";

// `en-XA` is English in letters that are wider than ours.
const PLAIN = /[A-Za-z]{2}/;
const ADDRESSES = /https?:\/\/\S+|\S+@\S+/g;

test("a person's messages are in the language of the profile", async () => {
  const person = await logIn();
  const { token, email } = person;
  const json = { name: "Asha Verma", email, dob: "1999-08-15", language: "en-XA" };
  const saved = await succeeded(call("PATCH", "/user/profile", { token, json }));
  expect(saved.language).toBe("en-XA");
  await confirmEmail(email);
  await applied((await postJob()).id, person);
  const mails = await eventually(
    () => simulate(`/inbox/email?to=${email}`),
    (list) => list.length > 0,
  );
  for (const { subject, text } of mails) {
    expect(subject).not.toMatch(PLAIN);
    expect(text.replace(ADDRESSES, "")).not.toMatch(PLAIN);
  }
  const { body } = await call("GET", "/user/notifications", { token });
  expect(body.length).toBeGreaterThan(0);
  expect(body[0].notification.title).not.toMatch(PLAIN);
});

test("an unknown language is refused, and a profile sent without one keeps it", async () => {
  const { token, email } = await logIn();
  const save = (language?: string) =>
    call("PATCH", "/user/profile", {
      token,
      json: { name: "Asha Verma", email, dob: "1999-08-15", language },
    });
  expect((await save("xx")).status).toBe(422);
  expect((await save("en-XA")).body.language).toBe("en-XA");
  expect((await save()).body.language).toBe("en-XA");
});

test("a program reads failures in the language that it accepts", async () => {
  const refusal = async (accepted: string) =>
    (await call("GET", "/user/profile", { headers: { "Accept-Language": accepted } })).body;
  expect((await refusal("en-XA, en;q=0.5")).message).not.toMatch(PLAIN);
  const english = "Please log in again.";
  for (const accepted of ["en", "fr, de;q=0.5", ""])
    expect(await refusal(accepted)).toMatchObject({ code: "unauthorized", message: english });
});

test("a post that is refused at the door is answered in the visitor's language", async () => {
  const refused = await fetch(`${inject("product")}/contact`, {
    method: "POST",
    headers: { Cookie: "pakka_language=en-XA", "Sec-Fetch-Site": "cross-site" },
  });
  expect(refused.status).toBe(403);
  const text = await refused.text();
  expect(text).not.toBe("");
  expect(text).not.toMatch(PLAIN);
});
