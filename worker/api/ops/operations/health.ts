import { Hono } from "hono";
import { health } from "../../../contract/staff/health";
import { readHealth } from "../../../domain/health/health";
import { describe } from "../../docs/describe";
import { anyStaff } from "../../request/console-guards";
import type { ApiEnv } from "../../request/guards";

export const healthOfProduct = new Hono<ApiEnv>().get(
  "/",
  anyStaff,
  describe({
    summary: "Retrieve how the product does",
    detail:
      "Each line with its bound, and the troubles that operators were alerted of. Nobody's data is in it.",
    answers: { 200: health },
  }),
  async (c) => c.json(await readHealth(c.var.service), 200),
);
