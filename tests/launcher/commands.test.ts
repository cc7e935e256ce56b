import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client/http";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { databaseKey } from "../../local/database-key";
import { freePort } from "../../local/ports";
import { command, enter, type Launched, launch, own, printed, start, stopAll } from "./launcher";

// The commands of package.json, next to a running product.

let product: Launched;
beforeAll(async () => {
  product = await start();
});
afterAll(stopAll);

const opsToken = (...args: string[]) => command("ops:token", ...args);
/** Every token in the list: id, name, role, end. */
const listed = async () =>
  (await opsToken("--list")).lines.map((line) => line.split(/\s{2,}/).map((field) => field.trim()));
const newToken = async (name: string, role: string) =>
  (await opsToken("--name", name, "--role", role)).lines.at(-1) ?? "";

async function jobs(token: string, method = "GET") {
  const response = await fetch(`${inject("product")}/ops/jobs`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
  });
  return response.status;
}

test("a new token is alone on the last line, with the requested role", async () => {
  const admin = await opsToken("--name", "Asha", "--role", "admin");
  expect(admin).toMatchObject({ status: 0, lines: [expect.stringMatching(/^pakka_staff_\S+$/)] });
  expect(await jobs(admin.lines[0] ?? "")).toBe(200);
  const support = await newToken("Ravi", "support");
  expect([await jobs(support), await jobs(support, "POST")]).toEqual([200, 403]);
});

test("a command with a missing or mistyped flag says so and makes no token", async () => {
  const before = await listed();
  const wrong = await Promise.all([
    opsToken("--name", "Asha"),
    opsToken("--name", "Asha", "--role", "owner"),
    opsToken("--role", "admin"),
    opsToken("--nmae", "Asha", "--role", "admin"),
  ]);
  const flags = ["--role", "--role", "--name", "--nmae"];
  expect(wrong).toEqual(
    flags.map((flag) => ({ status: 1, lines: [""], stderr: expect.stringContaining(flag) })),
  );
  expect(await listed()).toEqual(before);
});

test("the list does not show the tokens, and a token is ended by number or by name", async () => {
  const tokens = [
    await newToken("Meena", "admin"),
    await newToken("Kiran", "support"),
    await newToken("Kiran", "admin"),
  ];
  const list = await listed();
  const ours = list.filter(([, name]) => name === "Meena" || name === "Kiran");
  expect(ours.map(([, name, role]) => [name, role])).toEqual([
    ["Meena", "admin"],
    ["Kiran", "support"],
    ["Kiran", "admin"],
  ]);
  for (const token of tokens) expect(list.join()).not.toContain(token);

  expect(await opsToken("--end", ours[0]?.[0] ?? "")).toMatchObject({ status: 0 });
  expect(await opsToken("--end", "Kiran")).toMatchObject({ status: 0 });
  for (const token of tokens) expect(await jobs(token)).toBe(401);
  const remaining = list.filter((fields) => !ours.includes(fields));
  expect(await listed()).toEqual(remaining);
  const again = await opsToken("--end", "Kiran");
  expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining("Kiran") });
});

test("a command prints one link for a person of staff or of a company", async () => {
  const link = (line = "") => line.match(/link=([\w-]+)$/)?.[1];
  const uma = ["--email", "Uma@pakka.example", "--name", "Uma", "--role", "support"];
  const staff = await command("staff:link", ...uma);
  expect(staff).toMatchObject({ status: 0, lines: [expect.stringContaining(inject("product"))] });
  expect((await enter("/ops", link(staff.lines[0]))).body.person).toMatchObject({
    email: "uma@pakka.example",
    role: "support",
  });
  const person = ["--email", "k@company.example", "--name", "Kiran"];
  const company = await command("company:link", ...person, "--company", "Ganga Stores");
  expect((await enter("/employer", link(company.lines[0]))).body).toMatchObject({
    person: { role: "owner" },
    company: { name: "Ganga Stores", state: "draft" },
  });
  const wrong = await Promise.all([
    command("company:link", ...person, "--company", "Another"),
    command("company:link", ...person),
    command("staff:link", ...person, "--role", "owner"),
  ]);
  expect(wrong.map(({ status, stderr }) => [status, stderr.split("\n")[0]])).toEqual([
    [1, "k@company.example is a member of Ganga Stores. Choose another address."],
    [1, "--company is missing."],
    [1, "--role: say admin or support."],
  ]);
});

test("the content command adds the missing pages of text and category tests", async () => {
  const database = createClient({ url: inject("database") });
  await database.batch([
    "delete from category_assessments where category in ('Sales', 'General')",
    "delete from static_content where type = 'about_us'",
    "update static_content set content = '<p>Ours</p>' where type = 'privacy_policy'",
  ]);
  database.close();
  const fill = async () => (await command("ops:content")).lines;
  expect(await fill()).toEqual(["Pages of text written: 1. Tests of categories written: 2."]);
  expect(await fill()).toEqual(["Pages of text written: 0. Tests of categories written: 0."]);
  const page = await fetch(`${inject("product")}/user/static-content/privacy_policy`);
  expect(await page.json()).toEqual({ content: "<p>Ours</p>" });
});

test("the database's key and token appear in no log, argument or run file, and every command finds them", async () => {
  const { DATA_FOLDER = "" } = inject("environment");
  expect((await command("migrate")).status).toBe(0);
  const { token } = databaseKey(DATA_FOLDER);
  const [, pem = ""] = readFileSync(join(DATA_FOLDER, "database.key"), "utf8").split("\n");
  const outputs = {
    log: product.said(),
    printed: printed(),
    note: readFileSync(join(DATA_FOLDER, "run.json"), "utf8"),
    args: execFileSync("ps", ["-eo", "args"], { encoding: "utf8" }),
  };
  for (const [where, text] of Object.entries(outputs)) {
    expect(text, where).not.toBe("");
    expect(text, where).not.toContain(token.split(".")[2]);
    expect(text, where).not.toContain(pem);
  }
});

test("a second copy on the same folder is refused, and the first keeps running", async () => {
  const { DATA_FOLDER } = inject("environment");
  const ports = { PORT: await freePort(), SQLD_PORT: await freePort(), SIM_PORT: await freePort() };
  const second = launch(
    Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  );
  expect(await second.ended).toBe(1);
  expect(own(second.said())).toEqual([
    `A copy already runs on ${DATA_FOLDER}. Stop it, or choose another folder with DATA_FOLDER.`,
  ]);
  expect((await fetch(`${inject("product")}/healthz`)).status).toBe(200);
  product.process.kill("SIGINT");
  expect(await product.ended).toBe(0);
});
