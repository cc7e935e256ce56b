import { Hono } from "hono";
import * as z from "zod";
import { openPrice } from "../contract/jobs";
import { pricesNow } from "../domain/prices";
import { describe } from "./describe";
import type { Door } from "./door";

export const prices = new Hono<Door>().get(
  "/",
  describe({
    summary: "List the prices of open jobs",
    detail: "Lowest first; at most a minute old.",
    answers: { 200: z.array(openPrice) },
  }),
  async (c) => c.json(await pricesNow(c.var.service), 200),
);
