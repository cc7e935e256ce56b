import { expect, test } from "vitest";
import {
  type Person,
  signIn,
  signInInvited,
  signInMails,
  signInMember,
  signInStaff,
} from "../support/api/console";
import { browserOf } from "../support/api/console-browser";
import { query } from "../support/api/database";
import { call, simulate } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { newEmail } from "../support/people";

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
const refused = (status: number, code: string) => ({ status, body: { code } });
const NAMES = ["Asha", "Bina", "Devi", "Gita", "Hema", "Indu"];
const isIn = async (prefix: string, token: string) =>
  (await call("GET", `${prefix}/auth/sessions`, { token })).status === 200;
const invitationTo = (email: string) =>
  eventually(
    (): Promise<{ text: string }[]> => simulate(`/inbox/email?to=${email}`),
    (mails: { text: string }[]) => mails.length === 1,
  );

test("an admin invites, changes and removes staff, and support can't", async () => {
  const admin = await signInStaff("admin");
  const { token } = admin;
  const email = newEmail();
  const json = { email: email.toUpperCase(), name: "Ravi Iyer", role: "support" };
  const invite = () => call("POST", "/ops/staff", { token, json });
  const { status, body } = await invite();
  expect([status, body.email, body.role]).toEqual([201, email, "support"]);
  expect(await invite()).toMatchObject(refused(409, "already_member"));
  const [mail] = await invitationTo(email);
  expect(mail?.text).toContain("/staff/login");
  expect(mail?.text).toContain("Meera Rao invites you to Pakka's staff console");
  expect(mail?.text).not.toContain("Ravi");

  const ravi = await signIn("staff", email);
  expect(ravi.person).toMatchObject({ id: body.id, role: "support" });
  const path = `/ops/staff/${body.id}`;
  const byRavi = await call("PATCH", path, { token: ravi.token, json: { role: "admin" } });
  expect(byRavi).toMatchObject(refused(403, "forbidden"));
  await call("PATCH", path, { token, json: { role: "admin" } });
  expect((await call("GET", "/ops/staff", { token: ravi.token })).status).toBe(200);
  // An admin can neither change their own role nor end their own access.
  const own = `/ops/staff/${admin.id}`;
  const demoted = await call("PATCH", own, { token, json: { role: "support" } });
  expect(demoted).toMatchObject(refused(409, "own_record"));
  expect(await call("POST", `${own}/end`, { token })).toMatchObject(refused(409, "own_record"));
  expect((await call("PATCH", own, { token, json: { name: "Meera Devi" } })).body.name).toBe(
    "Meera Devi",
  );

  expect((await call("POST", `${path}/end`, { token })).body.endedAt).not.toBeNull();
  expect(await isIn("/ops", ravi.token)).toBe(false);
  expect((await call("POST", `${path}/end`, { token })).status).toBe(200);
  const before = (await signInMails(email)).length;
  await call("POST", "/ops/auth/send-code", { json: { email } });
  // A returning person keeps the id.
  expect((await invite()).body).toMatchObject({ id: body.id, endedAt: null });
  expect((await signInMails(email)).length).toBe(before);

  const { body: lines } = await call("GET", `/ops/audit?subject=${body.id}`, {
    token,
  });
  const actions = lines
    .map(({ action }: { action: string }) => action)
    .filter((action: string) => action.startsWith("staff."));
  expect(actions).toEqual(["staff.invite", "staff.end", "staff.change", "staff.invite"]);
  expect(lines.find(({ action }: { action: string }) => action === "staff.change")).toMatchObject({
    actorKind: "staff",
    actorId: admin.id,
    role: "admin",
    before: { role: "support" },
    after: { role: "admin" },
    requestId: expect.any(String),
  });
});

test("parallel changes to a member of staff are all kept, and a revoked role does not come back", async () => {
  const admin = await signInStaff("admin");
  const demoted = await signInStaff("admin");
  const path = `/ops/staff/${demoted.id}`;
  const change = ({ token }: Person, json: object) => call("PATCH", path, { token, json });
  for (const name of NAMES) {
    await query("update staff set role = 'admin' where id = ?", [demoted.id]);
    const [first, second, roleChange, ...late] = await Promise.all(
      [demoted, demoted, admin, demoted, demoted, demoted, demoted].map((by) =>
        change(by, by === admin ? { role: "support" } : { name }),
      ),
    );
    expect(roleChange).toMatchObject({ status: 200, body: { role: "support" } });
    const isRenamed = [first, second, ...late].some((answer) => answer?.status === 200);
    const [row] = await query("select name, role from staff where id = ?", [demoted.id]);
    expect([row?.role, row?.name === name]).toEqual(["support", isRenamed]);
  }
  expect(await change(admin, {})).toMatchObject({ status: 200, body: { role: "support" } });
});

test("the calls about staff ask for a fresh proof", async () => {
  const { token, sessionId } = await signInStaff("admin");
  await query("update console_sessions set proven_at = ? where id = ?", [ago(601), sessionId]);
  const json = { email: newEmail(), name: "Ravi Iyer", role: "support" };
  expect(await call("POST", "/ops/staff", { token, json })).toMatchObject(
    refused(403, "proof_needed"),
  );
  expect((await call("POST", "/ops/staff", { token: staffToken(), json })).status).toBe(201);
});

const patch = (owner: Person, id: number, json: object) =>
  call("PATCH", `/employer/team/${id}`, { token: owner.token, json });
const inviteTo = (owner: Person, email: string, role = "recruiter") =>
  call("POST", "/employer/team", { token: owner.token, json: { email, name: "Ravi Iyer", role } });

test("an owner invites, changes and removes members of their own company only", async () => {
  const owner = await signInMember({ role: "owner" });
  const stranger = await signInMember({ role: "owner" });
  const email = newEmail();
  const { body } = await inviteTo(owner, email.toUpperCase());
  expect(body).toMatchObject({ email, name: "Ravi Iyer", role: "recruiter" });
  const recruiter = await signInInvited(email);
  const { id } = recruiter.person;
  expect(recruiter.company).toMatchObject({ id: owner.companyId });
  const team = async () => (await call("GET", "/employer/team", { token: owner.token })).body;
  expect((await team())[1]).toMatchObject({ id, name: "Ravi Iyer", role: "recruiter" });

  expect(await patch(stranger, id, { role: "owner" })).toMatchObject(refused(404, "not_found"));
  expect(await patch(owner, owner.id, { ended: true })).toMatchObject(refused(409, "own_record"));
  expect((await patch(owner, id, { role: "front_desk" })).body.role).toBe("front_desk");
  expect(await isIn("/employer", recruiter.token)).toBe(false);
  const { token } = await signIn("hiring", email);
  expect((await patch(owner, id, { ended: true })).body.endedAt).not.toBeNull();
  expect(await isIn("/employer", token)).toBe(false);
  expect((await team()).map((one: Person) => one.id)).toEqual([owner.id, id]);
  // A member who was ended can join another company.
  expect((await inviteTo(stranger, email)).status).toBe(201);
  expect((await signInInvited(email)).company.id).toBe(stranger.companyId);
});

test("parallel changes to a member are all kept", async () => {
  const owner = await signInMember({ role: "owner" });
  const { id } = await signInMember({ role: "recruiter", company: owner.companyId ?? 0 });
  for (const [turn, name] of NAMES.entries()) {
    const role = turn % 2 === 0 ? "front_desk" : "recruiter";
    await Promise.all([{ role }, { name }, { role }].map((json) => patch(owner, id, json)));
    expect((await patch(owner, id, {})).body).toMatchObject({ role, name });
  }
});

test("of two owners who remove each other at the same time, one stays", async () => {
  const one = await signInMember({ role: "owner" });
  const other = await signInMember({ role: "owner", company: one.companyId ?? 0 });
  const answers = await Promise.all([
    patch(one, other.id, { ended: true }),
    patch(other, one.id, { role: "recruiter" }),
  ]);
  const owners = await query(
    "select id from company_members where company_id = ? and role = 'owner' and ended_at is null",
    [one.companyId],
  );
  expect(owners).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("the last owner can't leave the company to a person who was only invited", async () => {
  const { token } = await signInMember({ role: "owner" });
  const email = newEmail();
  await call("POST", "/employer/team", {
    token,
    json: { email, name: "Ravi Iyer", role: "owner" },
  });
  const leave = () => call("POST", "/employer/team/leave", { token });
  expect(await leave()).toMatchObject(refused(409, "last_owner"));
  await signIn("hiring", email);
  expect(await leave()).toMatchObject(refused(409, "last_owner"));
  await signInInvited(email);
  expect((await leave()).status).toBe(204);
});

test("the audit log is read by name, subject and day", async () => {
  const token = staffToken();
  const read = async (filter: string) =>
    (await call("GET", `/ops/audit?${filter}`, { token })).body as { staff: string }[];
  const named = await read("staff=Asha");
  expect(named.length).toBeGreaterThan(0);
  expect(named.every(({ staff }) => staff === "Asha")).toBe(true);
  expect(await read("staff=Nobody")).toEqual([]);
  expect(await read(`from=${ago(-3_600)}`)).toEqual([]);
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  expect((await read(`from=${today}&staff=Asha`)).length).toBeGreaterThan(0);
  expect((await call("GET", "/ops/audit?from=soon", { token })).status).toBe(422);
});

test("an owner sees a colleague who is listed after a full API page of former members", async () => {
  const owner = await signInMember({ role: "owner" });
  const at = ago(60);
  const rows = Array.from(
    { length: 100 },
    () => `(?, '${newEmail()}', 'recruiter', '${at}', '${at}')`,
  );
  await query(
    `insert into company_members (company_id, email, role, created_at, ended_at) values ${rows.join(", ")}`,
    rows.map(() => owner.companyId),
  );
  const company = owner.companyId ?? 0;
  const { email: last } = await signInMember({ role: "recruiter", company });
  const browser = await browserOf("hiring", owner.email);
  expect((await browser.get("/hiring/team")).html).toContain(last);
});
