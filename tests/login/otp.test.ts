import { expect, test } from "vitest";
import { query } from "../support/api/database";
import { logIn, newestCode } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { newPhone } from "../support/people";

const send = (phone: string, headers?: HeadersInit) =>
  call("POST", "/user/auth/send-otp", { json: { phone }, headers });
const verify = (key: string, otp: string) =>
  call("POST", "/user/auth/verify-otp", { json: { key, otp } });
const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));
const statuses = (answers: { status: number }[]) => answers.map((a) => a.status).sort();
/** A code other than the given one. */
const wrong = (code: string, by = 1) => String((Number(code) + by) % 10_000).padStart(4, "0");
/** Makes a phone's codes an hour older, without changing when they expire. */
const hourLater = (phone: string) =>
  query(
    "update otps set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-61 minutes') where phone = ?",
    [phone],
  );

test("fifty parallel verifies log in once with a code", async () => {
  const phone = newPhone();
  const { body } = await send(phone);
  const code = await newestCode(phone);
  const answers = await times(50, () => verify(body.key, code));
  expect(statuses(answers)).toEqual([200, ...Array(49).fill(422)]);
});

test("a second verify with the same attempt logs in within a minute, but only its owner", async () => {
  const phone = newPhone();
  const { body } = await send(phone);
  const code = await newestCode(phone);
  const attempt = crypto.randomUUID();
  const press = (otp: string, its = attempt) =>
    call("POST", "/user/auth/verify-otp", { json: { key: body.key, otp, attempt: its } });
  const [first, second] = await Promise.all([press(code), press(code)]);
  expect([first?.status, second?.status]).toEqual([200, 200]);
  expect(second?.body.user).toEqual(first?.body.user);
  expect((await press(code)).status).toBe(200);
  // A right code that came second does not count as wrong.
  expect(await query("select wrong_tries from otps where phone = ?", [phone])).toEqual([
    expect.objectContaining({ wrong_tries: 0 }),
  ]);
  for (const other of [
    press(wrong(code)),
    press(code, crypto.randomUUID()),
    verify(body.key, code),
  ])
    expect((await other).body.code).toBe("otp_expired");
  await query("update otps set used_at = '2026-01-01T00:00:00.000Z' where phone = ?", [phone]);
  expect((await press(code)).body.code).toBe("otp_expired");
});

test("a hundred parallel guesses compare at most five codes, and the right code comes too late", async () => {
  const phone = newPhone();
  const { body } = await send(phone);
  const code = await newestCode(phone);
  const answers = await times(100, (index) => verify(body.key, wrong(code, index + 1)));
  expect(answers.every((a) => a.status === 422 && a.body.message === "Invalid OTP")).toBe(true);
  expect(answers.filter((a) => a.body.code === "otp_invalid")).toHaveLength(5);
  expect((await verify(body.key, code)).body.code).toBe("otp_expired");
});

test("a code works only with its own key and until it expires", async () => {
  const [one, two] = [newPhone(), newPhone()];
  const { body: first } = await send(one);
  const { body: second } = await send(two);
  const code = await newestCode(one);
  if (code !== (await newestCode(two))) {
    expect((await verify(second.key, code)).status).toBe(422);
  }
  expect((await verify("no-such-key", code)).body.code).toBe("otp_expired");
  await query("update otps set expires_at = '2026-01-01T00:00:00.000Z' where phone = ?", [one]);
  expect((await verify(first.key, code)).body.code).toBe("otp_expired");
});

test("a send repeated with its own key sends one code, which works for nobody else", async () => {
  const phone = newPhone();
  const key = crypto.randomUUID();
  const sendOwn = (to: string) => call("POST", "/user/auth/send-otp", { json: { phone: to, key } });
  const answers = await times(10, () => sendOwn(phone));
  expect(answers.map(({ body }) => body.key)).toEqual(Array(10).fill(key));
  expect(await simulate(`/inbox/sms?to=${phone}`)).toHaveLength(1);
  const code = await newestCode(phone);
  const stranger = await sendOwn(newPhone());
  expect(stranger.status).toBe(200);
  expect(stranger.body.key).not.toBe(key);
  expect((await verify(key, code)).status).toBe(200);
  await hourLater(phone);
  expect((await sendOwn(phone)).body.key).not.toBe(key);
});

test("parallel sends to one phone make one code, and five an hour at most", async () => {
  const phone = newPhone();
  const answers = await times(10, () => send(phone));
  expect(statuses(answers)).toEqual([200, ...Array(9).fill(429)]);
  expect(await simulate(`/inbox/sms?to=${phone}`)).toHaveLength(1);
  for (let sentCount = 1; sentCount < 5; sentCount += 1) {
    await query(
      "update otps set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-2 minutes') where phone = ?",
      [phone],
    );
    expect((await send(phone)).status).toBe(200);
  }
  await query(
    "update otps set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-2 minutes') where phone = ?",
    [phone],
  );
  const sixth = await send(phone);
  expect(sixth.status).toBe(429);
  const wait = Number(sixth.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(49 * 60);
  expect(wait).toBeLessThanOrEqual(50 * 60);
});

test("ten wrong codes in a day pause the phone and its valid codes, and its owner is told once", async () => {
  const phone = newPhone();
  const keys: { key: string; code: string }[] = [];
  for (let sentCount = 0; sentCount < 3; sentCount += 1) {
    const { body } = await send(phone);
    keys.push({ key: body.key, code: await newestCode(phone) });
    await hourLater(phone);
  }
  await Promise.all(
    keys.flatMap(({ key, code }, at) =>
      Array.from({ length: at === 2 ? 4 : 3 }, (_, index) => verify(key, wrong(code, index + 1))),
    ),
  );
  const last = keys.at(-1);
  expect((await verify(last?.key ?? "", last?.code ?? "")).body.code).toBe("otp_expired");
  const refused = await send(phone);
  expect(refused).toMatchObject({ status: 429, body: { code: "sign_in_paused" } });
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(20 * 3600);
  const inbox = await eventually(
    () => simulate(`/inbox/sms?to=${phone}`),
    (list) => list.length === 4,
  );
  expect(inbox[0].text).toContain("paused");

  const unlock = (token: string) => call("POST", `/ops/phones/${phone}/unlock`, { token });
  expect((await unlock((await logIn()).token)).status).toBe(401);
  expect((await unlock(staffToken("support"))).status).toBe(204);
  expect((await verify(last?.key ?? "", last?.code ?? "")).body.code).toBe("otp_expired");
  const again = await send(phone);
  expect((await verify(again.body.key, await newestCode(phone))).status).toBe(200);
});

test("a flood from one address is stopped without affecting other addresses", async () => {
  const address = `203.0.113.${Math.floor(Math.random() * 250)}`;
  const headers = { "CF-Connecting-IP": address };
  const answers = await times(65, () => send(newPhone(), headers));
  expect(answers.filter((a) => a.status === 200)).toHaveLength(60);
  const refused = answers.find((a) => a.status === 429);
  const wait = Number(refused?.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(30);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await send(newPhone(), { "CF-Connecting-IP": `2001:db8::${address}` })).status).toBe(200);
});

test("one subscriber's flood is stopped, whichever of the subscriber's addresses it comes from", async () => {
  const answers = await times(65, (index) =>
    send(newPhone(), { "CF-Connecting-IP": `2001:db8:a:b:${index}:${index}::1` }),
  );
  expect(answers.filter((a) => a.status === 200)).toHaveLength(60);
  expect((await send(newPhone(), { "CF-Connecting-IP": "2001:db8:a:c::1" })).status).toBe(200);
});

test.each([
  "98765",
  "5876543210",
  "+919876543",
  "+919876543210 or 9876543211",
  9876543210,
  null,
  ["9876543210"],
])("a phone must be a string of ten digits: %j is refused", async (phone) => {
  const answer = await call("POST", "/user/auth/send-otp", { json: { phone } });
  expect(answer).toMatchObject({ status: 422, body: { code: "invalid" } });
  expect(answer.body.fields.phone).toBeTruthy();
});
