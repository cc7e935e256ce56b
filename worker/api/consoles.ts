import { Hono } from "hono";
import { documents } from "./docs/documents";
import { employer } from "./employer/employer";
import { ops } from "./ops/ops";
import type { ApiEnv } from "./request/guards";
import { serve } from "./serve";

const INFO = {
  version: "1",
  description:
    "A query name or a field of a body that a call does not know is refused with 422, never left out in silence. Every POST takes an Idempotency-Key.",
};

const routes = new Hono<ApiEnv>().route("/ops", ops).route("/employer", employer);
export type ConsoleRoutes = typeof routes;

// Outside the chain: the screens' typed client has no use for these.
routes.route(
  "/ops",
  documents("/ops", "the staff API", { ...INFO, title: "Pakka staff API" }, routes),
);
routes.route(
  "/employer",
  documents("/employer", "the employer API", { ...INFO, title: "Pakka employer API" }, routes),
);

/** The calls of both consoles. They are loaded by their first call: no candidate waits for them. */
export const consoles = serve(routes);
