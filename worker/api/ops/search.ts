import { Hono } from "hono";
import * as z from "zod";
import { staffHit, staffSearchQuery } from "../../contract/staff/search";
import { searchForStaff } from "../../domain/views/staff-search";
import { describe } from "../docs/describe";
import { anyStaff } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { valid } from "../request/valid";

export const search = new Hono<ApiEnv>().get(
  "/",
  anyStaff,
  valid("query", staffSearchQuery),
  describe({
    summary: "Search people, applications, payments, companies and jobs",
    detail:
      "A few hits of each kind, those of whole numbers first. Of people found by a part of something it also names their newest applications and payments. The audit log says who was shown.",
    answers: { 200: z.array(staffHit) },
  }),
  async (c) => {
    const { service, actor } = c.var;
    return c.json(await searchForStaff(service, actor, c.req.valid("query").q), 200);
  },
);
