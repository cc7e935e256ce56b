import { afterEach, expect, inject, test } from "vitest";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { apply, openedTest, openJob } from "../support/api/steps";
import { moveClock } from "../support/clock";
import { eventually } from "../support/eventually";
import { nothingLeft, staffToken, start, stopAll } from "./launcher";

afterEach(stopAll);

test("npm run dev serves screens, calls and the queue from the sources", async () => {
  const product = await start("dev");
  // The schedule's first run loads the sources, which is slow on a busy machine.
  await eventually(
    () => call("GET", "/healthz"),
    ({ body }) => body.status === "ok",
  );
  const home = await call("GET", "/");
  expect(home.body).toContain("Pass a free test");
  expect(home.body).toContain("/app/delivery/enhance/plain-page");

  const { token } = await logIn();
  const { job } = await openJob(0, await staffToken());
  expect(await openedTest(token, await apply(token, job.id))).not.toBe("");

  const read = () =>
    fetch(`${inject("product")}/user/profile`, { headers: { Authorization: `Bearer ${token}` } });
  expect((await read()).status).toBe(200);
  await moveClock({ url: inject("product"), simulatorsUrl: inject("simulators") }, 901);
  expect((await read()).status).toBe(401);

  product.process.kill("SIGTERM");
  expect(await product.ended).toBe(0);
  await nothingLeft();
});
