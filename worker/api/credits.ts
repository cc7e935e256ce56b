import { Hono } from "hono";
import { listCredits } from "../../db/credits";
import { listQuery } from "../contract/values";
import { candidate, type Door, valid } from "./door";
import { cut, numberCursor } from "./page";

/** Credits that can be used now. */
export const credits = new Hono<Door>().get(
  "/",
  candidate,
  valid("query", listQuery),
  async (c) => {
    const { service, userId } = c.var;
    const { limit, cursor } = c.req.valid("query");
    const rows = await listCredits(service.db, userId, numberCursor(cursor), limit + 1);
    return c.json(
      cut(c, rows, limit, (row) => row.id),
      200,
    );
  },
);
