import { Hono } from "hono";
import * as z from "zod";
import { announcementById, listAnnouncements } from "../../../db/outbox/announcements";
import { actPreview } from "../../contract/preview";
import { announcement, announcementInput } from "../../contract/staff/announcements";
import { id as idSchema, listQuery } from "../../contract/values";
import type { Service } from "../../domain/service";
import {
  announce,
  previewAnnouncement,
  stopAnnouncement,
  toAnnouncement,
} from "../../domain/talk/notify/announcement";
import { Failure } from "../../failure";
import { describe } from "../docs/describe";
import { admin, anyStaff, proven } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, inPath } from "../request/lookup";
import { pageOf } from "../request/page";
import { valid } from "../request/valid";

async function readOne(service: Service, id: number) {
  const [row] = await announcementById(service.db, id);
  if (!row) throw new Failure("not_found");
  return toAnnouncement(row);
}

export const announcements = new Hono<ApiEnv>()
  .get(
    "/",
    anyStaff,
    valid("query", listQuery),
    describe({
      summary: "List announcements",
      detail: "Newest first, with how many each has reached so far.",
      answers: { 200: z.array(announcement) },
    }),
    async (c) => {
      const page = await pageOf(c, c.req.valid("query"), idSchema);
      const rows = await listAnnouncements(c.var.service.db, page.after, page.limit);
      const pageRows = page.cut(rows, (row) => row.announcement.id);
      return c.json(pageRows.map(toAnnouncement), 200);
    },
  )
  .post(
    "/",
    admin,
    proven,
    idempotent,
    valid("json", announcementInput),
    describe({
      summary: "Send an announcement",
      detail:
        "For everyone, or for those who applied for one job or in one category: a notification, a mail, or both. With `dryRun` nothing is sent.",
      answers: { 200: actPreview, 201: announcement },
      refuses: ["not_found"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const { dryRun, ...input } = c.req.valid("json");
      if (dryRun) return c.json(await previewAnnouncement(service, input), 200);
      return c.json(await readOne(service, await announce(service, actor, input)), 201);
    },
  )
  .post(
    "/:id/stop",
    admin,
    idempotent,
    describe({
      summary: "Stop an announcement",
      about: inPath(announcementById),
      detail: "Who has not got it yet does not get it any more; who has keeps it. Idempotent.",
      answers: { 200: announcement },
      refuses: ["not_found"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await stopAnnouncement(service, actor, id);
      return c.json(await readOne(service, id), 200);
    },
  );
