import { createDocument, type ZodOpenApiOperationObject } from "zod-openapi";
import type { Call } from "./describe";
import { operation, tag } from "./operation";
import { type Schema, sample } from "./sample";

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
