import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createClient } from "@libsql/client/http";
import { afterEach, expect, inject, test } from "vitest";
import { databaseKey } from "../../local/database-key";
import { call } from "../support/api/product";
import { launch, nothingLeft, own, start, stopAll } from "./launcher";

afterEach(stopAll);

/** The files that a start needs, except the packages. */
const NEEDED = [
  "app",
  "build",
  "content",
  "db",
  "local",
  "migrations",
  "public",
  "scripts",
  "worker",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
];

test.each([
  "start",
  "dev",
])("npm run %s works in a folder whose name has a space", async (script) => {
  const clone = join(mkdtempSync(join(tmpdir(), "pakka-")), "my pakka");
  for (const name of NEEDED) cpSync(name, join(clone, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(clone, "node_modules"));
  // The copied build is newer than the copied sources, so it is not built again.
  const later = new Date(Date.now() + 1_000);
  utimesSync(join(clone, "build/server/index.js"), later, later);
  const changes = { DATA_FOLDER: `${inject("environment").DATA_FOLDER}/a space` };
  const product = await start(script, changes, undefined, clone);
  if (script === "start") expect(product.said()).toContain("Build        is up to date");
  expect((await call("GET", "/healthz")).body).toEqual({ status: "ok" });
  expect((await call("GET", "/")).body).toContain("Pass a free test");
  product.process.kill("SIGTERM");
  expect(await product.ended).toBe(0);
  await nothingLeft();
  rmSync(resolve(clone, ".."), { recursive: true });
});

/** The files in a folder, itself included, that other users of this machine can open. */
const openTo = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: "utf8" })
    .concat("")
    .map((name) => join(path, name))
    .filter((name) => (statSync(name).mode & 0o077) !== 0);

test("other users of the machine can't read the data, even if an older start let them", async () => {
  const folder = `${inject("environment").DATA_FOLDER}/private`;
  const product = await start("start", { DATA_FOLDER: folder });
  expect(openTo(folder)).toEqual([]);
  product.process.kill("SIGTERM");
  expect(await product.ended).toBe(0);

  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o755);
  mkdirSync(join(folder, "mine"), { mode: 0o755 });
  await start("start", { DATA_FOLDER: folder });
  expect(openTo(folder)).toEqual([join(folder, "mine")]);
});

test("a folder from before the first release is named in one line and left as it is", async () => {
  const folder = `${inject("environment").DATA_FOLDER}/old`;
  const first = await start("start", { DATA_FOLDER: folder });
  const url = `http://127.0.0.1:${inject("environment").SQLD_PORT}`;
  const client = createClient({ url, authToken: databaseKey(folder).token });
  await client.execute("update __drizzle_migrations set created_at = 1");
  first.process.kill("SIGTERM");
  expect(await first.ended).toBe(0);

  const names = () => readdirSync(folder, { recursive: true }).sort();
  const before = names();
  const second = launch({ DATA_FOLDER: folder });
  expect(await second.ended).toBe(1);
  expect(own(second.said()).at(-1)).toMatch(
    /could not be migrated: it was made before the first release, and nothing in it was changed\./,
  );
  expect(names()).toEqual(before);
  await nothingLeft();
});
