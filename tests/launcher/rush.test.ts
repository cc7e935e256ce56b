import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, inject, test } from "vitest";
import { databaseKey } from "../../local/database-key";
import { eventually } from "../support/eventually";
import type { Job } from "../support/jobs";
import { booksOf, runUntilIdle } from "../support/stress/end-state";
import { Load } from "../support/stress/load";
import { callers, postJob, staff } from "../support/stress/people";
import { type Reached, ROOMY, reach } from "../support/stress/product";
import { nothingLeft, saidBy, signal, start, stopAll } from "./launcher";

afterEach(stopAll);

const PEOPLE = 8;
const JOBS = 60;
const SLOTS = 2;
const APPLICANTS = 5;

const { DATA_FOLDER = "", SQLD_PORT } = inject("environment");
const folder = `${DATA_FOLDER}/rush`;

/**
 * The product that the launcher runs on the folder. The launcher runs its schedule every second.
 */
function launched(): Reached {
  const authToken = databaseKey(folder).token;
  const reached = reach({
    url: inject("product"),
    simulatorsUrl: inject("simulators"),
    database: { url: `http://127.0.0.1:${SQLD_PORT}`, authToken },
  });
  const lastRun = async () => {
    const [row] = await reached.query("select max(ran_at) as at from schedule_tasks");
    return String(row?.at);
  };
  return {
    ...reached,
    async schedule() {
      const before = await lastRun();
      await eventually(lastRun, (at) => at > before);
    },
  };
}

/** Waits until `count` more writes were acknowledged. */
async function moreOf(load: Load, count: number): Promise<void> {
  const enough = load.acknowledged.length + count;
  while (load.acknowledged.length < enough) await sleep(5);
}

test("a rush for scarce slots goes on when the database and the Worker are killed and the database hangs", async () => {
  const launcher = await start("start", { ...ROOMY, DATA_FOLDER: folder });
  const product = launched();
  const admin = await staff(product);
  const people = await callers(product, PEOPLE);
  const jobs: Job[] = [];
  for (let i = 0; i < JOBS; i += 1) {
    jobs.push(await postJob(product, admin, { maxApplicants: SLOTS }));
  }
  let turn = 0;
  const load = new Load(
    product,
    async () => jobs[Math.floor(turn++ / APPLICANTS) % jobs.length] as Job,
  );
  const stop = load.start(people);

  await moreOf(load, 20);
  signal("sqld", "SIGKILL");
  await saidBy(launcher, /^The database ended \(SIGKILL\)\. It was restarted/);
  await moreOf(load, 20);
  signal("workerd", "SIGKILL");
  await saidBy(launcher, /^The Worker's runtime ended\. It was restarted/);
  await moreOf(load, 20);
  signal("sqld", "SIGSTOP");
  // The 503 takes a moment: the database answers until the system has stopped all its threads.
  const health = await eventually(
    () => fetch(`${product.url}/healthz`),
    ({ status }) => status === 503,
  );
  expect(await health.json()).toMatchObject({ code: "database_away" });
  await saidBy(launcher, /^The database answered no write 2 times\. It was restarted/);
  await moreOf(load, 20);
  await stop();

  // Every slot, payment and message is there exactly once, and none is left unfinished.
  const leftovers = await runUntilIdle(product);
  expect([...leftovers, ...(await load.lost())]).toEqual([]);
  const confirmed = load.acknowledged.filter(({ what }) => what === "confirmed");
  expect(confirmed.length).toBeGreaterThan(0);
  expect((await booksOf(product)).length).toBeGreaterThanOrEqual(confirmed.length);
  const [full] = await product.query(
    `select count(*) as jobs from jobs where max_applicants = ? and max_applicants =
      (select count(*) from applications where job_id = jobs.id and slot_state = 'confirmed')`,
    [SLOTS],
  );
  expect(Number(full?.jobs)).toBeGreaterThan(0);
  const unclean = Object.keys(load.statuses).filter((status) => !/^(2|4)|^(0|503)$/.test(status));
  expect(unclean).toEqual([]);

  product.leave();
  launcher.process.kill("SIGTERM");
  expect(await launcher.ended).toBe(0);
  await nothingLeft();
}, 300_000);
