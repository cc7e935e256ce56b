import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../../local/ports";
import { startSqld } from "../../local/sqld";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { launch, start, stopAll } from "./launcher";

let DATA_FOLDER: string;
beforeEach(() => {
  DATA_FOLDER = mkdtempSync(join(tmpdir(), "pakka-key-"));
});
afterEach(async () => {
  await stopAll();
  rmSync(DATA_FOLDER, { recursive: true, force: true });
});

const keyFile = () => join(DATA_FOLDER, "database.key");

test("a data folder without a key gets one that only its owner can read, and keeps its data", async () => {
  const first = await start("start", { DATA_FOLDER });
  const { token, phone } = await logIn();
  const old = readFileSync(keyFile(), "utf8");
  first.process.kill("SIGINT");
  expect(await first.ended).toBe(0);
  rmSync(keyFile());

  await start("start", { DATA_FOLDER });
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
  expect(readFileSync(keyFile(), "utf8")).not.toBe(old);
  expect((await call("GET", "/user/profile", { token })).body).toMatchObject({ phone });
});

test("a database named by the environment is called with the environment's token", async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), "pakka-elsewhere-"));
  const sqld = await startSqld(elsewhere, await freePort());
  const named = { DATABASE_URL: sqld.url, DATABASE_AUTH_TOKEN: sqld.authToken };
  const product = await start("start", { DATA_FOLDER, ...named });
  const { token, phone } = await logIn();
  expect((await call("GET", "/user/profile", { token })).body).toMatchObject({ phone });
  product.process.kill("SIGINT");
  expect(await product.ended).toBe(0);

  const refused = launch({ DATA_FOLDER, ...named, DATABASE_AUTH_TOKEN: "of.another.key" });
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toContain(`The database at ${sqld.url} could not be migrated`);
  await sqld.close();
  rmSync(elsewhere, { recursive: true, force: true });
});
