import { Hono } from "hono";
import * as z from "zod";
import { openPrice } from "../contract/job/jobs";
import { pricesNow } from "../domain/job/prices";
import { describe } from "./docs/describe";
import type { ApiEnv } from "./request/guards";

export const prices = new Hono<ApiEnv>().get(
  "/",
  describe({
    summary: "List the prices of open jobs",
    detail: "Lowest first. Cached for up to a minute.",
    answers: { 200: z.array(openPrice) },
  }),
  async (c) => c.json(await pricesNow(c.var.service), 200),
);
