import { Hono } from "hono";
import * as z from "zod";
import { announcementById, listAnnouncements } from "../../../db/outbox/announcements";
import { deadLetterGroups, listDeadLetters } from "../../../db/outbox/dead-letters";
import { actPreview } from "../../contract/acts";
import {
  deadLetter,
  deadLetterChoice,
  deadLetterGroup,
  deadLetterQuery,
  deadLetterRetry,
} from "../../contract/dead-letters";
import { announcement, announcementInput } from "../../contract/staff/announcements";
import { id, id as idSchema, listQuery } from "../../contract/values";
import { toDeadLetter } from "../../domain/read/views/dead-letter";
import type { Service } from "../../domain/service";
import {
  announce,
  previewAnnouncement,
  stopAnnouncement,
  toAnnouncement,
} from "../../domain/talk/notify/announcement";
import { retryDeadLetters } from "../../domain/talk/outbox/dead-letter";
import { BACK_OFF_HOURS } from "../../facts/messages/messages";
import { Failure } from "../../failure";
import { describe } from "../docs/describe";
import { admin, anyStaff, proven } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, inPath, pageOf, valid } from "../request/valid";

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

export const deadLetters = new Hono<ApiEnv>()
  .get(
    "/",
    anyStaff,
    valid("query", deadLetterQuery),
    describe({
      summary: "List dead letters",
      detail: `Messages that could not be delivered within ${BACK_OFF_HOURS} hours, including those retried since. Newest first.`,
      answers: { 200: z.array(deadLetter) },
    }),
    async (c) => {
      const query = c.req.valid("query");
      const page = await pageOf(c, query, id);
      const { kind, cause, waiting } = query;
      const which = { kind, cause, isWaiting: waiting === "true", before: page.after };
      const rows = await listDeadLetters(c.var.service.db, which, page.limit);
      const pageRows = page.cut(rows, (row) => row.number);
      return c.json(
        pageRows.map((row) => toDeadLetter(c.var.service, row)),
        200,
      );
    },
  )
  .get(
    "/groups",
    anyStaff,
    describe({
      summary: "List what waits among the dead letters, by kind and cause",
      detail: "Oldest first. Those that were retried and have not failed again are not counted.",
      answers: { 200: z.array(deadLetterGroup) },
    }),
    async (c) => c.json(await deadLetterGroups(c.var.service.db), 200),
  )
  .post(
    "/retry",
    anyStaff,
    idempotent,
    valid("json", deadLetterChoice),
    describe({
      summary: "Retry dead letters",
      detail:
        "Retries those that match all that is given of `kind`, `cause` and `ids`, or all when nothing is. Idempotent.",
      answers: { 200: deadLetterRetry },
    }),
    async (c) => {
      const { service, actor } = c.var;
      const retried = await retryDeadLetters(service, actor, c.req.valid("json"));
      return c.json({ retried }, 200);
    },
  );
