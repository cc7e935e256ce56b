import { expect, test } from "vitest";
import { SESSION_SECONDS } from "../../worker/facts/people/console";
import { type Person, signInMember, signInStaff } from "../support/api/console";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { eventually } from "../support/eventually";

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
const change = ({ sessionId }: Person, column: string, at: string) =>
  query(`update console_sessions set ${column} = ? where id = ?`, [at, sessionId]);

const CONSOLES = [
  ["staff", "/ops", () => signInStaff("support"), "staff"],
  ["hiring", "/employer", () => signInMember({ role: "recruiter" }), "company_members"],
] as const;

test.each(
  CONSOLES,
)("a session of the %s console ends when it is idle, when it is old, and with its person", async (console, prefix, signIn, table) => {
  const read = async (person: Person) =>
    (await call("GET", `${prefix}/auth/sessions`, { token: person.token })).status;
  const { idle } = SESSION_SECONDS[console];

  const idler = await signIn();
  await change(idler, "last_used_at", ago(idle - 60));
  expect(await read(idler)).toBe(200);
  await eventually(
    () => query("select last_used_at from console_sessions where id = ?", [idler.sessionId]),
    ([row]) => String(row?.last_used_at) > ago(60),
  );
  await change(idler, "last_used_at", ago(idle + 1));
  expect(await read(idler)).toBe(401);

  const old = await signIn();
  await change(old, "expires_at", ago(1));
  expect(await read(old)).toBe(401);

  const gone = await signIn();
  await query(`update ${table} set ended_at = ? where id = ?`, [ago(0), gone.id]);
  expect(await read(gone)).toBe(401);
});

test.each(
  CONSOLES,
)("people of the %s console see and end only their own sessions", async (console, prefix, signIn) => {
  const one = await signIn();
  const other = await signIn();
  const again =
    console === "staff"
      ? await signInStaff("support", one)
      : await signInMember({ role: "recruiter" }, one);
  const list = async (token: string) =>
    (await call("GET", `${prefix}/auth/sessions`, { token })).body;
  expect(await list(one.token)).toMatchObject([
    { id: again.sessionId, isCurrent: false },
    { id: one.sessionId, isCurrent: true },
  ]);
  const end = async (token: string, id: number) =>
    (await call("DELETE", `${prefix}/auth/sessions/${id}`, { token })).status;
  expect(await end(other.token, again.sessionId)).toBe(404);
  expect(await end(one.token, again.sessionId)).toBe(204);
  expect(await end(one.token, again.sessionId)).toBe(404);
  expect((await call("GET", `${prefix}/auth/sessions`, { token: again.token })).status).toBe(401);
  expect((await call("POST", `${prefix}/auth/logout`, { token: one.token })).status).toBe(204);
  expect((await call("GET", `${prefix}/auth/sessions`, { token: one.token })).status).toBe(401);
  const rows = await query(
    "select action, actor_kind, actor_id from audit_log where subject = ? and action = 'session.end'",
    [String(again.sessionId)],
  );
  const kind = console === "staff" ? "staff" : "member";
  expect(rows).toMatchObject([{ actor_kind: kind, actor_id: one.id }]);
});

test("an action that moves money asks for a proof at most ten minutes old", async () => {
  const admin = await signInStaff("admin");
  const job = await postJob();
  const withdraw = () =>
    call("POST", `/ops/jobs/${job.id}/withdraw`, {
      token: admin.token,
      json: { reason: "Not hiring." },
    });
  await change(admin, "proven_at", ago(601));
  expect(await withdraw()).toMatchObject({ status: 403, body: { code: "proof_needed" } });
  await change(admin, "proven_at", ago(590));
  expect((await withdraw()).status).toBe(200);
});
