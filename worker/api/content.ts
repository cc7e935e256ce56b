import { Hono } from "hono";
import * as z from "zod";
import { contentOf } from "../../db/content/content";
import { contentType, staticContent } from "../contract/content";
import { CONTENT_TYPES } from "../contract/values";
import { describe } from "./docs/describe";
import type { ApiEnv } from "./request/guards";

export const content = new Hono<ApiEnv>().get(
  "/:type",
  describe({
    summary: "Retrieve a content page",
    detail: "An unknown type returns `about_us`.",
    params: z.object({ type: contentType }),
    answers: { 200: staticContent },
  }),
  async (c) => {
    const type = CONTENT_TYPES.find((known) => known === c.req.param("type")) ?? "about_us";
    const [row] = await contentOf(c.var.service.db, type);
    return c.json({ content: row?.content ?? "" }, 200);
  },
);
