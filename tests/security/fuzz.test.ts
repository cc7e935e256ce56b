import fc from "fast-check";
import { beforeAll, expect, inject, test } from "vitest";
import { signInMember, signInStaff } from "../support/api/console";
import { query } from "../support/api/database";
import { operationOf } from "../support/api/documented";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { calls } from "../support/api/routes";
import { apply, openJob } from "../support/api/steps";

// Sends random bodies to every call that takes a body. The product never fails, answers contain no
// internals, and protected columns do not change.

const RUNS = Number(process.env.FUZZ_RUNS ?? 12);
const product = inject("product");
/** Protected columns, sent as if they were fields. */
const PROTECTED = ["id", "userId", "user_id", "phone", "role", "status", "price", "slotState"]
  .concat(["slot_state", "seq", "claimId", "createdAt", "state", "isApplied", "applicantsCount"])
  .concat(["__proto__", "constructor", "toString"]);
/** Signs of internals in an answer: a stack trace, an SQL statement or a source file. */
const INSIDE = /\bat \w+ \(|SQLITE|select .* from|insert into|\.ts:\d|drizzle|libsql/i;

const strange = fc.oneof(
  fc.constantFrom("", " ", "\u0000", "'; drop table users; --", '"', "%", "🙂".repeat(40), "नौकरी"),
  fc.constantFrom("9".repeat(5_000), "1e309", "-0", "null", "true", "2026-02-30", "../../etc"),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.double(),
  fc.integer(),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -1, 0, null, true, false),
  fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 4 }),
  fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }),
);

/** The example with some fields replaced, dropped or added; sometimes any other JSON. */
function bodies(example: Record<string, unknown>): fc.Arbitrary<unknown> {
  const names = [...Object.keys(example), ...PROTECTED];
  const changed = fc
    .tuple(
      fc.dictionary(fc.constantFrom(...names), strange, { maxKeys: 5 }),
      fc.subarray(Object.keys(example)),
    )
    .map(([changes, dropped]) => {
      const body = { ...example, ...changes };
      for (const name of dropped.slice(1)) delete body[name];
      return body;
    });
  return fc.oneof({ weight: 8, arbitrary: changed }, { weight: 1, arbitrary: fc.jsonValue() });
}

let candidate: Awaited<ReturnType<typeof logIn>>;
let bystander: Awaited<ReturnType<typeof logIn>>;
/** Access tokens of an admin and of a company's owner. */
let staff: string;
let member: string;
let job: number;
let application: number;

beforeAll(async () => {
  [candidate, bystander] = [await logIn(), await logIn()];
  staff = (await signInStaff("admin")).token;
  member = (await signInMember({ role: "owner" })).token;
  job = (await openJob(199)).job.id;
  application = await apply(bystander.token, job);
});

/**
 * Data that no body may change: another candidate's rows, and the caller's own id and phone number.
 */
async function untouched() {
  return [
    await query("select * from users where phone = ?", [bystander.phone]),
    await query("select id, phone, created_at from users where phone = ?", [candidate.phone]),
    await query("select id, user_id, job_id, price, slot_state from applications where id = ?", [
      application,
    ]),
    await query("select id, max_applicants, application_price from jobs where id = ?", [job]),
  ].map((rows) => JSON.stringify(rows));
}

const taking = (
  await Promise.all(
    calls.map(async (name) => {
      const operation = await operationOf(product, name);
      const example = operation.requestBody?.content["application/json"]?.example;
      return example && typeof example === "object" ? { name, example, operation } : null;
    }),
  )
).filter((one) => one !== null);

test.each(taking)("$name answers any body without failing", async ({
  name,
  example,
  operation,
}) => {
  const [method = "", template = ""] = name.split(" ");
  const path = template.replace(/\{\w+\}/g, "999999999");
  const callers = operation.security?.flatMap(Object.keys) ?? [];
  const token = callers.includes("staffToken")
    ? staff
    : callers.includes("memberToken")
      ? member
      : candidate.token;
  const before = await untouched();
  await fc.assert(
    fc.asyncProperty(bodies(example as Record<string, unknown>), async (json) => {
      const { status, body } = await call(method, path, { token, json });
      expect(status, JSON.stringify(json)).toBeLessThan(500);
      if (status >= 400) expect(JSON.stringify(body)).not.toMatch(INSIDE);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(await untouched()).toEqual(before);
}, 600_000);
