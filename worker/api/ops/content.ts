import { Hono } from "hono";
import * as z from "zod";
import { listVersions } from "../../../db/content/content";
import {
  contentQuery,
  contentType,
  contentVersion,
  staticContent,
  versionsQuery,
} from "../../contract/content";
import { contentInput } from "../../contract/ops";
import { CONTENT_TYPES, type ContentType, id } from "../../contract/values";
import { cleanPage, writePage } from "../../domain/employers/staff/static-content";
import { Failure } from "../../failure";
import { describe } from "../docs/describe";
import { admin, anyStaff, proven } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { pageOf, valid } from "../request/valid";

function typeOf(text: string | undefined): ContentType {
  const type = CONTENT_TYPES.find((value) => value === text);
  if (!type) throw new Failure("not_found");
  return type;
}

export const staffContent = new Hono<ApiEnv>()
  .put(
    "/:type",
    admin,
    proven,
    valid("json", contentInput, async (c) => typeOf(c.req.param("type"))),
    valid("query", contentQuery),
    describe({
      summary: "Replace a content page",
      detail:
        "Returns the stored text, without scripts and styles. The previous text is kept as a version. Idempotent. With `dryRun` nothing is stored.",
      params: z.object({ type: contentType }),
      answers: { 200: staticContent },
      refuses: ["not_found"],
    }),
    async (c) => {
      const type = typeOf(c.req.param("type"));
      const { service, actor } = c.var;
      const { content: html, dryRun } = c.req.valid("json");
      const page = { type, ...c.req.valid("query") };
      const content = dryRun ? cleanPage(html) : await writePage(service, actor, page, html);
      return c.json({ content }, 200);
    },
  )
  .get(
    "/:type/versions",
    anyStaff,
    valid("query", versionsQuery, async (c) => typeOf(c.req.param("type"))),
    describe({
      summary: "List previous versions of a content page",
      detail: "Newest first. To restore a version, replace the page with its text.",
      params: z.object({ type: contentType }),
      answers: { 200: z.array(contentVersion) },
      refuses: ["not_found"],
    }),
    async (c) => {
      const type = typeOf(c.req.param("type"));
      const { language, ...query } = c.req.valid("query");
      const page = await pageOf(c, query, id);
      const of = { type, language };
      const rows = await listVersions(c.var.service.db, of, page.after, page.limit);
      const pageRows = page.cut(rows, (row) => row.id);
      return c.json(
        pageRows.map(({ type: _, language: __, ...version }) => version),
        200,
      );
    },
  );
