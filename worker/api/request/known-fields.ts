import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import * as words from "~worker/words/fields";
import { cleanTexts } from "../../facts/people/clean-text";
import { Failure } from "../../failure";
import { type Docs, docsOf } from "../docs/describe";
import type { ApiEnv } from "./guards";

/** Paths of the names in the input that validation left out of its output. */
function dropped(input: unknown, output: unknown, under = ""): string[] {
  if (!isObject(input) || !isObject(output)) return [];
  return Object.entries(input).flatMap(([name, value]) => {
    const place = under + name;
    if (!Object.hasOwn(output, name)) return [place];
    return dropped(value, Reflect.get(output, name), `${place}.`);
  });
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const unknownQueries = ({ query }: Docs, queries: Record<string, unknown>) =>
  Object.keys(queries).filter((name) => !Object.hasOwn(query?.shape ?? {}, name));

/** Other errors in the body are reported by its validator. */
function unknownFields({ json }: Docs, text: string, now: Date): string[] {
  const input = text === "" ? {} : parsed(text);
  if (!json) return isObject(input) ? Object.keys(input) : ["body"];
  const result = json(now).safeParse(input);
  return result.success ? dropped(input, result.data) : [];
}

function parsed(text: string): unknown {
  try {
    return cleanTexts(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const refusals = (names: string[], what: "query name" | "field") =>
  Object.fromEntries(names.map((name) => [name, words.fieldWords.unknown(what, name)]));

/**
 * Refuses a query name or body field that the call does not know and would ignore: a misspelt name
 * must not look as if it was applied. A missing row is reported first.
 *
 * @throws Failure invalid, not_found
 */
export async function requireKnownFields(c: Context<ApiEnv>): Promise<void> {
  const docs = docsOf(matchedRoutes(c));
  if (!docs.summary) return;
  const { now } = c.var.service;
  const fields = {
    ...refusals(unknownQueries(docs, c.req.queries()), "query name"),
    // A form is read later, and may be larger than other bodies.
    ...(docs.form ? {} : refusals(unknownFields(docs, await c.req.text(), now), "field")),
  };
  const [message] = Object.values(fields);
  if (message === undefined) return;
  await docs.about?.(c, undefined);
  throw new Failure("invalid", { message, fields });
}
