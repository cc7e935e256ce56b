import { expect, test } from "vitest";
import { passTime } from "../support/api/clock";
import { signInStaff } from "../support/api/console";
import { browserOf } from "../support/api/console-browser";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";

test("staff who proved themselves over ten minutes ago are asked again before they type anything", async () => {
  const { phone } = await logIn();
  const [user] = await query("select id from users where phone = ?", [phone]);
  const path = `/staff/people/${user?.id}`;
  const { email } = await signInStaff("admin");
  const staff = await browserOf("staff", email);
  expect((await staff.get(path)).html).toContain('name="reason"');
  await passTime({ minutes: 11 });
  const { html, status } = await staff.get(path);
  expect(status).toBe(200);
  expect(html).not.toContain('name="reason"');
  expect(html).toContain(`/staff/login?again=1&amp;next=${encodeURIComponent(path)}`);
});
