import { createClient } from "@libsql/client/http";
import { afterEach, expect, inject, test } from "vitest";
import { enter, type Launched, start, stopAll } from "./launcher";

afterEach(stopAll);

const LINK = /(\S+@\S+) (http:\S+\/(staff|hiring)\/login\?link=([\w-]+))/g;

/** The people whom the launcher lets in, and their links. */
const entries = ({ said }: Launched) =>
  [...said().matchAll(LINK)].map(([, email, , console, link]) => ({ email, console, link }));

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
