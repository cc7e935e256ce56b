import { expect, test } from "vitest";
import { signInStaff } from "../support/api/console";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";

test("of two admins who remove each other at once one stays, and a program can't remove the last one", async () => {
  await query("update staff set ended_at = created_at where role = 'admin'");
  const [one, other] = [await signInStaff("admin"), await signInStaff("admin")];
  const end = (id: number, token: string) => call("POST", `/ops/staff/${id}/end`, { token });
  const answers = await Promise.all([end(other.id, one.token), end(one.id, other.token)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const admins = await query("select id from staff where role = 'admin' and ended_at is null");
  expect(admins).toHaveLength(1);
  const last = Number(admins[0]?.id);
  const token = staffToken("admin");
  const refused = { status: 409, body: { code: "last_admin" } };
  expect(await end(last, token)).toMatchObject(refused);
  const json = { role: "support" };
  expect(await call("PATCH", `/ops/staff/${last}`, { token, json })).toMatchObject(refused);
  const renamed = await call("PATCH", `/ops/staff/${last}`, { token, json: { name: "Uma Rao" } });
  expect(renamed.status).toBe(200);
});
