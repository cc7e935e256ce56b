import type { Schema } from "./openapi";

interface Place {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: { message: string; code: string } }>;
}

interface Parameter extends Place {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
}

/** One call of the document, as far as a reader is shown it. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Place> };
  responses: Record<string, { $ref?: string; content?: Record<string, Place> }>;
}

/** The body a call takes, with its media type. */
export function bodyOf({ requestBody }: Operation) {
  const [type, place] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return type && place ? { type, place } : undefined;
}

/** The variable of the shell that holds the token. */
const TOKENS: Record<string, string> = {
  accessToken: "TOKEN",
  staffToken: "STAFF_TOKEN",
  memberToken: "MEMBER_TOKEN",
};

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function url(path: string, parameters: Parameter[], publicUrl: string): string {
  const exampleOf = (name: string) => String(parameters.find((p) => p.name === name)?.example);
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(exampleOf(name)));
  const url = new URL(filled, publicUrl);
  for (const { name, in: place, required } of parameters) {
    if (place === "query" && required) url.searchParams.set(name, exampleOf(name));
  }
  return url.href;
}

function carried(operation: Operation): string[] {
  const body = bodyOf(operation);
  if (!body) return [];
  if (body.type === "application/json") {
    return [
      "-H 'Content-Type: application/json'",
      `-d ${quoted(JSON.stringify(body.place.example))}`,
    ];
  }
  const fields = Object.entries(body.place.schema?.properties ?? {});
  return fields.map(([name, { format, examples }]) =>
    format === "binary" ? `-F ${name}=@${name}.pdf` : `-F ${name}=${examples?.[0]}`,
  );
}

/** A line for a shell that makes this call; its token comes from a variable. */
export function curl(
  method: string,
  path: string,
  operation: Operation,
  publicUrl: string,
): string {
  const { parameters = [], security = [] } = operation;
  const [scheme] = Object.keys(security[0] ?? {});
  const headers = parameters.filter(({ in: place, required }) => place === "header" && required);
  const parts = [
    `curl ${method === "GET" ? "" : `-X ${method} `}${quoted(url(path, parameters, publicUrl))}`,
    ...(scheme ? [`-H "Authorization: Bearer $${TOKENS[scheme]}"`] : []),
    ...headers.map(({ name, example }) => `-H ${quoted(`${name}: ${example}`)}`),
    ...carried(operation),
  ];
  return parts.join(" \\\n  ");
}
