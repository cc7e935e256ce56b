import { expect, inject, test } from "vitest";
import { makeStaffToken } from "../../local/staff-token";
import { verified } from "../support/api/companies";
import { signInMember, signInStaff } from "../support/api/console";
import { browserOf } from "../support/api/console-browser";
import { call } from "../support/api/product";

// Programs and sign-ins of the team, filters of the audit, and the public registers of a company.

test("an admin ends a program's token and one of their own sign-ins", async () => {
  const admin = await signInStaff("admin");
  const name = `Report ${crypto.randomUUID().slice(0, 8)}`;
  const token = await makeStaffToken({ url: inject("database") }, name, "support");
  const reads = async () => (await call("GET", "/ops/jobs", { token })).status;
  expect(await reads()).toBe(200);
  const staff = await browserOf("staff", admin.email);
  const page = (await staff.get("/staff/team")).html;
  const [, id = ""] = new RegExp(`${name}[\\s\\S]*?name="id" value="(\\d+)"`).exec(page) ?? [];
  for (const time of ["first", "second"]) {
    expect([time, (await staff.post("/staff/team", { intent: "end-token", id })).status]).toEqual([
      time,
      303,
    ]);
  }
  expect(await reads()).toBe(401);
  expect((await staff.get("/staff/team")).html).not.toContain(name);
  await staff.post("/staff/team", { intent: "end-session", id: String(admin.sessionId) });
  const ended = await call("GET", "/ops/auth/sessions", { token: admin.token });
  expect(ended.status).toBe(401);
  expect((await staff.get("/staff/team")).status).toBe(200);
});

test("support and the front desk see only their own sign-ins, and not the team", async () => {
  const people = [
    ["staff", (await signInStaff("support")).email],
    ["hiring", (await signInMember({ role: "front_desk" })).email],
  ] as const;
  for (const [console, email] of people) {
    const { status, html } = await (await browserOf(console, email)).get(`/${console}/team`);
    expect([console, status]).toEqual([console, 200]);
    expect(html).toContain("This browser");
    expect(html).not.toContain("Invite somebody");
  }
});

test("the audit log is filtered by person, subject and start date, which its URL contains", async () => {
  const admin = await signInStaff("admin");
  const staff = await browserOf("staff", admin.email);
  const { id } = await verified();
  await call("PATCH", `/ops/companies/${id}`, { token: admin.token, json: { city: "Bhopal" } });
  const rows = async (query: string) => {
    const { html } = await staff.get(`/staff/audit${query}`);
    return (html.match(/<tr>/g)?.length ?? 1) - 1;
  };
  expect(await rows(`?subject=${id}&staff=${encodeURIComponent(admin.name)}`)).toBeGreaterThan(0);
  expect(await rows(`?subject=${id}&staff=Nobody`)).toBeLessThanOrEqual(0);
  expect(await rows(`?subject=${id}&from=2099-01-01`)).toBeLessThanOrEqual(0);
  expect((await staff.get("/staff/audit?from=soon")).status).toBe(200);
  expect((await staff.get(`/staff/audit?subject=${id}`)).html).toContain(`value="${id}"`);
});

test("staff find links to the public registers beside a company's numbers", async () => {
  const { id } = await verified();
  const admin = await signInStaff("admin");
  const json = { website: "https://kaveri.example" };
  await call("PATCH", `/ops/companies/${id}`, { token: admin.token, json });
  const { html } = await (await browserOf("staff", admin.email)).get(`/staff/companies/${id}`);
  expect(html).toContain("https://lookup.icann.org/en/lookup?name=kaveri.example");
});
