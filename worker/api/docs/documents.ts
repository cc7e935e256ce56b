import { type Context, Hono } from "hono";
import type { RouterRoute } from "hono/types";
import type { ApiEnv } from "../request/guards";
import { callsOf, describe } from "./describe";
import { docsPage } from "./docs";
import { openApi } from "./openapi";

const GROUP = "This API";
const CACHED = { "Cache-Control": "public, max-age=300" };
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
const OF_STAFF = {
  title: "Pakka staff API",
  version: "1",
  description:
    "A query name or a field of a body that a call does not know is refused with 422, never left out in silence. Every POST takes an Idempotency-Key.",
};

function describeAll(routes: RouterRoute[], publicUrl: string) {
  const calls = callsOf(routes);
  const under = (folder: string) => calls.filter(({ path }) => path.startsWith(folder));
  const others = calls.filter(({ path }) => !/^\/(user|ops)\//.test(path));
  return {
    user: openApi([...under("/user/"), ...others], { title: "Pakka API", version: "1" }, publicUrl),
    ops: openApi(under("/ops/"), OF_STAFF, publicUrl),
  };
}

/** The API's own description, of the routes it is asked about. They do not change: made once. */
export function documents(routes: () => RouterRoute[]) {
  let made: ReturnType<typeof describeAll> | undefined;
  const all = (c: Context<ApiEnv>) => {
    made ??= describeAll(routes(), c.var.service.settings.PUBLIC_URL);
    return made;
  };
  const json = { 200: "application/json" } as const;
  return new Hono<ApiEnv>()
    .get(
      "/user/openapi.json",
      describe({ group: GROUP, summary: "Describe the API", answers: json }),
      (c) => c.json(all(c).user, 200, CACHED),
    )
    .get(
      "/user/docs",
      describe({ group: GROUP, summary: "Show this page", answers: { 200: "text/html" } }),
      (c) => {
        const page = docsPage(all(c).user, c.var.service.settings.PUBLIC_URL);
        return c.html(page, 200, { ...CACHED, "Content-Security-Policy": PAGE_POLICY });
      },
    )
    .get(
      "/ops/openapi.json",
      describe({ group: GROUP, summary: "Describe the staff API", answers: json }),
      (c) => c.json(all(c).ops, 200, CACHED),
    );
}
