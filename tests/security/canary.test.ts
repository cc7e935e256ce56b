import { readdirSync, readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { localSettings } from "../../local/settings";
import { rightOption } from "../support/answer-key";
import { askForMail, signInMember } from "../support/api/console";
import { logIn, uploadResume } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { apply, openedTest, openJob, payAtProvider, takeTest } from "../support/api/steps";
import { eventually } from "../support/eventually";
import { newPhone, PDF } from "../support/people";

const logged = () => readFileSync(inject("log"), "utf8");
const CONTENT = PDF.replace("%%EOF", "% canary-in-the-resume\n%%EOF");
const SECRETS = ["TOKEN_SECRET", "SESSION_SECRET", "RAZORPAY_KEY_SECRET"]
  .concat(["RAZORPAY_WEBHOOK_SECRET", "MSG91_AUTH_KEY", "RESEND_API_KEY"])
  .map((name) => localSettings({ product: 1, sqld: 2, simulators: 3 }, {})[name] ?? "");

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

test("the log contains nothing personal and nothing secret, even when calls fail", async () => {
  const { phone, email, token, tokens } = await logIn();
  const safetyWord = "Canary7word";
  const profile = { name: "Asha Verma", email, dob: "1999-08-15", safetyWord };
  await call("PATCH", "/user/profile", { token, json: profile });
  await call("PATCH", "/user/profile", { token, json: { ...profile, dob: "1899-12-31" } });
  await uploadResume(token, "canary-file.pdf", CONTENT);
  const { job } = await openJob(199);
  const id = await apply(token, job.id);
  const attempt = await openedTest(token, id);
  await takeTest(attempt, rightOption);
  const { body: order } = await call("POST", "/user/payment/create-order", {
    token,
    json: { amount: "19900", applicationId: id },
  });
  const signed = await payAtProvider(order.id);
  await simulate("/faults", {
    provider: "payments",
    mode: "error",
    times: 1,
    containing: order.id,
  });
  const checking = await call("POST", "/user/payment/verify-payment", { token, json: signed });
  expect(checking.status).toBe(200);

  const unlucky = newPhone();
  await simulate("/faults", { provider: "sms", mode: "error", times: 1, containing: unlucky });
  const failed = await call("POST", "/user/auth/send-otp", { json: { phone: unlucky } });
  expect(failed.status).toBe(503);
  await call("POST", "/user/auth/verify-otp", { json: { key: tokens.refresh.token, otp: "0000" } });
  await call("GET", "/user/profile", { token: `${token}x` });
  const broken = ["", "%20", "/", "%0A"].map(
    (gap) => attempt.slice(0, 30) + gap + attempt.slice(30),
  );
  for (const link of [...broken, attempt.slice(0, 30), attempt.replace("-", "%20-")])
    await fetch(`${inject("product")}/assessment/${link}/start`);

  const owner = await signInMember({ role: "owner" });
  const mail = await askForMail("hiring", owner.email);
  await call("GET", `/employer/auth/links/${mail.link}`);
  await call("POST", "/ops/auth/verify-code", { json: { link: mail.link, key: mail.key } });
  await call("GET", "/ops/auth/sessions", { token: owner.token });
  const answer = await call("POST", "/employer/recovery-codes", { token: owner.token });
  const [recoveryCode] = answer.body.codes;
  const recovery = { json: { email: owner.email, recoveryCode } };
  for (const path of ["/ops/auth/recover", "/employer/auth/recover", "/employer/auth/recover"])
    await call("POST", path, recovery);
  await fetch(`${inject("product")}/hiring/login?link=${mail.link}`);

  const lines = await eventually(
    async () => logged(),
    (text) => text.includes("MSG91 refused") && text.includes('"code":"unauthorized"'),
  );
  // Skip the runtime's own lines, which report callers that hang up.
  const ours = lines.split("\n").filter((line) => line.startsWith("{"));
  for (const line of ours) expect(JSON.parse(line).event).toBeTruthy();
  for (const canary of [
    safetyWord,
    phone,
    unlucky,
    email,
    "Asha Verma",
    "canary-file",
    "canary-in-the-resume",
    token,
    tokens.refresh.token,
    attempt,
    signed.razorpay_signature,
    owner.email,
    owner.token,
    mail.key,
    mail.link,
    recoveryCode,
    recoveryCode.replaceAll("-", ""),
    attempt.slice(12, 30),
    attempt.slice(30),
    ...SECRETS,
  ]) {
    expect(lines).not.toContain(canary);
  }
});

test("the log contains no login codes", async () => {
  const codes: string[] = [];
  for (let login = 0; login < 4; login += 1) {
    const { phone } = await logIn();
    const [sms] = await simulate(`/inbox/sms?to=${phone}`);
    codes.push(sms.text.slice(0, 4));
  }
  // One code of four digits can occur in the log by chance, but not all four codes.
  const lines = logged();
  expect(codes.every((code) => new RegExp(`\\b${code}\\b`).test(lines))).toBe(false);
});

test("no page and no downloaded file contains a secret", async () => {
  const pages = await Promise.all(
    ["/", "/login", "/jobs", "/about", "/nowhere"].map(async (path) =>
      (await fetch(inject("product") + path)).text(),
    ),
  );
  const bundles = files("build/client").map((file) => readFileSync(file, "utf8"));
  for (const text of [...pages, ...bundles]) {
    for (const secret of SECRETS) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/TOKEN_SECRET|KEY_SECRET|process\.env\.[A-Z]/);
  }
});
