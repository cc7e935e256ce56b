import { expect, test } from "vitest";
import { RECOVERY_CODES } from "../../worker/facts/people/console";
import { passTime } from "../support/api/clock";
import { signInMember, signInStaff } from "../support/api/console";
import { browserOf } from "../support/api/console-browser";
import { call, runSchedule, screens, simulate } from "../support/api/product";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";
import { FormBrowser } from "../support/form-browser";
import { newEmail } from "../support/people";

const LATE = "Mails are late right now";
const isLate = async (prefix: string) =>
  (await succeeded(call("GET", `${prefix}/auth/mail`))).isLate;
const visitor = () => new FormBrowser(screens().url);
const loginPage = async (console: string) => (await visitor().get(`/${console}/login`)).html;

/** The codes that a console shows once, on a person's own page. */
async function madeCodes(console: "staff" | "hiring", email: string): Promise<string[]> {
  const browser = await browserOf(console, email);
  const path = `/${console}/recovery`;
  const { html } = await browser.get(path);
  const [, pageKey = ""] = /name="pageKey" value="([^"]+)"/.exec(html) ?? [];
  const form = { intent: "make", pageKey };
  const answer = await browser.post(path, form);
  const codes = [...answer.html.matchAll(/<code>([^<]+)<\/code>/g)].map(([, code = ""]) => code);
  expect(codes).toHaveLength(RECOVERY_CODES);
  // A browser that lost the answer posts the form again.
  expect((await browser.post(path, form)).html).toContain(codes[0]);
  expect((await browser.get(path)).html).not.toContain(codes[0]);
  return codes;
}

test("a person with recovery codes can sign in while mail is down", async () => {
  await passTime({ hours: 2 });
  const admin = await signInStaff("admin");
  const owner = await signInMember({ role: "owner" });
  const codes = await madeCodes("staff", admin.email);
  const [ofOwner = ""] = await madeCodes("hiring", owner.email);
  expect(await loginPage("staff")).not.toContain(LATE);

  await simulate("/faults", { provider: "email", mode: "error", times: 1_000 });
  try {
    await eventually(
      async () => {
        await call("POST", "/employer/auth/send-code", { json: { email: newEmail() } });
        await runSchedule();
        return isLate("/ops");
      },
      (late) => late,
    );
    expect(await isLate("/employer")).toBe(true);
    expect(await loginPage("hiring")).toContain(LATE);
    expect(await loginPage("staff")).toContain(LATE);

    const recover = (email: string, recoveryCode: string) => ({
      intent: "recover",
      email,
      recoveryCode,
    });
    const hiring = visitor();
    const entered = await hiring.post("/hiring/login", recover(owner.email, ofOwner));
    expect(entered).toMatchObject({ status: 303, location: "/hiring" });
    const staff = visitor();
    const wrong = await staff.post("/staff/login", recover(admin.email, ofOwner));
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain("does not belong to this address");
    await staff.post("/staff/login", recover(admin.email, codes[0] ?? ""));
    expect((await staff.get("/staff/recovery")).html).toContain(
      `${RECOVERY_CODES - 1} codes are left`,
    );

    // A page that asks for a fresh proof takes another code.
    await passTime({ minutes: 11 });
    const { html } = await staff.get("/staff/recovery");
    const again = "/staff/login?again=1&next=%2Fstaff%2Frecovery";
    expect(html).toContain(again.replace("&", "&amp;"));
    const proven = await staff.post(again, recover(admin.email, codes[1] ?? ""));
    expect(proven.location).toBe("/staff/recovery");
    expect((await staff.get("/staff/recovery")).html).toContain("Make new codes");
  } finally {
    await simulate("/faults", { provider: "email", mode: "ok", times: 1 });
  }
  await eventually(
    async () => {
      await passTime({ hours: 1 });
      await runSchedule();
      return isLate("/ops");
    },
    (late) => !late,
  );
  expect(await loginPage("staff")).not.toContain(LATE);
});
