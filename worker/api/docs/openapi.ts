import { createDocument, type ZodOpenApiOperationObject } from "zod-openapi";
import type { Call } from "./describe";
import { operation, tag } from "./operation";

/** As much of a JSON Schema as the API's document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  examples?: unknown[];
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** A value of this schema: its own example where it has one, else made of its parts' examples. */
function sample(schema: Schema, components: Record<string, Schema>): unknown {
  if (schema.$ref) return sample(components[schema.$ref.split("/").pop() ?? ""] ?? {}, components);
  const { examples, anyOf, items, properties, required = [] } = schema;
  const values = [...(examples ?? []), schema.default, schema.const, ...(schema.enum ?? [])];
  const example = values.find((value) => value !== undefined);
  if (example !== undefined) return example;
  if (anyOf) return sample(anyOf[0] ?? {}, components);
  if (items) return [sample(items, components)];
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name, property]) => required.includes(name) || property.examples)
        .map(([name, property]) => [name, sample(property, components)]),
    );
  }
  const [type] = [schema.type].flat();
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  return type === "boolean" ? false : type === "string" ? "text" : {};
}

const SCHEMES = {
  accessToken: {
    type: "http",
    scheme: "bearer",
    description: "The access token of POST /user/auth/verify-otp",
  },
  staffToken: {
    type: "http",
    scheme: "bearer",
    description: "A staff token, or the session of POST /ops/auth/verify-code",
  },
  memberToken: {
    type: "http",
    scheme: "bearer",
    description: "The session of POST /employer/auth/verify-code",
  },
} as const;

export type Info = Parameters<typeof createDocument>[0]["info"];
export type OpenApi = ReturnType<typeof createDocument>;

/** An OpenAPI 3.1 document of these calls, generated from the schemas that validate them. */
export function openApi(calls: Call[], info: Info, publicUrl: string): OpenApi {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const call of calls) {
    const { path, method } = call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call) };
  }
  const document = createDocument(
    {
      openapi: "3.1.1",
      info,
      servers: [{ url: publicUrl }],
      tags: [...new Set(calls.map(tag))].map((name) => ({ name })),
      components: { securitySchemes: SCHEMES },
      paths,
    },
    { override: ({ jsonSchema }) => tidy(jsonSchema) },
  );
  addExamples(document);
  return document;
}

/** Removes details that zod adds and readers do not need. */
function tidy(schema: { format?: string; pattern?: string; minimum?: number; maximum?: number }) {
  if (schema.format) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

interface Exemplified {
  schema?: Schema;
  example?: unknown;
  examples?: unknown;
}

/** Gives every parameter, request and success an example made of its schema's. */
function addExamples(document: OpenApi): void {
  const components = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const add = (place: Exemplified) => {
    if (place.schema && !place.examples) place.example = sample(place.schema, components);
  };
  for (const methods of Object.values(document.paths ?? {})) {
    for (const { parameters, requestBody, responses } of Object.values(methods)) {
      const bodies = [requestBody, ...Object.values(responses ?? {})];
      const contents = bodies.flatMap((body) => Object.values(body?.content ?? {}));
      for (const place of [...(parameters ?? []), ...contents] as Exemplified[]) add(place);
    }
  }
}
