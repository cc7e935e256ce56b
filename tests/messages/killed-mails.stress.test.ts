import { afterAll, beforeAll, expect, test } from "vitest";
import { postRushJob } from "../bench/rush/rush-jobs";
import { eventually } from "../support/eventually";
import { applyWith } from "../support/screening";
import { runUntilIdle } from "../support/stress/end-state";
import { callers, staff } from "../support/stress/people";
import { type Product, startProduct } from "../support/stress/product";
import { sized } from "../support/stress/size";

const KILLS = sized(10, 2);
const PEOPLE = 20;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const mails = async (): Promise<string[]> =>
  (await product.simulate("/inbox/email")).map(({ to }: { to: string }) => to);

test("mails that went out while the Worker was killed do not go out again", async () => {
  const admin = await staff(product);
  const recipients: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const job = await postRushJob(product, admin, PEOPLE, product.query);
    const people = await callers(product, PEOPLE);
    // The provider accepts the mails, but has not answered when the Worker is killed.
    await product.simulate("/faults", { provider: "email", mode: "slow", times: 1_000 });
    await Promise.all(people.map((one) => applyWith(product, one.token, job.id, one.resumeId)));
    await eventually(mails, ({ length }) => length > recipients.length);
    await product.worker.kill();
    await product.simulate("/faults", { provider: "email", mode: "ok", times: 1 });
    recipients.push(...people.map(({ email }) => email));
    expect(await runUntilIdle(product)).toEqual([]);
    expect((await mails()).toSorted()).toEqual(recipients.toSorted());
  }
});
