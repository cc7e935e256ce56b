import fc from "fast-check";
import { beforeAll, expect, inject, test } from "vitest";
import { LIMITS } from "../../worker/facts/limits/limits";
import { byStaff, type OwnCompany, own, verified } from "../support/api/companies";
import { type Member, signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { operationOf } from "../support/api/documented";
import { empty } from "../support/api/limits";
import { call } from "../support/api/product";
import { calls } from "../support/api/routes";
import { succeeded } from "../support/client";
import { newDraft } from "../support/jobs";
import { type Step, type Subject, step } from "./histories";

// Random histories of a company, of staff and of strangers, checked against what candidates see:
// reviewed fields change only by decision of staff, the others show at once, and strangers can't
// reach another company's data.

const RUNS = process.env.FUZZ_RUNS ? 20 : 3;
const STEPS = process.env.FUZZ_RUNS ? 80 : 25;
const product = inject("product");

type Values = Record<string, unknown>;

/** Fields that candidates see: those that staff review first, and those that show at once. */
const REVIEWED: Record<Subject, string[]> = {
  job: [
    "title",
    "location",
    "jobDetail",
    "applicationPrice",
    "city",
    "state",
    "payFrom",
    "payTo",
    "payPeriod",
    "company",
    "logo",
    "experienceYears",
    "schooling",
    "type",
    "remote",
    "shift",
    "rounds",
    "interviewWithinDays",
    "answerWithinDays",
    "assessment",
  ],
  company: ["name", "website", "logo", "since"],
};
const AT_ONCE: Record<Subject, string[]> = {
  job: ["maxApplicants", "openings"],
  company: ["about", "city"],
};

const pick = (values: Values, names: string[]): Values =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));

let company: OwnCompany;
let stranger: OwnCompany;
let recruiter: Member;
let job: number;
/** Company calls with ids in them, which are those of the other company here. */
let reaching: { method: string; path: string; json?: unknown }[];

const pathOf = (of: Subject) => (of === "job" ? `/jobs/${job}` : `/companies/${company.id}`);
const publicView = (of: Subject): Promise<Values> => succeeded(call("GET", `/user${pathOf(of)}`));
const change = (of: Subject, token: string, json: unknown) =>
  call("PATCH", of === "job" ? `/employer/jobs/${job}` : "/employer/company", { token, json });

/** Creates a job of the company and publishes it. */
async function publish(): Promise<number> {
  const { token } = company.owner;
  const { id } = await succeeded(call("POST", "/employer/jobs", { token, json: newDraft() }));
  await succeeded(call("POST", `/employer/jobs/${id}/submit`, { token }));
  await succeeded(byStaff("POST", `/jobs/${id}/approve`));
  return id;
}

/** Columns that the schedule writes for lists, at any time. */
const READ_FOR_LISTS = ["listed_as", "monthly_pay", "pay_position", "slots_left"];

/** Every row of the company, without the last use of sessions and the schedule's columns. */
async function rows() {
  const of = [company.id];
  const inTeam = "(select id from company_members where company_id = ?)";
  const statements = [
    "select * from companies where id = ?",
    "select * from company_members where company_id = ?",
    "select * from company_facts where company_id = ?",
    "select * from proposals where company_id = ?",
    "select * from jobs where company_id = ?",
    "select * from assessments where job_id in (select id from jobs where company_id = ?)",
    `select id, ended_at, proven_at from console_sessions where member_id in ${inTeam}`,
  ];
  const results = await Promise.all(statements.map((statement) => query(statement, of)));
  return JSON.stringify(results, (name, value) =>
    READ_FOR_LISTS.includes(name) ? undefined : value,
  );
}

/** The open proposal, checked to be the same for staff and for the company. */
async function waiting(of: Subject): Promise<{ id: number; changes: Values } | null> {
  const filter = of === "job" ? `jobId=${job}` : `companyId=${company.id}`;
  const [open] = await succeeded(byStaff("GET", `/proposals?${filter}`));
  const { token } = company.owner;
  const mine = await succeeded(
    of === "job" ? call("GET", `/employer/jobs/${job}`, { token }) : own(company.owner, "GET"),
  );
  const changes: Values | null = of === "job" ? (mine.proposal?.changes ?? null) : mine.proposed;
  const pairs = open?.changes.map((one: Values) => [one.field, one.proposed]);
  expect(pairs ? Object.fromEntries(pairs) : null).toEqual(changes);
  return open ? { id: open.id, changes: changes ?? {} } : null;
}

/** The current values with the changes applied; headings are merged. */
function merged(current: Values, changes: Values): Values {
  const detail = { ...(current.jobDetail as Values), ...(changes.jobDetail as Values) };
  const pairs = Object.entries(detail).filter(([, points]) => points !== null);
  return {
    ...current,
    ...changes,
    ...(current.jobDetail ? { jobDetail: Object.fromEntries(pairs) } : {}),
  };
}

const SAVED = ["title", "location", "applicationPrice", "name", "website"].concat([
  "rounds",
  "interviewWithinDays",
  "answerWithinDays",
]);

/** Takes one step. Returns the changes to reviewed fields that candidates may see after it. */
async function take(one: Step): Promise<{ of: Subject; changes: Values } | null> {
  if (one.kind === "change") {
    const mayChange = one.of === "job" || one.by === "owner";
    const before = await waiting(one.of);
    const { token } = one.by === "owner" ? company.owner : recruiter;
    const { status } = await change(one.of, token, one.patch);
    expect(status).toBe(mayChange ? 200 : 403);
    if (!mayChange) return null;
    expect(await publicView(one.of)).toMatchObject(pick(one.patch, AT_ONCE[one.of]));
    const view = await publicView(one.of);
    const after = (await waiting(one.of))?.changes ?? {};
    // The company's newest value waits, unless it is the current one.
    for (const [field, value] of Object.entries(pick(one.patch, SAVED))) {
      expect([field, after[field] ?? view[field]]).toEqual([field, value]);
    }
    const untouched = SAVED.filter((field) => !(field in one.patch));
    // A value that has become current does not wait any more.
    const waits = Object.entries(before?.changes ?? {}).filter(
      ([field, value]) => view[field] !== value,
    );
    expect(pick(after, untouched)).toEqual(pick(Object.fromEntries(waits), untouched));
  } else if (one.kind === "changeAtOnce") {
    const { token } = company.owner;
    const patches = [one.first, one.second];
    const answers = await Promise.all(patches.map((patch) => change(one.of, token, patch)));
    const [after, view] = [(await waiting(one.of))?.changes ?? {}, await publicView(one.of)];
    for (const field of SAVED) {
      const acceptedPatches = patches.filter(
        (patch, at) => answers[at]?.status === 200 && field in patch,
      );
      if (acceptedPatches.length === 0) continue;
      const values = acceptedPatches.map((patch) => patch[field]);
      expect([field, values]).toEqual([
        field,
        expect.arrayContaining([after[field] ?? view[field]]),
      ]);
    }
  } else if (one.kind === "decide") {
    const open = await waiting(one.of);
    if (!open) return null;
    const reason = one.act === "return" ? { reason: "Not so." } : undefined;
    await succeeded(byStaff("POST", `/proposals/${open.id}/${one.act}`, reason));
    return one.act === "approve" ? { of: one.of, changes: open.changes } : null;
  } else if (one.kind === "act") {
    await call("POST", `/employer/jobs/${job}/${one.act}`, { token: recruiter.token });
  } else if (one.kind === "correct") {
    // As a form that sends all of its fields.
    const { company: name } = await publicView("job");
    await succeeded(byStaff("PATCH", `/jobs/${job}`, { ...one.patch, company: name }));
    expect((await publicView("job")).employer).toMatchObject({ id: company.id });
    return { of: "job", changes: one.patch };
  } else {
    const { method, path, json } = reaching[one.at % reaching.length] ?? { method: "", path: "" };
    const before = await rows();
    const answer = await call(method, path, { token: stranger.owner.token, json });
    expect([method, path, answer.status]).toEqual([method, path, 404]);
    expect(await rows()).toBe(before);
  }
  return null;
}

/** The kinds of the current facts: only staff and a proof can add one. */
const factsOf = ({ facts }: Values) => (facts as { kind: string }[]).map(({ kind }) => kind);

async function live(steps: Step[]): Promise<void> {
  job = await publish();
  reaching = await callsThatReach();
  const model = { job: await publicView("job"), company: await publicView("company") };
  for (const one of steps) {
    // A long history has more changes than a company may make in an hour.
    await empty(LIMITS.companyChangesOfCompany, company.id);
    await empty(LIMITS.jobChangesOfCompany, company.id);
    const approved = await take(one);
    const now = { job: await publicView("job"), company: await publicView("company") };
    if (approved) {
      const { of, changes } = approved;
      const fields = [...SAVED, "jobDetail"].filter((field) => field in changes);
      expect(pick(now[of], fields)).toEqual(pick(merged(model[of], changes), fields));
      // The company's name is part of its jobs, and pay and place are read from their text.
      model[of] = now[of];
      if (of === "company") model.job = { ...model.job, company: now.company.name };
    }
    for (const of of ["job", "company"] as const) {
      expect(pick(now[of], REVIEWED[of])).toEqual(pick(model[of], REVIEWED[of]));
    }
    expect(factsOf(model.company)).toEqual(expect.arrayContaining(factsOf(now.company)));
    model.company = now.company;
  }
}

async function callsThatReach() {
  const session = company.owner.sessionId;
  const numberIn = (path: string) =>
    path.includes("sessions") ? session : path.includes("team") ? recruiter.id : job;
  return Promise.all(
    calls
      .filter((name) => / \/employer\/.*\{id\}/.test(name))
      .map(async (name) => {
        const [method = "", path = ""] = name.split(" ");
        const { requestBody } = await operationOf(product, name);
        const json = requestBody?.content["application/json"]?.example;
        return { method, path: path.replace("{id}", String(numberIn(path))), json };
      }),
  );
}

beforeAll(async () => {
  [company, stranger] = await Promise.all([verified(), verified()]);
  recruiter = await signInMember({ role: "recruiter", company: company.id });
});

test("no history of calls shows content that staff did not approve, or reaches another company", async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), live), {
    numRuns: RUNS,
    endOnFailure: true,
  });
}, 3_600_000);
