import { beforeAll, expect, inject, test } from "vitest";
import { signInMember, signInStaff } from "../support/api/console";
import { operationOf } from "../support/api/documented";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { calls } from "../support/api/routes";
import { staffToken } from "../support/api/staff";

// `call` checks every answer against the API's description; here every call is refused.

const UNKNOWN_ID = "999999999";
const product = inject("product");

let candidate: string;
let admin: string;
let support: string;
let staffPerson: string;
let member: string;
const tokenFor: Record<string, () => string> = {
  accessToken: () => candidate,
  staffToken: () => staffPerson,
  memberToken: () => member,
};
beforeAll(async () => {
  admin = staffToken("admin");
  support = staffToken("support");
  candidate = (await logIn()).token;
  staffPerson = await ownSession("staffToken");
  member = await ownSession("memberToken");
});

const ownSession = async (caller: string) =>
  (caller === "staffToken" ? await signInStaff("admin") : await signInMember({ role: "owner" }))
    .token;

test.each(calls)("%s refuses as described, and accepts its own example", async (name) => {
  const operation = await operationOf(product, name);
  const { security, parameters = [], requestBody, responses, description } = operation;
  const [method = "", template = ""] = name.split(" ");
  const rowIds = parameters.filter((p) => p.in === "path" && p.schema.type === "integer");
  const path = parameters.reduce(
    (filled, p) =>
      filled.replace(`{${p.name}}`, rowIds.includes(p) ? UNKNOWN_ID : String(p.example)),
    template,
  );
  const [caller = ""] = Object.keys(security?.at(-1) ?? {});
  // A call that ends a session gets a person's own session: some calls refuse programs.
  const ends = /\/(logout|leave)$/.test(name);
  const token = ends ? await ownSession(caller) : tokenFor[caller]?.();
  const refused = async (code: string, options: Parameters<typeof call>[2], query = "") => {
    const { body } = await call(method, path + query, { token, ...options });
    expect(body.code).toBe(code);
  };

  if (security)
    await refused("unauthorized", { token: caller === "accessToken" ? admin : candidate });
  const isOpen = !security || security.some((one) => Object.keys(one).length === 0);
  if (!isOpen) await refused("unauthorized", { token: undefined });
  const typed = (type: string, form: string) => ({ headers: { "Content-Type": type }, form });
  if (responses[415] && requestBody?.content["application/json"]) {
    // A forged link is refused before anything is read.
    const isForged = path.includes("/assessments/");
    await refused(isForged ? "not_found" : "malformed_json", typed("application/json", "{"));
    // A missing row is reported before an invalid body.
    const isUnknown = rowIds.length > 0 || /\/assessments\/|\/pay_|\/day\//.test(path);
    await refused(isUnknown ? "not_found" : "unsupported_type", typed("text/plain", "{}"));
    await refused(isUnknown ? "not_found" : "invalid", { json: [] });
  }
  if (parameters.some((p) => p.name === "limit"))
    await refused(rowIds.length > 0 ? "not_found" : "invalid", {}, "?limit=0");
  const json = requestBody?.content["application/json"]?.example;
  const isAdmins = description?.endsWith("For staff with the role admin.");
  if (isAdmins) await refused("forbidden", { json, token: support });
  if (rowIds.length > 0) await refused("not_found", { json });
  // Calls for admins affect many people: their example would disturb the tests that run beside
  // this.
  else if (!isAdmins)
    expect((await call(method, path, { token, json })).body?.code).not.toBe("invalid");
});
