import { Hono } from "hono";
import { listCredits } from "../../db/credits";
import { id, listQuery } from "../contract/values";
import { candidate, type Door, valid } from "./door";
import { pageOf } from "./page";

/** Credits that can be used now. */
export const credits = new Hono<Door>().get(
  "/",
  candidate,
  valid("query", listQuery),
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
