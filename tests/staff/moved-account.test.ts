import { expect, test } from "vitest";
import { query } from "../support/api/database";
import { logIn, newestCode } from "../support/api/people";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";
import { newPhone } from "../support/people";

// What an account that staff moved to another number owes nobody of the number before it.

const token = staffToken("admin");
const reason = "Lost the SIM; knew the last payment.";

async function personOf(phone: string): Promise<number> {
  const [row] = await query("select id from users where phone = ?", [phone]);
  return Number(row?.id);
}
const move = (id: number, phone: string) =>
  call("POST", `/ops/people/${id}/phone`, { token, json: { phone, reason } });

const LOGINS = 12;
test.each([
  1, 2, 3, 4,
])("no login on the old number survives a move at once: round %i", async () => {
  const { phone } = await logIn();
  const [id, moved] = [await personOf(phone), newPhone()];
  const { body: sent } = await eventually(
    () => call("POST", "/user/auth/send-otp", { json: { phone } }),
    ({ status }) => status === 200,
  );
  const otp = await newestCode(phone);
  const json = { key: sent.key, otp, attempt: crypto.randomUUID() };
  const verify = () => call("POST", "/user/auth/verify-otp", { json });
  const [, ...answers] = await Promise.all([
    move(id, moved),
    ...Array.from({ length: LOGINS }, verify),
  ]);
  expect(await succeeded(call("GET", `/ops/people/${id}`, { token }))).toMatchObject({
    phone: moved,
    logins: 0,
  });
  for (const { status, body } of answers) {
    if (status !== 200) {
      expect([status, body.code]).toEqual([409, "stale_state"]);
      continue;
    }
    const { access, refresh } = body.tokens;
    const profile = await call("GET", "/user/profile", { token: access.token });
    const renewed = await call("POST", "/user/auth/refresh-tokens", {
      json: { refreshToken: refresh.token },
    });
    // Who logged in after the move is somebody new.
    const isNew = profile.status === 200;
    expect(profile.body.phone).toBe(isNew ? phone : undefined);
    expect([profile.status, renewed.status]).toEqual(isNew ? [200, 200] : [401, 401]);
  }
});
