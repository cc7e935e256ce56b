import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { RouterRoute } from "hono/types";
import type * as z from "zod";
import type { FailureCode } from "../../failure";

/** What an answer carries: JSON of a contract's schema, nothing, or this media type. */
export type Body = z.ZodType | null | `${string}/${string}`;

interface Description {
  summary: string;
  /** Where readers find it, when not under the resource its path names. */
  group?: string;
  /** Notes for callers, beyond the contract's schemas. */
  detail?: string;
  /** Every success by its status. */
  answers: Record<number, Body>;
  /** Headers of the success, with what they say. */
  headers?: Record<string, string>;
  /** Failures of this call, in addition to those of its guards and schemas. */
  refuses?: FailureCode[];
  /** Path parameters that are not a row's id. */
  params?: z.ZodObject;
}

/** What a call takes and refuses, as its guards and validators document it. */
interface Terms {
  caller?: "anyone" | "candidate" | "staff" | "member";
  /** Roles of staff or members that may. */
  roles?: string[];
  /** Whether people must prove their identity again. */
  proof?: boolean;
  query?: z.ZodObject;
  header?: z.ZodObject;
  /** The schema of the body at a time. */
  json?(now: Date): z.ZodType;
  form?: z.ZodType;
  /** Looks for what the call is about, where that is asked before the handler. */
  about?(c: Context, input: unknown): Promise<unknown>;
  refuses?: FailureCode[];
}

const DOCS = Symbol("description");
export type Docs = Partial<Description> & Terms;

/** Attaches to a middleware what it adds to the documentation of the calls behind it. */
export const withDocs = <M extends object>(middleware: M, terms: Terms): M =>
  Object.assign(middleware, { [DOCS]: terms });

/** Describes the call whose handler comes next. */
export const describe = (description: Description & Terms) =>
  Object.assign(
    createMiddleware((_, next) => next()),
    { [DOCS]: description },
  );

/** One call; its path is as OpenAPI writes it: `/user/jobs/{id}`. */
export type Call = { method: string; path: string } & Description & Terms;

const isMiddleware = (route: RouterRoute) => route.path.endsWith("*") || route.method === "ALL";

function applies(middleware: RouterRoute, call: RouterRoute): boolean {
  const prefix = middleware.path.replace(/\/?\*$/, "");
  const covers = call.path === prefix || call.path.startsWith(`${prefix}/`);
  return covers && ["ALL", call.method].includes(middleware.method);
}

/** Every described call among an app's routes, with the documentation of all its middlewares. */
export function callsOf(routes: RouterRoute[]): Call[] {
  const calls = new Map<string, Docs>();
  for (const route of routes.filter((r) => !isMiddleware(r))) {
    const name = `${route.method} ${route.path}`;
    const before = routes.filter((r) => isMiddleware(r) && applies(r, route));
    const docs = calls.get(name) ?? docsOf(before);
    calls.set(name, join(docs, docsOfRoute(route)));
  }
  return [...calls].flatMap(([name, docs]) => {
    const [method = "", route = ""] = name.split(" ");
    const { summary, answers } = docs;
    // `:id` and `:file{[0-9]+}` as OpenAPI writes them.
    const path = route.replace(/:(\w+)(\{[^}]+\})?/g, "{$1}");
    return summary && answers ? [{ ...docs, method, path, summary, answers }] : [];
  });
}

/** The joined documentation of these middlewares. */
export const docsOf = (routes: RouterRoute[]): Docs => routes.map(docsOfRoute).reduce(join, {});

const docsOfRoute = ({ handler }: RouterRoute): Docs => (handler as { [DOCS]?: Docs })[DOCS] ?? {};

const join = (one: Docs, other: Docs): Docs => ({
  ...one,
  ...other,
  refuses: [...(one.refuses ?? []), ...(other.refuses ?? [])],
});
