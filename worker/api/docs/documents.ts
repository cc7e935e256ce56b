import { type Context, Hono } from "hono";
import type { RouterRoute } from "hono/types";
import type { ApiEnv } from "../request/guards";
import { callsOf, describe } from "./describe";
import type { Prefix } from "./docs";
import type { Info, OpenApi } from "./openapi";

const CACHED = { "Cache-Control": "public, max-age=300" };
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

const describedAs = (summary: string, answer: "application/json" | "text/html") =>
  describe({ group: "This API", summary, answers: { 200: answer } });

/** The rendering code, loaded with the first request for documentation. */
const drawing = () => import("./drawing");

/**
 * The description of an API: of the `routes` below `prefix`, and of those that belong to no API. They do
 * not change, so that it is made once.
 */
export function documents(prefix: Prefix, name: string, info: Info, { routes }: Hono<ApiEnv>) {
  let openApiDocument: OpenApi | undefined;
  async function documentFor(c: Context<ApiEnv>): Promise<OpenApi> {
    const { openApi } = await drawing();
    openApiDocument ??= openApi(
      callsUnder(prefix, routes),
      info,
      c.var.service.settings.PUBLIC_URL,
    );
    return openApiDocument;
  }
  return new Hono<ApiEnv>()
    .get("/openapi.json", describedAs(`Describe ${name}`, "application/json"), async (c) =>
      c.json(await documentFor(c), 200, CACHED),
    )
    .get("/docs", describedAs(`List the calls of ${name}`, "text/html"), async (c) => {
      const { docsPage } = await drawing();
      const page = docsPage(await documentFor(c), prefix, c.var.service.settings.PUBLIC_URL);
      return c.html(page, 200, { ...CACHED, "Content-Security-Policy": POLICY });
    });
}

/** The calls below `prefix`, then those that stand below no API's. */
function callsUnder(prefix: Prefix, routes: RouterRoute[]) {
  const calls = callsOf(routes);
  return [
    ...calls.filter(({ path }) => path.startsWith(`${prefix}/`)),
    ...calls.filter(({ path }) => !/^\/(user|ops|employer)\//.test(path)),
  ];
}
