import * as z from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from "zod-openapi";
import { errorBody, id as rowId } from "../../contract/values";
import { PROOF_SECONDS } from "../../facts/people/console";
import { FAILURE_STATUS, type FailureCode, failureWords } from "../../failure";
import type { Body, Call } from "./describe";

const JSON_TYPE = "application/json";
const DONE: Record<number, string> = { 200: "Done", 201: "Made", 204: "Done", 303: "See there" };
const SECURITY: Record<NonNullable<Call["caller"]>, Record<string, string[]>[]> = {
  anyone: [{}, { accessToken: [] }],
  candidate: [{ accessToken: [] }],
  staff: [{ staffToken: [] }],
  member: [{ memberToken: [] }],
};
const PROOF = `People need a proof at most ${PROOF_SECONDS / 60} minutes old (POST …/auth/prove); programs do not.`;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function operationId({ method, path }: Call): string {
  const words = path.replace(/\{/g, "by-").split(/[^a-zA-Z]+/);
  return method.toLowerCase() + words.map(capital).join("");
}

/** The group of a call, else the resource of its path: `/user/savedJobs` is "Saved jobs". */
export function tag({ group, path }: Call): string {
  if (group) return group;
  const [room = "", resource = room] = path.split("/").slice(1);
  const name = ["user", "ops", "employer"].includes(room) ? resource : room;
  return capital(name.replace(/[A-Z]|-/g, (c) => (c === "-" ? " " : ` ${c.toLowerCase()}`)));
}

function paramsOf({ path, params }: Call): z.ZodObject | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const shape = names.map((name) => [name, params?.shape[name] ?? rowId]);
  return names.length > 0 ? z.object(Object.fromEntries(shape)) : undefined;
}

/** Every refusal of a call, by status: its own, its guards', and those that any call may meet. */
function refusalsOf(call: Call): Map<number, FailureCode[]> {
  const codes = new Set<FailureCode>(call.refuses);
  if (Object.values(paramsOf(call)?.shape ?? {}).includes(rowId)) codes.add("not_found");
  if (call.method !== "GET" && !codes.has("resume_too_large")) codes.add("body_too_large");
  codes.add("internal").add("unavailable");
  const byStatus = new Map<number, FailureCode[]>();
  for (const code of codes) {
    const status = FAILURE_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].sort(([one], [other]) => one - other));
}

/** Refusals with one code, by that code: the document holds each of them once. */
const shared = new Map<string, ZodOpenApiResponseObject>();

function refusal(status: number, codes: FailureCode[]): ZodOpenApiResponseObject {
  const [code = ""] = codes;
  const sharedResponse = codes.length === 1 && shared.get(code);
  if (sharedResponse) return sharedResponse;
  const examples = codes.map((code) => [code, { value: { message: failureWords(code), code } }]);
  const response: ZodOpenApiResponseObject = {
    ...(codes.length === 1 && { id: code }),
    description: codes.join(", "),
    ...(status === 429 || status === 503
      ? { headers: z.object({ "Retry-After": z.int().describe("Seconds") }) }
      : {}),
    content: { [JSON_TYPE]: { schema: errorBody, examples: Object.fromEntries(examples) } },
  };
  if (response.id) shared.set(code, response);
  return response;
}

function success(status: number, body: Body, call: Call): ZodOpenApiResponseObject {
  const headers: Record<string, string> = {
    ...(call.query?.shape.cursor && { Link: 'The next page, rel="next"; none on the last' }),
    ...call.headers,
  };
  const described = Object.entries(headers).map(([name, says]) => [
    name,
    z.string().optional().describe(says),
  ]);
  return {
    description: DONE[status] ?? String(status),
    ...(described.length > 0 && { headers: z.object(Object.fromEntries(described)) }),
    ...(body && {
      content: typeof body === "string" ? { [body]: {} } : { [JSON_TYPE]: { schema: body } },
    }),
  };
}

/** One call as OpenAPI describes it. */
export function operation(call: Call): ZodOpenApiOperationObject {
  const { answers, summary, caller, query, header, form } = call;
  const json = call.json?.(new Date(0));
  const path = paramsOf(call);
  const audience = caller === "member" ? "members" : "staff";
  const roles = call.roles && `For ${audience} with the role ${call.roles.join(" or ")}.`;
  const description = [call.detail, call.proof && PROOF, roles].filter(Boolean).join(" ");
  const content = json
    ? { [JSON_TYPE]: { schema: json } }
    : form && { "multipart/form-data": { schema: form } };
  return {
    operationId: operationId(call),
    tags: [tag(call)],
    summary,
    ...(description && { description }),
    ...(caller && { security: SECURITY[caller] }),
    requestParams: { ...(path && { path }), ...(query && { query }), ...(header && { header }) },
    ...(content && { requestBody: { required: !json?.safeParse({}).success, content } }),
    responses: Object.fromEntries([
      ...Object.entries(answers).map(([status, body]) => [
        status,
        success(Number(status), body, call),
      ]),
      ...[...refusalsOf(call)].map(([status, codes]) => [status, refusal(status, codes)]),
    ]),
  };
}
