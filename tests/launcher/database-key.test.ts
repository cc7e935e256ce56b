import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { databaseKey } from "../../local/database-key";
import { assertFree, freePort } from "../../local/ports";
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

/** Runs one of package.json's commands beside the product, and gives what it printed. */
const command = (...args: string[]) =>
  execFileSync("npm", ["run", "--silent", ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...inject("environment"), DATA_FOLDER },
  });

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

test("key and token appear in no log, argument or run file, and every command finds them", async () => {
  const product = await start("start", { DATA_FOLDER });
  await logIn();
  const printed = [
    command("migrate"),
    command("ops:content"),
    command("ops:token", "--", "--name", "Asha", "--role", "admin"),
  ];
  const { token } = databaseKey(DATA_FOLDER);
  const [, pem = ""] = readFileSync(keyFile(), "utf8").split("\n");
  const seen = {
    log: product.said(),
    printed: printed.join("\n"),
    note: readFileSync(join(DATA_FOLDER, "run.json"), "utf8"),
    args: execFileSync("ps", ["-eo", "args"], { encoding: "utf8" }),
  };
  for (const [where, text] of Object.entries(seen)) {
    expect(text, where).not.toContain(token.split(".")[2]);
    expect(text, where).not.toContain(pem);
  }
});

test("the database server opens one port, whatever the environment says", async () => {
  const ports = [await freePort(), await freePort(), await freePort()];
  const [hrana, admin, grpc] = ports.map((port) => `127.0.0.1:${port}`) as [string, string, string];
  await start("start", {
    DATA_FOLDER,
    SQLD_HRANA_LISTEN_ADDR: hrana,
    SQLD_ADMIN_LISTEN_ADDR: admin,
    SQLD_GRPC_LISTEN_ADDR: grpc,
  });
  for (const port of ports) await assertFree(port, "SQLD");
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

test("a token without a database in the environment is ignored", async () => {
  await start("start", { DATA_FOLDER, DATABASE_AUTH_TOKEN: "of.another.key" });
  expect((await call("GET", "/healthz")).status).toBe(200);
});
