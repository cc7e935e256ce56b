import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startSqld } from "../../local/sqld";
import type { Job } from "../support/jobs";
import { runUntilIdle } from "../support/stress/end-state";
import { Load } from "../support/stress/load";
import { callers, postJob, staff } from "../support/stress/people";
import { type Product, startProduct } from "../support/stress/product";
import { report, sized } from "../support/stress/size";

const KILLS = sized(100, 3);
const WORKER_KILLS = sized(30, 2);
const PEOPLE = sized(16, 6);
const SLOTS = 10;

let product: Product;
beforeEach(async () => {
  product = await startProduct();
});
afterEach(() => product.close());

/** Applications for jobs that fill up: once the current job has enough, the next one is used. */
async function startLoad() {
  const admin = await staff(product);
  const people = await callers(product, PEOPLE);
  const jobs: Job[] = [];
  for (let i = 0; i < KILLS * 2; i += 1) {
    jobs.push(await postJob(product, admin, { maxApplicants: SLOTS }));
  }
  let turn = 0;
  const load = new Load(product, async () => jobs[Math.floor(turn++ / SLOTS) % jobs.length] as Job);
  return { load: load, stop: load.start(people) };
}

const isUp = () =>
  fetch(`${product.url}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Milliseconds until the product works again by itself. */
async function recovery(): Promise<number> {
  const started = Date.now();
  while (!(await isUp())) await sleep(5);
  return Date.now() - started;
}

/** Waits for a random moment under load, after at least one more acknowledged write. */
async function randomMoment({ acknowledged: promised }: Load): Promise<void> {
  const before = promised.length;
  while (promised.length === before) await sleep(5);
  await sleep(Math.random() * 250);
}

test("every acknowledged write survives repeated kills of the database under load", async () => {
  const { load, stop } = await startLoad();
  let database = product.stack.sqld.process;
  const waits: number[] = [];
  const started = Date.now();
  for (let kill = 0; kill < KILLS; kill += 1) {
    await randomMoment(load);
    const ended = once(database, "exit");
    database.kill("SIGKILL");
    await ended;
    ({ process: database } = await startSqld(product.folder, product.ports.sqld));
    waits.push(await recovery());
  }
  await randomMoment(load);
  await stop();
  const problems = await runUntilIdle(product);
  const broken = await load.lost();
  report("database kills", {
    kills: KILLS,
    promises: load.acknowledged.length,
    statuses: load.statuses,
    longestRecoveryMs: Math.max(...waits),
    ms: Date.now() - started,
  });
  database.kill("SIGKILL");
  expect([...problems, ...broken]).toEqual([]);
  // The Worker always answers: with the result, with a refusal, or with "try again".
  const unclean = Object.keys(load.statuses).filter((status) => !/^(2|4)|^503$/.test(status));
  expect(unclean).toEqual([]);
  expect(load.acknowledged.length).toBeGreaterThan(KILLS);
});

test("every acknowledged write survives repeated kills of the Worker under load", async () => {
  const { load, stop } = await startLoad();
  const started = Date.now();
  for (let kill = 0; kill < WORKER_KILLS; kill += 1) {
    await randomMoment(load);
    await product.worker.kill();
    await recovery();
  }
  await randomMoment(load);
  await stop();
  const problems = await runUntilIdle(product);
  const broken = await load.lost();
  report("Worker kills", {
    kills: WORKER_KILLS,
    promises: load.acknowledged.length,
    statuses: load.statuses,
    ms: Date.now() - started,
  });
  expect([...problems, ...broken]).toEqual([]);
  expect(load.acknowledged.length).toBeGreaterThan(WORKER_KILLS);
});
