import { afterAll, beforeEach, expect, test } from "vitest";
import { localSettings } from "../../local/settings";
import { readSettings } from "../../worker/settings";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call, postedAlerts, runSchedule, simulate } from "../support/api/product";
import { eventually } from "../support/eventually";
import { newPhone } from "../support/people";

const { SMS_DAILY_CAP } = readSettings(localSettings({ product: 1, sqld: 2, simulators: 3 }, {}));
const HALF = SMS_DAILY_CAP / 2;
const HOUR = 3_600;
const others = "key like 'flood-%'";

beforeEach(() => query("delete from otps"));
afterAll(() => query(`delete from otps where ${others}`));

const send = (phone: string, address?: string, device?: string) =>
  call("POST", "/user/auth/send-otp", {
    json: { phone, device },
    headers: address ? { "CF-Connecting-IP": address } : undefined,
  });

const hourAgo = () => new Date(Date.now() - HOUR * 1_000).toISOString();

/** Inserts codes that were sent an hour ago, until there are `upTo` codes in total. */
const flood = (upTo: number) =>
  query(
    `with recursive sent(n) as (select 1 union all select n + 1 from sent where n < ? - (select count(*) from otps))
      insert into otps (key, phone, code_hmac, wrong_tries, expires_at, created_at)
      select 'flood-' || hex(randomblob(8)), '6' || printf('%09d', n), 'none', 0, ?, ? from sent`,
    [upTo, hourAgo(), hourAgo()],
  );

/**
 * Inserts codes that were sent an hour ago from the
 * network of this phone (`address_hash` or `block_hash`).
 */
const floodFrom = (phone: string, columns: string, count: number) =>
  query(
    `with recursive sent(n) as (select 1 union all select n + 1 from sent where n < ?)
      insert into otps (key, phone, code_hmac, wrong_tries, expires_at, created_at, ${columns})
      select 'flood-' || hex(randomblob(8)), '6' || printf('%09d', n), 'none', 0, ?, ?, ${columns} from sent, otps where otps.phone = ?`,
    [count, hourAgo(), hourAgo(), phone],
  );

/** Expects a refusal that lasts until the codes of an hour ago are a day old. */
function expectDayFull(answer: Awaited<ReturnType<typeof send>>) {
  expect(answer).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect(answer.body.message).toBe("Please wait 23 h before asking for another code.");
  const wait = Number(answer.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(23 * HOUR - 60);
  expect(wait).toBeLessThanOrEqual(23 * HOUR);
}

/** Phone numbers with an account, whose codes are deleted. */
async function knownPhones(count: number): Promise<string[]> {
  const people = await Promise.all(Array.from({ length: count }, () => logIn(newPhone(), false)));
  await query("delete from otps");
  return people.map(({ phone }) => phone);
}

test("half of a day's codes are reserved for numbers with an account, and operators are told once", async () => {
  const [knownPhone = ""] = await knownPhones(1);
  await flood(HALF - 1);
  expect((await send(newPhone())).status).toBe(200);
  const stranger = newPhone();
  expectDayFull(await send(stranger));
  expect(await simulate(`/inbox/sms?to=${stranger}`)).toEqual([]);
  expect((await send(knownPhone)).status).toBe(200);
  await runSchedule();
  await runSchedule();
  const ask = () => simulate("/inbox/email?to=alerts@pakka.in");
  // Tests in other files break providers, and operators are alerted about that too.
  const isOurs = ({ subject }: { subject: string }) => subject === "Alert: sms_cap_half_used";
  const mails = await eventually(ask, (list) => list.some(isOurs));
  expect(mails.filter(isOurs)).toHaveLength(1);
  const posted = async () =>
    (await postedAlerts()).filter(({ trouble }) => trouble === "sms_cap_half_used");
  const alerts = await eventually(posted, (list) => list.length > 0);
  expect(alerts).toEqual([
    {
      trouble: "sms_cap_half_used",
      text: expect.stringContaining(`${HALF + 1} of the`),
      state: "standing",
    },
  ]);
});

test("the day's codes have a cap, from whatever addresses they are asked for", async () => {
  const [last = "", late = ""] = await knownPhones(2);
  await flood(SMS_DAILY_CAP - 1);
  expect((await send(last)).status).toBe(200);
  expectDayFull(await send(late));
  expect(await simulate(`/inbox/sms?to=${late}`)).toHaveLength(1);
  await query(`update otps set created_at = ? where ${others}`, ["2026-01-01T00:00:00.000Z"]);
  expect((await send(late)).status).toBe(200);
});

/** A phone number with its own device, whose codes are deleted. */
async function knownDevice() {
  const device = crypto.randomUUID();
  const { phone } = await logIn(newPhone(), false, device);
  await query("delete from otps");
  return { phone, device };
}

/**
 * When the cap is full, a known number still gets a code on its own device. It gets none on another
 * person's device, on an unknown device or without a device.
 */
async function expectOwnDevicePasses(
  { phone, device }: { phone: string; device: string },
  address: string,
) {
  expectDayFull(await send(newPhone(), address, device));
  expectDayFull(await send(phone, address, crypto.randomUUID()));
  expectDayFull(await send(phone, address));
  expect((await send(phone, address, device)).status).toBe(200);
  expect(Number((await send(phone, address, device)).headers.get("Retry-After"))).toBeLessThan(31);
}

test("one network's codes of a day have a cap, which spares other networks and known devices", async () => {
  const owner = await knownDevice();
  const first = newPhone();
  expect((await send(first, "203.0.113.7")).status).toBe(200);
  await floodFrom(first, "address_hash", 999);
  expectDayFull(await send(newPhone(), "203.0.113.7"));
  await expectOwnDevicePasses(owner, "203.0.113.7");
  expect((await send(newPhone(), "203.0.113.8")).status).toBe(200);
});

test.each([
  ["203.0.113.7", "203.0.113.200", "203.0.114.7"],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", "2001:db8:2:2::1"],
])("the block of %s has a daily cap, which %s shares and %s and known devices do not", async (one, same, other) => {
  const owner = await knownDevice();
  const first = newPhone();
  expect((await send(first, one)).status).toBe(200);
  await floodFrom(first, "block_hash", 1_999);
  expectDayFull(await send(newPhone(), same));
  await expectOwnDevicePasses(owner, same);
  expect((await send(newPhone(), other)).status).toBe(200);
});

test("a known device is sent 20 codes a day, whatever its network", async () => {
  const { phone, device } = await knownDevice();
  expect((await send(phone, undefined, device)).status).toBe(200);
  await query(
    `with recursive sent(n) as (select 1 union all select n + 1 from sent where n < 19)
      insert into otps (key, phone, own_device, code_hmac, wrong_tries, expires_at, created_at)
      select 'flood-' || n, phone, own_device, 'none', 0, ?, ? from sent, otps where phone = ?`,
    [hourAgo(), hourAgo(), phone],
  );
  expectDayFull(await send(phone, undefined, device));
});
