import { expect, test } from "vitest";
import { LIMITS } from "../../worker/facts/limits/limits";
import { query } from "../support/api/database";
import { empty, fill } from "../support/api/limits";
import { logIn, newestCode } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { newPhone } from "../support/people";

// Rights of a known device that an unknown one lacks, and the warnings that the owner gets.

const send = (phone: string, device?: string, headers?: HeadersInit) =>
  call("POST", "/user/auth/send-otp", { json: { phone, device }, headers });
const verify = (key: string, otp: string, device?: string, headers?: HeadersInit) =>
  call("POST", "/user/auth/verify-otp", { json: { key, otp, device }, headers });
const later = (phone: string, minutes: number) =>
  query(
    "update otps set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, ?) where phone = ?",
    [`-${minutes} minutes`, phone],
  );
const newDevice = () => crypto.randomUUID();
const inbox = (phone: string): Promise<{ text: string }[]> => simulate(`/inbox/sms?to=${phone}`);
const warnings = async (phone: string) =>
  (await inbox(phone)).filter(({ text }) => text.includes("new device"));

/** Asks for codes with or without a device, and types wrong codes until sending is refused. */
async function mistype(phone: string, device?: string) {
  let compared = 0;
  for (;;) {
    await later(phone, 2);
    const { status, body, headers } = await send(phone, device);
    if (status !== 200) return { compared, code: body.code, wait: headers.get("Retry-After") };
    const right = await newestCode(phone);
    const wrong = right === "1111" ? "2222" : "1111";
    for (let tries = 0; tries < 6; tries += 1) {
      const answer = await verify(body.key, wrong, device);
      if (answer.body.code === "otp_invalid") compared += 1;
    }
  }
}

async function logsIn(phone: string, device: string, headers?: HeadersInit) {
  await later(phone, 2);
  const { body } = await send(phone, device, headers);
  return (await verify(body.key, await newestCode(phone), device, headers)).status === 200;
}

test("the owner is told once of a login on a new device: in the app, by email and by SMS", async () => {
  const phone = newPhone();
  const [own, other] = [newDevice(), newDevice()];
  const { token, email } = await logIn(phone, true, own);
  expect(await logsIn(phone, own)).toBe(true);
  expect(await logsIn(phone, other)).toBe(true);
  await eventually(
    () => warnings(phone),
    ({ length }) => length > 0,
  );
  expect(await logsIn(phone, other)).toBe(true);
  expect(await logsIn(phone, own)).toBe(true);
  const title = "Login on a new device";
  const mails = await eventually(
    () => simulate(`/inbox/email?to=${email}`),
    (list) => list.length > 0,
  );
  expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual([title]);
  expect(mails[0].text).toContain("If not, write to support@pakka.in at once.");
  const { body } = await call("GET", "/user/notifications", { token });
  expect(body.map((one: any) => one.notification.title)).toEqual([title]);
  expect(await warnings(phone)).toHaveLength(1);
  const rows = await query(
    "select count(*) as n from outbox where kind = 'new_device' and payload ->> 'userId' = (select id from users where phone = ?)",
    [phone],
  );
  expect(rows[0]?.n).toBe(1);
});

test("all callers without a device id share one limit", async () => {
  const phone = newPhone();
  await logIn(phone, false);
  await later(phone, 2);
  await logIn(phone, false);
  await later(phone, 2);
  await logIn(phone, false, newDevice());
  await eventually(
    () => warnings(phone),
    ({ length }) => length === 1,
  );
});

test("a stranger's ten wrong codes lock out strangers, but not the owner's known device", async () => {
  const phone = newPhone();
  const own = newDevice();
  await logIn(phone, false, own);
  const stranger = await mistype(phone);
  expect(stranger).toMatchObject({ compared: 10, code: "sign_in_paused" });
  expect(Number(stranger.wait)).toBeGreaterThan(23 * 3_600);
  expect((await send(phone, newDevice())).body.code).toBe("sign_in_paused");
  expect(await logsIn(phone, own)).toBe(true);
});

test("a stranger who asks for five codes leaves the owner's known device its own five", async () => {
  const phone = newPhone();
  const own = newDevice();
  await logIn(phone, false, own);
  for (let sentCount = 1; sentCount < 5; sentCount += 1) {
    await later(phone, 2);
    expect((await send(phone)).status).toBe(200);
  }
  await later(phone, 2);
  expect((await send(phone)).status).toBe(429);
  expect(await logsIn(phone, own)).toBe(true);
});

test("a stolen device id can try ten codes a day, and staff can lift its pause too", async () => {
  const phone = newPhone();
  const own = newDevice();
  await logIn(phone, false, own);
  expect(await mistype(phone, own)).toMatchObject({ compared: 10, code: "sign_in_paused" });
  expect(await mistype(phone)).toMatchObject({ compared: 10, code: "sign_in_paused" });
  const token = staffToken();
  expect((await call("POST", `/ops/phones/${phone}/unlock`, { token })).status).toBe(204);
  expect(await logsIn(phone, own)).toBe(true);
});

test("a device is known only to the numbers that logged in on it, and a number knows five devices", async () => {
  const [phone, other] = [newPhone(), newPhone()];
  const devices = Array.from({ length: 6 }, newDevice);
  await logIn(other, false, devices[0]);
  await logIn(phone, false);
  for (const device of devices.slice(1)) {
    await later(phone, 61);
    expect(await logsIn(phone, device)).toBe(true);
  }
  await later(phone, 61);
  expect(await mistype(phone)).toMatchObject({ code: "sign_in_paused" });
  expect((await send(phone, devices[0])).body.code).toBe("sign_in_paused");
  expect(await logsIn(phone, devices[1] ?? "")).toBe(true);
  // Five devices, and one row for logins without a device, which is never a known device.
  const own = await query(
    "select device_hash from devices where user_id = (select id from users where phone = ?)",
    [phone],
  );
  expect(own).toHaveLength(6);
});

test("wrong codes are limited per network too, except on a known device", async () => {
  const phone = newPhone();
  const own = newDevice();
  await logIn(phone, false, own);
  const address = "198.51.100.23";
  const headers = { "CF-Connecting-IP": address };
  await later(phone, 2);
  const { body } = await send(phone);
  const right = await newestCode(phone);
  const wrong = right === "1111" ? "2222" : "1111";
  await verify(body.key, wrong, undefined, headers);
  const [row] = await query(
    "select max(uses) as n from limit_uses where key like 'wrong-codes-of-network:%'",
  );
  expect(Number(row?.n)).toBeGreaterThan(0);
  await fill(LIMITS.wrongCodesOfNetwork, address, 900);
  const refused = await verify(body.key, right, undefined, headers);
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  const wait = Number(refused.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(880);
  expect(wait).toBeLessThanOrEqual(900);
  expect(await logsIn(phone, own, headers)).toBe(true);
  // The refused code was not compared, so it does not count as a try.
  await empty(LIMITS.wrongCodesOfNetwork, address);
  expect((await verify(body.key, right, undefined, headers)).status).toBe(200);
});
