import { Hono } from "hono";
import * as z from "zod";
import { contentType, staticContent } from "../../contract/content";
import { contentInput } from "../../contract/ops";
import { CONTENT_TYPES } from "../../contract/values";
import { writePage } from "../../domain/static-content";
import { Failure } from "../../failure";
import { describe } from "../describe";
import { admin, type Door, valid } from "../door";

export const staffContent = new Hono<Door>().put(
  "/:type",
  admin,
  valid("json", contentInput),
  describe({
    summary: "Write a page of text",
    detail: "Answers what is kept: scripts and styles are taken out.",
    params: z.object({ type: contentType }),
    answers: { 200: staticContent },
    refuses: ["not_found"],
  }),
  async (c) => {
    const type = CONTENT_TYPES.find((known) => known === c.req.param("type"));
    if (!type) throw new Failure("not_found");
    const { service, staff } = c.var;
    const content = await writePage(service, staff, type, c.req.valid("json").content);
    return c.json({ content }, 200);
  },
);
