import { Hono } from "hono";
import { openingsQuery, openings as output } from "../contract/job/openings";
import { openings as counted } from "../domain/job/search/openings";
import { describe } from "./docs/describe";
import { type ApiEnv, anyone } from "./request/guards";
import { valid } from "./request/valid";

export const openings = new Hono<ApiEnv>().get(
  "/",
  anyone,
  valid("query", openingsQuery),
  describe({
    summary: "Count open jobs by category and town",
    detail: "The jobs themselves are listed by `GET /user/jobs`. Cached for up to a minute.",
    answers: { 200: output },
    refuses: ["not_found"],
  }),
  async (c) => c.json(await counted(c.var.service, c.req.valid("query")), 200),
);
