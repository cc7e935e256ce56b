import { Hono } from "hono";
import * as z from "zod";
import { listCredits } from "../../db/payment/credits";
import { credit } from "../contract/applications";
import { id, listQuery } from "../contract/values";
import { describe } from "./docs/describe";
import { type ApiEnv, answeredWhileLoggedIn, candidate } from "./request/guards";
import { pageOf, valid } from "./request/valid";

/** Credits that can be used now. */
export const credits = new Hono<ApiEnv>().get(
  "/",
  candidate,
  answeredWhileLoggedIn,
  valid("query", listQuery),
  describe({
    summary: "List your available credits",
    detail: "Newest first.",
    answers: { 200: z.array(credit) },
  }),
  async (c) => {
    const { service, userId } = c.var;
    const page = await pageOf(c, c.req.valid("query"), id);
    const rows = await listCredits(service.db, userId, page.after, page.limit);
    return c.json(
      page.cut(rows, (row) => row.id),
      200,
    );
  },
);
