import { Hono } from "hono";
import { contentOf } from "../../db/content";
import { CONTENT_TYPES } from "../contract/values";
import type { Door } from "./door";

export const content = new Hono<Door>().get("/:type", async (c) => {
  const type = CONTENT_TYPES.find((known) => known === c.req.param("type")) ?? "about_us";
  const [row] = await contentOf(c.var.service.db, type);
  return c.json({ content: row?.content ?? "" }, 200);
});
