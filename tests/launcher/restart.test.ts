import { createClient } from "@libsql/client/http";
import { afterEach, expect, inject, test } from "vitest";
import { databaseKey } from "../../local/database-key";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { moveClock } from "../support/clock";
import {
  type Launched,
  launch,
  nothingLeft,
  own,
  saidBy,
  signal,
  start,
  stopAll,
} from "./launcher";

afterEach(stopAll);

/** Only the launcher's own lines; the lines of the Worker's log are JSON. */
const lines = (launched: Launched) => own(launched.said()).filter((line) => !line.startsWith("{"));

const clock = { url: inject("product"), simulatorsUrl: inject("simulators") };

test.each([
  ["sqld", /^The database ended \(SIGKILL\)\. It was restarted and is up after [\d.]+ s\.$/],
  ["workerd", /^The Worker's runtime ended\. It was restarted and is up after [\d.]+ s\.$/],
] as const)("when %s is killed it is restarted, and one line says so", async (name, line) => {
  const product = await start();
  const { token } = await logIn();
  await moveClock(clock, 60);
  const before = lines(product).length;
  signal(name, "SIGKILL");
  await saidBy(product, line);
  expect(lines(product).slice(before)).toEqual([expect.stringMatching(line)]);
  expect((await call("GET", "/healthz")).body).toEqual({ status: "ok" });
  expect((await call("GET", "/user/profile", { token })).status).toBe(200);
  product.process.kill("SIGTERM");
  expect(await product.ended).toBe(0);
  await nothingLeft();
});

test("a database that refuses writes is reported once and recovers without a restart, which is reported too", async () => {
  const product = await start();
  const before = lines(product).length;
  const refused = ["schedule_tasks", "__drizzle_migrations"];
  for (const table of refused) {
    await query(`create trigger no_${table} before insert on ${table}
      begin select raise(abort, 'no space'); end`);
  }
  await saidBy(product, /^The database refuses writes \(.*no space.*\)\. Look whether the disk/);
  for (const table of refused) await query(`drop trigger no_${table}`);
  await saidBy(product, /^The schedule runs again, and the database takes writes\.$/);
  expect(lines(product).slice(before)).toHaveLength(2);
});

test("a start whose writes the database refuses ends with one clear line", async () => {
  const folder = `${inject("environment").DATA_FOLDER}/full`;
  const first = await start("start", { DATA_FOLDER: folder });
  const url = `http://127.0.0.1:${inject("environment").SQLD_PORT}`;
  const client = createClient({ url, authToken: databaseKey(folder).token });
  await client.execute(`create trigger full_disk before insert on sign_in_codes
    begin select raise(abort, 'database or disk is full'); end`);
  first.process.kill("SIGTERM");
  expect(await first.ended).toBe(0);

  const second = launch({ DATA_FOLDER: folder });
  expect(await second.ended).toBe(1);
  expect(lines(second).at(-1)).toMatch(
    /^The database refused a call of the start: .*database or disk is full\. Look whether its disk/,
  );
  await nothingLeft();
});

test("a database that dies again and again ends the product, with a clear line", async () => {
  const product = await start();
  for (let restart = 1; restart <= 5; restart += 1) {
    signal("sqld", "SIGKILL");
    await saidBy(product, /^The database ended \(SIGKILL\)\. It was restarted/, restart);
  }
  signal("sqld", "SIGKILL");
  expect(await product.ended).toBe(1);
  expect(lines(product).at(-1)).toBe(
    "The database ended (SIGKILL). It was restarted 5 times in a row: the product stops.",
  );
  await nothingLeft();
});

test("Ctrl-C ends the product while the database waits for its restart", async () => {
  const product = await start();
  for (let restart = 1; restart <= 3; restart += 1) {
    signal("sqld", "SIGKILL");
    await saidBy(product, /^The database ended/, restart);
  }
  signal("sqld", "SIGKILL");
  product.process.kill("SIGINT");
  expect(await product.ended).toBe(0);
  await nothingLeft();
});
