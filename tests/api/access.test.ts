import { beforeAll, expect, test } from "vitest";
import { localSettings } from "../../local/settings";
import { accessToken } from "../../worker/domain/account/access-token";
import { rightOption } from "../support/answer-key";
import { verified } from "../support/api/companies";
import { type Person, signInMember, signInStaff } from "../support/api/console";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { calls } from "../support/api/routes";
import { staffToken } from "../support/api/staff";
import { apply, openedTest, openJob, payAtProvider, takeTest } from "../support/api/steps";
import { eventually } from "../support/eventually";
import { bookable } from "../support/interview-times";
import { newDraft } from "../support/jobs";
import { newEmail } from "../support/people";
import { ACCESS, type Guard, type Things } from "./access";

// Every call × everyone who could make it. A call without a row in access.ts fails the run.

const STRANGERS = ["visitor", "expired", "forged", "other"] as const;
/** People of the two consoles. The support and admin of `ACTORS` are programs. */
const PEOPLE = {
  supportPerson: () => signInStaff("support"),
  adminPerson: () => signInStaff("admin", people.adminPerson),
  newcomer: () => signInMember({ role: null }),
  frontDesk: () => signInMember({ role: "front_desk", company: things.company }),
  recruiter: () => signInMember({ role: "recruiter", company: things.company }),
  companyOwner: () => signInMember({ role: "owner", company: things.company }, people.companyOwner),
  otherCompany: () => signInMember({ role: "owner" }),
};
type PersonActor = keyof typeof PEOPLE;
const PERSON_ACTORS = Object.keys(PEOPLE) as PersonActor[];
const OF_STAFF_OR_OWN: Actor[] = ["owner", "support", "admin", "supportPerson", "adminPerson"];
const ACTORS = [...STRANGERS, "support", "admin", "owner", ...PERSON_ACTORS] as const;
type Actor = (typeof ACTORS)[number];
/** Let in: anything but "who are you", "not there", "not yours to do" or a failure of ours. */
const IN = "in";
type Outcome = typeof IN | "refused" | 401 | 403 | 404;

const everyone = (outcome: Outcome) =>
  Object.fromEntries(ACTORS.map((actor) => [actor, outcome])) as Record<Actor, Outcome>;
const NOBODY = everyone(401);
const STAFF = { support: IN, admin: IN, supportPerson: IN, adminPerson: IN } as const;
const STAFF_PEOPLE = { ...STAFF, support: 403, admin: 403 } as const;
const MEMBERS = { frontDesk: IN, recruiter: IN, companyOwner: IN, otherCompany: IN } as const;
const PEOPLE_OF_COMPANIES = { ...MEMBERS, newcomer: IN } as const;

const OUTCOMES: Record<Guard, Record<Actor, Outcome>> = {
  public: everyone(IN),
  visitor: { ...NOBODY, visitor: IN, other: IN, owner: IN },
  candidate: { ...NOBODY, other: IN, owner: IN },
  owner: { ...NOBODY, other: 404, owner: IN },
  holder: { ...NOBODY, visitor: IN, other: 404, owner: IN },
  signed: everyone("refused"),
  staff: { ...NOBODY, ...STAFF },
  admin: { ...NOBODY, ...STAFF, support: 403, supportPerson: 403 },
  staffPerson: { ...NOBODY, ...STAFF_PEOPLE },
  ownStaffSession: { ...NOBODY, ...STAFF_PEOPLE, supportPerson: 404 },
  person: { ...NOBODY, ...PEOPLE_OF_COMPANIES },
  ownMemberSession: {
    ...everyone(401),
    ...{ newcomer: 404, frontDesk: 404, recruiter: 404, otherCompany: 404, companyOwner: IN },
  },
  member: { ...NOBODY, ...MEMBERS, newcomer: 403 },
  recruiter: { ...NOBODY, ...MEMBERS, newcomer: 403, frontDesk: 403 },
  companyOwner: { ...NOBODY, ...MEMBERS, newcomer: 403, frontDesk: 403, recruiter: 403 },
  founder: { ...NOBODY, ...PEOPLE_OF_COMPANIES, frontDesk: 403, recruiter: 403 },
};

let tokens: Partial<Record<Actor, string | undefined>>;
/** Whose things the access table names. */
const people: { adminPerson?: Person; companyOwner?: Person } = {};
let things: Things;
let secrets: string[];

beforeAll(async () => {
  const [owner, other] = [await logIn(), await logIn()];
  const admin = staffToken("admin");
  const settings = {
    ...localSettings({ product: 1, sqld: 2, simulators: 3 }, {}),
    ACCESS_TOKEN_SECONDS: 900,
  } as unknown as Parameters<typeof accessToken>[0];
  const [user] = await query("select id from users where phone = ?", [owner.phone]);
  tokens = {
    visitor: undefined,
    owner: owner.token,
    other: other.token,
    expired: (
      await accessToken(
        settings,
        { userId: Number(user?.id), family: "any" },
        new Date(Date.now() - 3_600_000),
      )
    ).token,
    forged: owner.token
      .replace(/.$/, (last) => (last === "A" ? "B" : "A"))
      .replace(/\.[^.]{9}/, ".AAAAAAAAA"),
    support: staffToken("support"),
    admin,
  };
  secrets = [owner.phone, owner.email];
  people.adminPerson = await signInStaff("admin");
  const companyOwner = await signInMember({ role: "owner" });
  people.companyOwner = companyOwner;
  things = {
    ...(await ownThings(owner.token, admin)),
    company: companyOwner.companyId ?? 0,
    companyJob: (
      await call("POST", "/employer/jobs", { token: companyOwner.token, json: newDraft() })
    ).body.id,
    shownCompany: (await verified()).id,
    proposal: await newProposal(companyOwner.companyId ?? 0),
    ...(await newSessions()),
    colleague: (
      await call("POST", "/ops/staff", {
        token: admin,
        json: { email: newEmail(), name: "Ravi Iyer", role: "support" },
      })
    ).body.id,
    member: (
      await call("POST", "/employer/team", {
        token: companyOwner.token,
        json: { email: newEmail(), name: "Ravi Iyer", role: "recruiter" },
      })
    ).body.id,
  };
  for (const actor of PERSON_ACTORS) tokens[actor] = (await PEOPLE[actor]()).token;
}, 60_000);

async function newProposal(company: number): Promise<number> {
  const [row] = await query(
    `insert into proposals (company_id, changes, proposed_by, proposed_at, state)
      values (?, '{"city": "Pune"}', 'Dev', ?, 'open') returning id`,
    [company, new Date().toISOString()],
  );
  return Number(row?.id);
}

/** Sessions to be ended. */
const newSessions = async () => ({
  staffSession: (await PEOPLE.adminPerson()).sessionId,
  memberSession: (await signInMember({ role: "owner" }, people.companyOwner)).sessionId,
});

/** A call by which sessions end is made in a session of its own. */
const tokenOf = async (actor: Actor, name: string) =>
  /\/(logout|leave)$/.test(name) && actor in PEOPLE
    ? (await PEOPLE[actor as PersonActor]()).token
    : tokens[actor];

/** A confirmed application with all that hangs on it. */
async function ownThings(token: string, admin: string) {
  const { job } = await openJob(199);
  const application = await apply(token, job.id);
  const attempt = await openedTest(token, application);
  await takeTest(attempt, rightOption);
  const { body: order } = await call("POST", "/user/payment/create-order", {
    token,
    json: { amount: "19900", applicationId: application },
  });
  await call("POST", "/user/payment/verify-payment", {
    token,
    json: await payAtProvider(order.id),
  });
  const { body: interview } = await call("POST", `/ops/applications/${application}/interviews`, {
    token: admin,
    json: {
      round: null,
      at: bookable(new Date(Date.now() + 5 * 86_400_000).toISOString()),
      place: "Gate 1",
    },
  });
  const { body: asked } = await call("POST", "/user/queries", {
    token,
    json: { subject: "Which gate?", description: "Which gate do I come to?" },
  });
  const { body: notified } = await eventually(
    () => call("GET", "/user/notifications", { token }),
    (answer) => answer.body.length > 0,
  );
  const { body: staffView } = await call("GET", `/ops/applications/${application}`, {
    token: admin,
  });
  const { body: resumes } = await call("GET", "/user/resume", { token });
  return {
    person: staffView.candidate.id,
    job: job.id,
    withdrawn: (await openJob(199)).job.id,
    application,
    resume: resumes[0].id,
    notification: notified[0].notification.id,
    attempt,
    query: asked.id,
    interview: interview.id,
    payment: staffView.payment.id,
    order: order.id,
  };
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
    const places = path?.(things) ?? {};
    const address = template.replace(/\{(\w+)\}/g, (_, place) => String(places[place]));
    const token = await tokenOf(actor, name);
    const { status, body } = await call(method, address, { token, json: json?.(things) });
    const expected = expectedOf(actor);
    const met = outcomeOf(status, expected);
    expect({ actor, met, status, body }).toMatchObject({ actor, met: expected });
    if (OF_STAFF_OR_OWN.includes(actor)) return;
    for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
  };
  // What changes something is done by one after the other.
  const changes = (actor: Actor) => method !== "GET" && expectedOf(actor) === IN;
  await Promise.all(ACTORS.filter((actor) => !changes(actor)).map(ask));
  for (const actor of ACTORS.filter(changes)) await ask(actor);
  if (name.includes("/sessions/")) Object.assign(things, await newSessions());
});

const UNKNOWN = { number: 999_999_999, text: "unknown" };
/** Each thing, as nobody has it. */
const nothing = (known: Things) =>
  Object.fromEntries(
    Object.entries(known).map(([name, value]) => [
      name,
      typeof value === "number" ? UNKNOWN.number : UNKNOWN.text,
    ]),
  ) as unknown as Things;

const GUARDED: Guard[] = ["owner", "holder", "staff", "admin"];
const ABOUT_A_THING = rows.filter((name) => {
  const row = ACCESS[name];
  return row?.json && (row.path || row.guard === "owner") && GUARDED.includes(row.guard);
});

/** Bodies that are wrong in everything but the ids they name; where nobody has those, in part too. */
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
  const asked: [Actor, Things][] = [[guard === "owner" ? "owner" : "admin", nothing(things)]];
  if (guard === "owner") asked.push(["other", things]);
  if (guard === "holder") asked.splice(0, 1, ["owner", nothing(things)], ["other", things]);
  for (const [actor, of] of asked) {
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

/** Who may make the calls of consoles, by their guard. */
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

/** What a status amounts to, where `expected` is what it should amount to. */
function outcomeOf(status: number, expected: Outcome): Outcome | number {
  const isRefusal = status === 303 || (status >= 400 && status < 500);
  if (expected === "refused") return isRefusal ? "refused" : status;
  if (expected === IN) return [401, 403, 404, 405].includes(status) || status >= 500 ? status : IN;
  return status;
}
