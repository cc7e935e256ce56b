import { beforeAll, expect, test } from "vitest";
import { call, runSchedule } from "../support/api/product";
import { calls } from "../support/api/routes";
import { CANDIDATES } from "./access/candidates";
import { COMPANIES } from "./access/companies";
import {
  ACTORS,
  type Actor,
  IN,
  OUTCOMES,
  type Outcome,
  outcomeOf,
  PERSON_ACTORS,
} from "./access/outcomes";
import type { Guard, Row, Things } from "./access/row";
import { STAFF } from "./access/staff";
import { newWorld } from "./access/world";

// Every call × every possible caller. A call without a row in access/ fails the run.

const ACCESS: Record<string, Row> = { ...CANDIDATES, ...STAFF, ...COMPANIES };
const OF_STAFF_OR_OWN: Actor[] = ["owner", "support", "admin", "supportPerson", "adminPerson"];

let world: Awaited<ReturnType<typeof newWorld>>;
beforeAll(async () => {
  world = await newWorld();
});

/** A caller who may end a session with this call makes it in a new session. */
function tokenFor(actor: Actor, name: string, expected: Outcome) {
  const person = PERSON_ACTORS.find((one) => one === actor);
  const ends = /\/(logout|leave)$/.test(name) && !name.includes("/user/") && expected === IN;
  return person && ends ? world.newToken(person) : world.tokens[actor];
}

const rows = calls.filter((name) => ACCESS[name]);

test("every call has a row in the access table, and every row has a call", () => {
  expect(Object.keys(ACCESS).sort()).toEqual([...calls].sort());
});

test.each(rows)("%s accepts the callers it is meant for and refuses all others", async (name) => {
  const { guard, path, json, isCompanys } = ACCESS[name] ?? {};
  const [method = "", template = ""] = name.split(" ");
  const expectedOf = (actor: Actor) =>
    isCompanys && actor === "otherCompany" ? 404 : OUTCOMES[guard ?? "admin"][actor];
  const ask = async (actor: Actor) => {
    const { things, secrets } = world;
    const places = path?.(things) ?? {};
    const address = template.replace(/\{(\w+)\}/g, (_, place) => String(places[place]));
    const expected = expectedOf(actor);
    const token = await tokenFor(actor, name, expected);
    const { status, body } = await call(method, address, { token, json: json?.(things) });
    const met = outcomeOf(status, expected);
    expect({ actor, met, status, body }).toMatchObject({ actor, met: expected });
    if (OF_STAFF_OR_OWN.includes(actor)) return;
    for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
  };
  // The health check passes for some minutes after a run of the schedule.
  if (template === "/healthz") await runSchedule();
  // Calls that change something run one after the other.
  const changes = (actor: Actor) => method !== "GET" && expectedOf(actor) === IN;
  await Promise.all(ACTORS.filter((actor) => !changes(actor)).map(ask));
  for (const actor of ACTORS.filter(changes)) await ask(actor);
  if (name.includes("/sessions/")) await world.renewSessions();
});

const UNKNOWN = { number: 999_999_999, text: "unknown" };
/** The same ids, replaced by unknown ones. */
const nothing = (things: Things) =>
  Object.fromEntries(
    Object.entries(things).map(([name, value]) => [
      name,
      typeof value === "number" ? UNKNOWN.number : UNKNOWN.text,
    ]),
  ) as unknown as Things;

const GUARDED: Guard[] = ["owner", "holder", "staff", "admin"];
const ABOUT_A_THING = rows.filter((name) => {
  const row = ACCESS[name];
  return row?.json && (row.path || row.guard === "owner") && GUARDED.includes(row.guard);
});

/**
 * Bodies in which everything but the ids is invalid; `inPart` adds bodies with a single id each.
 */
const badBodies = (ids: unknown, inPart: boolean): unknown[] => {
  const named = Object.entries(ids as object).filter(([name]) => /(Id|order_id)$/.test(name));
  const wreck = Object.fromEntries(named);
  const wrecks = [{ ...wreck, amount: 5, at: "soon", minutes: "x", question: -1, title: 1 }];
  const parts = inPart ? named.map(([name, value]) => ({ [name]: value })) : [];
  return named.length > 0 ? [...wrecks, ...parts] : [...wrecks, {}, [], null, "x"];
};

test.each(
  ABOUT_A_THING,
)("%s answers 404 for an unknown id, however bad the body is", async (name) => {
  const { guard, path, json } = ACCESS[name] as (typeof ACCESS)[string];
  const [method = "", template = ""] = name.split(" ");
  const { things, tokens } = world;
  const cases: [Actor, Things][] = [[guard === "owner" ? "owner" : "admin", nothing(things)]];
  if (guard === "owner") cases.push(["other", things]);
  if (guard === "holder") cases.splice(0, 1, ["owner", nothing(things)], ["other", things]);
  for (const [actor, of] of cases) {
    const places = path?.(of) ?? {};
    const isFixed = JSON.stringify(places) === JSON.stringify(path?.(things) ?? {});
    const address = template.replace(/\{(\w+)\}/g, (_, place) =>
      isFixed && of !== things && path ? UNKNOWN.text : String(places[place]),
    );
    for (const bad of badBodies(json?.(of), of !== things)) {
      const { status } = await call(method, address, { token: tokens[actor], json: bad });
      expect({ actor, bad, status }).toEqual({ actor, bad, status: 404 });
    }
  }
});

/** The caller for which a guard of the consoles opens. */
const ALLOWED: Partial<Record<Guard, Actor>> = {
  staff: "admin",
  admin: "admin",
  staffPerson: "adminPerson",
  ownStaffSession: "adminPerson",
  person: "companyOwner",
  ownMemberSession: "companyOwner",
  member: "companyOwner",
  recruiter: "companyOwner",
  companyOwner: "companyOwner",
  founder: "companyOwner",
};
const OF_CONSOLES = rows.filter(
  (name) => ALLOWED[ACCESS[name]?.guard ?? "public"] && !ACCESS[name]?.isForm,
);

test.each(OF_CONSOLES)("%s refuses a field that it does not know", async (name) => {
  const { path, json, guard } = ACCESS[name] as (typeof ACCESS)[string];
  const [method = "", template = ""] = name.split(" ");
  const { things, tokens } = world;
  const ask = (
    of: Things,
    query: string,
    more: object,
    token = tokens[ALLOWED[guard] ?? "visitor"],
  ) => {
    const places = path?.(of) ?? {};
    const address = template.replace(/\{(\w+)\}/g, (_, place) => String(places[place]));
    const body = method === "GET" ? undefined : { ...(json?.(of) as object), ...more };
    return call(method, address + query, { token, json: body });
  };
  const unknown = (field: string) => ({
    status: 422,
    body: { code: "invalid", fields: { [field]: expect.any(String) } },
  });
  expect(await ask(things, "?utm_source=x", {})).toMatchObject(unknown("utm_source"));
  if (method !== "GET") {
    const byField = await ask(things, "", { titel: "Baker" });
    expect(byField).toMatchObject(unknown("titel"));
    expect(byField.body.message).toContain("titel");
  }
  if (Object.values(path?.(nothing(things)) ?? {}).includes(UNKNOWN.number)) {
    expect((await ask(nothing(things), "?utm_source=x", {})).status).toBe(404);
  }
  if (guard === "admin") {
    expect((await ask(things, "?utm_source=x", {}, tokens.support)).status).toBe(403);
  }
});
