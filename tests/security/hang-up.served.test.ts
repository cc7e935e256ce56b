import { expect, inject, test } from "vitest";
import { logIn } from "../support/api/people";
import { newPhone } from "../support/people";

/** Sends a call and hangs up after so many milliseconds, before or after the answer. */
async function hangUp(path: string, json: unknown, afterMs: number) {
  await fetch(inject("product") + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(json),
    signal: AbortSignal.timeout(afterMs),
  }).catch(() => {});
}

test("two hundred callers who hang up do not block the database for the next one", async () => {
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      hangUp("/user/auth/send-otp", { phone: newPhone() }, 1 + (index % 60)),
    ),
  );
  expect((await logIn()).token).toBeTruthy();
});
