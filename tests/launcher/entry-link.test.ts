import { execFile } from "node:child_process";
import { createClient } from "@libsql/client/http";
import { afterEach, expect, inject, test } from "vitest";
import { type Launched, start, stopAll } from "./launcher";

afterEach(stopAll);

const LINK = /(\S+@\S+) (http:\S+\/(staff|hiring)\/login\?link=([\w-]+))/g;

/** The people whom the launcher lets in, and their links. */
const entries = ({ said }: Launched) =>
  [...said().matchAll(LINK)].map(([, email, , console, link]) => ({ email, console, link }));

async function enter(prefix: string, link: string | undefined) {
  const response = await fetch(`${inject("product")}${prefix}/auth/verify-code`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ link }),
  });
  return { status: response.status, body: (await response.json()) as any };
}

/** Runs one of the two commands as operators do. */
const command = (script: string, ...args: string[]) =>
  new Promise<{ status: number; lines: string[]; stderr: string }>((resolve) => {
    const env = { ...process.env, ...inject("environment") };
    const child = execFile(
      "npm",
      ["run", "--silent", script, "--", ...args],
      { env },
      (_, out, stderr) =>
        resolve({ status: child.exitCode ?? -1, lines: out.trim().split("\n"), stderr }),
    );
  });

test("a start lets an admin and an owner in, also where old data has none", async () => {
  const first = await start();
  const [admin, owner] = entries(first);
  expect([admin?.console, owner?.console]).toEqual(["staff", "hiring"]);
  const staff = await enter("/ops", admin?.link);
  expect(staff).toMatchObject({ status: 200, body: { person: { role: "admin" } } });
  expect((await enter("/ops", admin?.link)).status).toBe(422);
  const hiring = await enter("/employer", owner?.link);
  expect(hiring.body).toMatchObject({
    person: { email: owner?.email, role: "owner" },
    company: { name: expect.any(String) },
  });
  // Data of before there were people.
  const database = createClient({ url: inject("database") });
  for (const table of ["console_sessions", "sign_in_codes", "staff", "company_members"]) {
    await database.execute(`delete from ${table}`);
  }
  database.close();
  first.process.kill("SIGINT");
  await first.ended;
  const again = entries(await start());
  expect(again.map(({ email }) => email)).toEqual([admin?.email, owner?.email]);
  expect((await enter("/employer", again[1]?.link)).body.company).toEqual(hiring.body.company);
});

test("a command prints one link for a person of staff or of a company", async () => {
  await start();
  const link = (line = "") => line.match(/link=([\w-]+)$/)?.[1];
  const staff = await command(
    ...([
      "staff:link",
      "--email",
      "Uma@pakka.example",
      "--name",
      "Uma",
      "--role",
      "support",
    ] as const),
  );
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
