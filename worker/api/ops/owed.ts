import { Hono } from "hono";
import * as z from "zod";
import { owed, owedQuery } from "../../contract/owed";
import { readOwed } from "../../domain/views/owed";
import { describe } from "../docs/describe";
import { anyStaff } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { valid } from "../request/valid";

export const owedToPeople = new Hono<ApiEnv>().get(
  "/",
  anyStaff,
  valid("query", owedQuery),
  describe({
    summary: "List what waits for staff",
    detail:
      "Every kind of it, in the order of the morning list, also those of which nothing waits. The audit log says whose applications were shown.",
    answers: { 200: z.array(owed) },
  }),
  async (c) => {
    const { service, actor } = c.var;
    return c.json(await readOwed(service, actor, c.req.valid("query")), 200);
  },
);
