import { expect, test } from "vitest";
import { LIMITS } from "../../worker/facts/limits/limits";
import { UNUSED_DAYS } from "../../worker/facts/people/login";
import { mailText } from "../support/api/applicant";
import { signInStaff } from "../support/api/console";
import { query } from "../support/api/database";
import { empty } from "../support/api/limits";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { BIRTH_YEAR, newcomer, unused } from "../support/api/unused-account";
import { succeeded } from "../support/client";
import { newPhone, PROFILE } from "../support/people";

// A number that its owner gave up goes to another person after a while, who then gets the login
// codes. These tests show to whom the account opens.

test("an unused account opens on a new device to a person who knows its owner's year of birth", async () => {
  const owner = await unused();
  const { first, answer } = await newcomer(owner.phone);
  expect(first).toMatchObject({ status: 403, body: { code: "owner_unknown" } });
  expect(JSON.stringify(first.body)).not.toContain(PROFILE.name);

  const wrong = await answer({ birthYear: BIRTH_YEAR + 1 });
  expect(wrong).toMatchObject({ status: 403, body: { code: "owner_unknown" } });
  expect(wrong.body.fields.birthYear).toContain("not the year");
  expect((await answer({ birthYear: 98 })).status).toBe(422);
  expect(await answer({ birthYear: BIRTH_YEAR })).toMatchObject({
    status: 200,
    body: { user: { name: PROFILE.name } },
  });
  // The new device is known now.
  expect((await newcomer(owner.phone)).first.status).toBe(200);
});

test("the year of birth can't be guessed", async () => {
  const owner = await unused();
  const { max } = LIMITS.birthYearsOfAccount;
  await empty(LIMITS.birthYearsOfAccount, owner.phone);
  const { answer } = await newcomer(owner.phone);
  const guesses = await Promise.all(
    Array.from({ length: max + 20 }, (_, nth) => answer({ birthYear: BIRTH_YEAR - 1 - nth })),
  );
  expect(guesses.filter(({ body }) => body.code === "owner_unknown").length).toBeLessThanOrEqual(
    max,
  );
  const other = await newcomer(owner.phone);
  const right = await other.answer({ birthYear: BIRTH_YEAR });
  expect(right).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect(Number(right.headers.get("Retry-After"))).toBeGreaterThan(300 * 86_400);

  // Staff saw a proof of ownership, and let the owner try again.
  const { token } = await signInStaff("support");
  expect((await call("POST", `/ops/phones/${owner.phone}/unlock`, { token })).status).toBe(204);
  expect((await other.answer({ birthYear: BIRTH_YEAR })).status).toBe(200);
});

test("the owner is mailed about each wrong year, and the person who types it reads how many tries are left", async () => {
  const owner = await unused();
  const { answer } = await newcomer(owner.phone);
  const { max } = LIMITS.birthYearsOfAccount;
  await empty(LIMITS.birthYearsOfAccount, owner.phone);
  const { body } = await answer({ birthYear: BIRTH_YEAR - 1 });
  expect(body.fields.birthYear).toContain(`${max - 1} tries left`);
  const text = await mailText(owner.email, "Somebody tried to open your account");
  expect(text).toContain("Nothing of the account was shown");
});

test("a known device is not asked for the year, and neither is an account in recent use", async () => {
  const device = crypto.randomUUID();
  const owner = await unused(undefined, device);
  expect((await newcomer(owner.phone, device)).first.status).toBe(200);
  const recent = await unused(UNUSED_DAYS - 1);
  expect((await newcomer(recent.phone)).first.status).toBe(200);
});

test("a login that begins without a device and continues with one counts as use, and ends a claim", async () => {
  const owner = await unused();
  const { answer } = await newcomer(owner.phone);
  expect((await answer({ newOwner: true })).status).toBe(409);
  const device = crypto.randomUUID();
  const json = { refreshToken: owner.tokens.refresh.token, device };
  expect((await call("POST", "/user/auth/refresh-tokens", { json })).status).toBe(200);
  expect(await query("select * from number_claims where user_id = ?", [owner.id])).toEqual([]);
  expect((await newcomer(owner.phone)).first.status).toBe(200);
});

test("the first login with a number to which staff moved a young account asks for the year of birth", async () => {
  const owner = await logIn(newPhone());
  const [row] = await query("select id from users where phone = ?", [owner.phone]);
  const { token } = await signInStaff("admin");
  const phone = newPhone();
  const json = { phone, reason: "Lost the SIM; knew the last payment." };
  await succeeded(call("POST", `/ops/people/${row?.id}/phone`, { token, json }));
  const { first, answer } = await newcomer(phone);
  expect(first.body.code).toBe("owner_unknown");
  expect((await answer({ birthYear: BIRTH_YEAR })).body.user.name).toBe(PROFILE.name);
});

test("a login that continues counts as use", async () => {
  const device = crypto.randomUUID();
  const owner = await unused(undefined, device);
  const json = { refreshToken: owner.tokens.refresh.token, device };
  expect((await call("POST", "/user/auth/refresh-tokens", { json })).status).toBe(200);
  expect((await newcomer(owner.phone)).first.status).toBe(200);
});
