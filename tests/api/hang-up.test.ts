import { expect, inject, test } from "vitest";
import { query } from "./database";
import { eventually, logIn, newPhone, simulate } from "./person";

/** Sends a call and hangs up after so many milliseconds, before or after its answer. */
async function hangUp(path: string, json: unknown, afterMs: number) {
  await fetch(inject("product") + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(json),
    signal: AbortSignal.timeout(afterMs),
  }).catch(() => {});
}

/** Whether every code that was made for this phone has been sent to it. */
async function isFinished(phone: string): Promise<boolean> {
  const [row] = await query("select count(*) as n from otps where phone = ?", [phone]);
  return (await simulate(`/inbox/sms?to=${phone}`)).length === Number(row?.n);
}

test("two hundred callers who hang up leave the database free, and what they began is finished", async () => {
  const phones = Array.from({ length: 200 }, newPhone);
  await Promise.all(
    phones.map((phone, index) => hangUp("/user/auth/send-otp", { phone }, 1 + (index % 60))),
  );
  expect((await logIn()).token).toBeTruthy();
  await eventually(
    () => Promise.all(phones.map(isFinished)),
    (finished) => finished.every(Boolean),
  );
});
