import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Answer } from "../client";

// Checks the API's real answers against its OpenAPI documents.

interface Described {
  description: string;
  content?: Record<string, { examples?: Record<string, unknown> }>;
}

export interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; schema: { type?: string }; example: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  description?: string;
  responses: Record<string, Described | { $ref: string }>;
}

export interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Described> };
}

export const DOCUMENTS = ["/user/openapi.json", "/ops/openapi.json", "/employer/openapi.json"];
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
const loaded = new Map<string, Promise<Document>>();

/** The document at this URL, loaded once. */
export function documentAt(url: string): Promise<Document> {
  const cached = loaded.get(url);
  if (cached) return cached;
  const reading = fetch(url).then(async (response) => {
    const document = (await response.json()) as Document;
    ajv.addSchema(document, url);
    return document;
  });
  loaded.set(url, reading);
  return reading;
}

/** The documentation of a call such as `GET /user/jobs`. */
export async function operationOf(product: string, call: string): Promise<Operation> {
  const [method = "", path = ""] = call.split(" ");
  for (const document of DOCUMENTS) {
    const operation = (await documentAt(product + document)).paths[path]?.[method.toLowerCase()];
    if (operation) return operation;
  }
  throw new Error(`${call} has no description: see worker/api/docs/describe.ts`);
}

const escaped = (key: string) =>
  encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));

/** The errors of a value against the document's schema at `place`; null if it is valid. */
export function misfit(url: string, place: string[], value: unknown): string | null {
  const schema = ajv.getSchema(`${url}#/${place.map(escaped).join("/")}`);
  if (!schema) return `No schema at ${place.join(" ")}`;
  return schema(value) ? null : ajv.errorsText(schema.errors);
}

const covers = (template: string, path: string) =>
  new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`).test(path);

/** The successful answers in this test file, such as `GET /user/jobs 200`. */
export const successes = new Set<string>();

/** The difference between an answer and its documentation; null if there is none. */
export async function undocumented(
  product: string,
  method: string,
  path: string,
  { status, body }: Answer,
): Promise<string | null> {
  const [pathname = ""] = path.split("?");
  for (const url of DOCUMENTS.map((document) => product + document)) {
    const { paths, components } = await documentAt(url);
    // A literal path is checked before a path with parameters.
    const template = Object.keys(paths)
      .sort()
      .find((pattern) => covers(pattern, pathname));
    const response = template && paths[template]?.[method.toLowerCase()]?.responses[status];
    if (!template || !paths[template]?.[method.toLowerCase()]) continue;
    const name = `${method} ${template} ${status}`;
    if (!response) return `${name} is not documented`;
    const ref = "$ref" in response ? response.$ref.split("/").pop() : undefined;
    const described = "$ref" in response ? components.responses[ref ?? ""] : response;
    const place = ref
      ? ["components", "responses", ref]
      : ["paths", template, method.toLowerCase(), "responses", String(status)];
    if (status < 400) successes.add(name);
    const json = described?.content?.["application/json"];
    if (!json) return null;
    if (status >= 400 && !Object.hasOwn(json.examples ?? {}, body.code)) {
      return `${name} with ${body.code} is not documented`;
    }
    if (!("schema" in json)) return null;
    const wrong = misfit(url, [...place, "content", "application/json", "schema"], body);
    return wrong && `${name}: ${wrong}`;
  }
  return null;
}
