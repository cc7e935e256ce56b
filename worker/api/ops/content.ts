import { Hono } from "hono";
import * as z from "zod";
import { contentType, staticContent } from "../../contract/content";
import { contentInput } from "../../contract/ops";
import { CONTENT_TYPES, type ContentType } from "../../contract/values";
import { writePage } from "../../domain/static-content";
import { Failure } from "../../failure";
import { describe } from "../describe";
import { admin, type Door } from "../door";
import { valid } from "../valid";

function typeOf(text: string | undefined): ContentType {
  const type = CONTENT_TYPES.find((known) => known === text);
  if (!type) throw new Failure("not_found");
  return type;
}

export const staffContent = new Hono<Door>().put(
  "/:type",
  admin,
  valid("json", contentInput, async (c) => typeOf(c.req.param("type"))),
  describe({
    summary: "Write a page of text",
    detail: "Answers what is kept: scripts and styles are taken out.",
    params: z.object({ type: contentType }),
    answers: { 200: staticContent },
    refuses: ["not_found"],
  }),
  async (c) => {
    const type = typeOf(c.req.param("type"));
    const { service, staff } = c.var;
    const content = await writePage(service, staff, type, c.req.valid("json").content);
    return c.json({ content }, 200);
  },
);
