import { afterEach, expect, test } from "vitest";
import { readSettings } from "../../worker/settings";
import { query } from "../api/database";
import { call, newPhone, simulate } from "../api/person";
import { localSettings } from "../local/settings";

const { SMS_DAILY_CAP } = readSettings(localSettings({ product: 1, sqld: 2, simulators: 3 }, {}));
const others = "key like 'flood-%'";

afterEach(() => query(`delete from otps where ${others}`));

test("a day's codes to everybody have a cap, whatever addresses they are asked from", async () => {
  const send = (phone: string) => call("POST", "/user/auth/send-otp", { json: { phone } });
  await query(
    `with recursive sent(n) as (select 1 union all select n + 1 from sent where n < ? - (select count(*) from otps))
      insert into otps (key, phone, code_hmac, wrong_tries, expires_at, created_at)
      select 'flood-' || n, '6' || printf('%09d', n), 'none', 0, ?, ? from sent`,
    [SMS_DAILY_CAP - 1, new Date().toISOString(), new Date().toISOString()],
  );
  expect((await send(newPhone())).status).toBe(200);
  const late = newPhone();
  expect(await send(late)).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect(await simulate(`/inbox/sms?to=${late}`)).toEqual([]);
  await query(`update otps set created_at = ? where ${others}`, ["2026-01-01T00:00:00.000Z"]);
  expect((await send(late)).status).toBe(200);
});
