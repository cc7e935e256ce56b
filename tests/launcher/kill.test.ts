import { createClient } from "@libsql/client/http";
import { afterEach, expect, inject, test } from "vitest";
import { rightOption } from "../support/answer-key";
import { logIn } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { answerTest, apply, openedTest, openJob, payAtProvider } from "../support/api/steps";
import { eventually } from "../support/eventually";
import { nothingLeft, pids, staffToken, start, stopAll } from "./launcher";

afterEach(stopAll);

/** Moves one column of a table to the past, so that everything in it is due. */
async function age(table: string, column: string) {
  const client = createClient({ url: inject("database") });
  await client.execute(`update ${table} set ${column} = '2026-01-01T00:00:00.000Z'
    where ${column} is not null`);
  client.close();
}

/** The mails to an address, once there are `count`. */
const mailsOf = (email: string, count: number) =>
  eventually(
    async (): Promise<{ subject: string }[]> => {
      // The kill interrupted a message's try, so the message waits for the next one.
      await age("outbox", "created_at");
      await age("outbox", "next_try_at");
      return simulate(`/inbox/email?to=${email}`);
    },
    (list) => list.length >= count,
  );

test("kill -9 in the middle of a start leaves nothing running", async () => {
  const product = await start("start", {}, "Database ");
  process.kill(pids().launcher, "SIGKILL");
  await product.ended;
  await nothingLeft();
});

test("kill -9 in the middle of a candidate's journey loses nothing, not even a message", async () => {
  let product = await start();
  const { token, email } = await logIn();
  const { job, questions } = await openJob(199, await staffToken());

  // Mail can't be sent before the launcher dies, so the message's queue entry is lost.
  await simulate("/faults", { provider: "email", mode: "timeout", times: 100 });
  const id = await apply(token, job.id);
  process.kill(pids().launcher, "SIGKILL");
  await product.ended;
  await nothingLeft();

  product = await start();
  await simulate("/faults", { provider: "email", mode: "ok", times: 1 });
  // The mail about the test is not sent any more once the test is passed.
  await mailsOf(email, 1);
  const attempt = await openedTest(token, id);
  expect((await call("POST", `/user/assessments/${attempt}/start`)).status).toBe(200);
  await answerTest(attempt, rightOption, 0, 1);
  process.kill(pids().product, "SIGKILL");
  expect(await product.ended).not.toBe(0);
  await nothingLeft();

  product = await start();
  await answerTest(attempt, rightOption, 1);
  const result = await call("POST", `/user/assessments/${attempt}/submit`);
  expect(result.body).toMatchObject({ passed: true, score: questions.length });
  await mailsOf(email, 2);
  const { body: order } = await call("POST", "/user/payment/create-order", {
    token,
    json: { amount: "19900", applicationId: id },
  });
  await simulate("/razorpay/sim/webhooks", { mode: "off" });
  await payAtProvider(order.id);
  const { launcher, product: child } = pids();
  process.kill(launcher, "SIGKILL");
  process.kill(child, "SIGKILL");

  // The browser did not return and no webhook came, so the schedule asks the provider.
  product = await start();
  await age("orders", "next_check_at");
  await eventually(
    () => call("GET", `/user/applications/${id}`, { token }),
    (application) => application.body.status === "PAYMENT_CONFIRMED",
  );
  const mails = await mailsOf(email, 3);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    "Applied: take the free test",
    "Slot confirmed",
    "You passed the test",
  ]);
  const { body: application } = await call("GET", `/user/applications/${id}`, { token });
  expect(application.slot).toMatchObject({ state: "confirmed", expiresAt: null });

  product.process.kill("SIGTERM");
  expect(await product.ended).toBe(0);
  await nothingLeft();
  // Four starts, on a machine that may be busy.
}, 120_000);
