import { type Context, Hono } from "hono";
import type { RouterRoute } from "hono/types";
import type { ApiEnv } from "../request/guards";
import { callsOf, describe } from "./describe";
import { docsPage, type Prefix } from "./docs";
import { openApi } from "./openapi";
import { referencePage } from "./reference";

const CACHED = { "Cache-Control": "public, max-age=300" };
const LIST_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
/** Swagger UI's style sheet has its icons in itself. */
const REFERENCE_POLICY = `${LIST_POLICY.replace("img-src 'self'", "img-src 'self' data:")}; script-src 'self'; connect-src 'self'`;
const OF_CONSOLE = {
  version: "1",
  description:
    "A query name or a field of a body that a call does not know is refused with 422, never left out in silence. Every POST takes an Idempotency-Key.",
};

function describeAll(routes: RouterRoute[], publicUrl: string) {
  const calls = callsOf(routes);
  const under = (prefix: Prefix) => calls.filter(({ path }) => path.startsWith(`${prefix}/`));
  const others = calls.filter(({ path }) => !/^\/(user|ops|employer)\//.test(path));
  return {
    "/user": openApi(
      [...under("/user"), ...others],
      { title: "Pakka API", version: "1" },
      publicUrl,
    ),
    "/ops": openApi(under("/ops"), { ...OF_CONSOLE, title: "Pakka staff API" }, publicUrl),
    "/employer": openApi(
      under("/employer"),
      { ...OF_CONSOLE, title: "Pakka employer API" },
      publicUrl,
    ),
  };
}

const describedAs = (summary: string, answer: "application/json" | "text/html") =>
  describe({ group: "This API", summary, answers: { 200: answer } });

/** The API's own description, of the routes it is asked about. They do not change: made once. */
export function documents(routes: () => RouterRoute[]) {
  let made: ReturnType<typeof describeAll> | undefined;
  const all = (c: Context<ApiEnv>) => {
    made ??= describeAll(routes(), c.var.service.settings.PUBLIC_URL);
    return made;
  };
  const pages = (prefix: Prefix, name: string) =>
    new Hono<ApiEnv>()
      .get("/openapi.json", describedAs(`Describe ${name}`, "application/json"), (c) =>
        c.json(all(c)[prefix], 200, CACHED),
      )
      .get("/docs", describedAs(`List the calls of ${name}`, "text/html"), (c) => {
        const page = docsPage(all(c)[prefix], prefix, c.var.service.settings.PUBLIC_URL);
        return c.html(page, 200, { ...CACHED, "Content-Security-Policy": LIST_POLICY });
      })
      .get("/docs/reference", describedAs(`Show the reference of ${name}`, "text/html"), (c) => {
        const page = referencePage(all(c)[prefix], prefix);
        return c.html(page, 200, { ...CACHED, "Content-Security-Policy": REFERENCE_POLICY });
      });
  return new Hono<ApiEnv>()
    .route("/user", pages("/user", "the API"))
    .route("/ops", pages("/ops", "the staff API"))
    .route("/employer", pages("/employer", "the employer API"));
}
