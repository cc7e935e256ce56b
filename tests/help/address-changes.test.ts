import { expect, test } from "vitest";
import { confirmEmail } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { newPhone } from "../support/people";
import { mails, named, newAddress, save } from "./addresses";

// The limit for changes of the address to which our mail goes.

test("an address can be changed three times a day, and its confirmed owner is told", async () => {
  const person = await named();
  const { token, email } = person;
  await confirmEmail(email);
  for (let n = 0; n < 3; n += 1) {
    expect((await save(token, { email: newAddress() })).status).toBe(200);
  }
  const refused = await save(token, { email: newAddress() });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(86_000);
  expect(refused.body.message).toBe(
    "You can change your email 3 times a day. Please wait 24 hours.",
  );
  // Other fields can still be changed while the address stays.
  const { body: now } = await call("GET", "/user/profile", { token });
  expect((await save(token, { name: "Asha Rao", email: now.email })).body.name).toBe("Asha Rao");
  const sentMails = await mails(email, 1);
  expect(sentMails.map(({ subject }) => subject)).toEqual([
    "Your email address at Pakka was changed",
  ]);
});

test("ten parallel changes of an address store the first one and at most three more", async () => {
  const { token } = await logIn(newPhone(), false);
  const tryOne = async () => (await save(token, { email: newAddress() })).status;
  const statuses = await Promise.all(Array.from({ length: 10 }, tryOne));
  expect([...new Set(statuses)].every((status) => [200, 409, 429].includes(status))).toBe(true);
  for (let n = 0; n < 4; n += 1) statuses.push(await tryOne());
  expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  expect(statuses.at(-1)).toBe(429);
});

test("the same change of an address sent four times at once is one change", async () => {
  const { token, email } = await named();
  await confirmEmail(email);
  for (let n = 0; n < 3; n += 1) {
    const next = newAddress();
    const answers = await Promise.all([1, 2, 3, 4].map(() => save(token, { email: next })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  expect((await save(token, { email: newAddress() })).status).toBe(429);
  expect(await mails(email, 1)).toHaveLength(1);
});
