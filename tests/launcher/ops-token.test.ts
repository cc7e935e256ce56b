import { execFile } from "node:child_process";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { start, stopAll } from "./launcher";

beforeAll(async () => {
  await start();
});
afterAll(stopAll);

/** Runs the command as operators do. */
async function opsToken(...args: string[]) {
  const command = ["run", "--silent", "ops:token", "--", ...args];
  const env = { ...process.env, ...inject("environment") };
  return new Promise<{ status: number; lines: string[]; stderr: string }>((resolve) => {
    const child = execFile("npm", command, { env }, (_, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, lines: stdout.trim().split("\n"), stderr }),
    );
  });
}

const list = async () => (await opsToken("--list")).lines;
const made = async (name: string, role: string) =>
  (await opsToken("--name", name, "--role", role)).lines.at(-1) ?? "";

async function jobs(token: string, method = "GET") {
  const response = await fetch(`${inject("product")}/ops/jobs`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
  });
  return response.status;
}

test("a new token stands alone on the last line, with the role that was asked for", async () => {
  const admin = await opsToken("--name", "Asha", "--role", "admin");
  expect(admin).toMatchObject({ status: 0, lines: [expect.stringMatching(/^pakka_staff_\S+$/)] });
  expect(await jobs(admin.lines[0] ?? "")).toBe(200);
  const support = await made("Ravi", "support");
  expect([await jobs(support), await jobs(support, "POST")]).toEqual([200, 403]);
});

test.each([
  ["--role", ["--name", "Asha"]],
  ["--role", ["--name", "Asha", "--role", "owner"]],
  ["--name", ["--role", "admin"]],
  ["--nmae", ["--nmae", "Asha", "--role", "admin"]],
])("a command that lacks or mistypes %s says so and makes no token", async (flag, args) => {
  const before = await list();
  const { status, stderr, lines } = await opsToken(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(flag);
  expect(lines).toEqual([""]);
  expect(await list()).toEqual(before);
});

test("the list shows no token itself, and a token is ended by number or by name", async () => {
  const tokens = [
    await made("Meena", "admin"),
    await made("Kiran", "support"),
    await made("Kiran", "admin"),
  ];
  const of = async (name: string) =>
    (await list()).map((line) => line.split(/\s{2,}/)).filter((fields) => fields[1] === name);
  expect((await of("Kiran")).map((fields) => fields[2])).toEqual(["support", "admin"]);
  const listed = (await list()).join();
  for (const token of tokens) expect(listed).not.toContain(token);

  const [number = ""] = (await of("Meena"))[0] ?? [];
  expect(await opsToken("--end", number)).toMatchObject({ status: 0 });
  expect(await opsToken("--end", "Kiran")).toMatchObject({ status: 0 });
  for (const token of tokens) expect(await jobs(token)).toBe(401);
  expect([...(await of("Meena")), ...(await of("Kiran"))]).toEqual([]);
  const again = await opsToken("--end", "Kiran");
  expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining("Kiran") });
});
