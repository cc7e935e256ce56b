import { Hono } from "hono";
import * as z from "zod";
import { contactById, listContacts, listQueries, queryById } from "../../../db/support/queries";
import { actPreview } from "../../contract/acts";
import { contactMessage, contactsQuery, queriesQuery, staffQuery } from "../../contract/queries";
import { assignInput, closeInput, replyInput } from "../../contract/staff/tickets";
import { id as idSchema } from "../../contract/values";
import { previewReply, replyToTicket } from "../../domain/people/support/reply";
import { assignTicket, closeTicket } from "../../domain/people/support/ticket";
import {
  readStaffContact,
  readStaffQuery,
  toStaffContacts,
  toStaffQueries,
} from "../../domain/read/views/ticket";
import { describe } from "../docs/describe";
import { anyStaff } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, inPath, pageOf, valid } from "../request/valid";

const CLOSE_DETAIL =
  "Closes unless it says `closed: false`, which opens it again. Its sender hears nothing. Idempotent.";
const ASSIGN_DETAIL = "`staffId: null` gives it back to all. Idempotent.";

export const staffQueries = new Hono<ApiEnv>()
  .get(
    "/",
    anyStaff,
    valid("query", queriesQuery),
    describe({
      summary: "List support queries",
      detail: "Newest first.",
      answers: { 200: z.array(staffQuery) },
    }),
    async (c) => {
      const { service } = c.var;
      const query = c.req.valid("query");
      const page = await pageOf(c, query, idSchema);
      const filter = { state: query.state, suspicious: query.suspicious === "true" };
      const rows = await listQueries(service.db, filter, page.after, page.limit);
      const pageRows = page.cut(rows, ({ query }) => query.id);
      return c.json(await toStaffQueries(service, pageRows), 200);
    },
  )
  .get(
    "/:id",
    anyStaff,
    describe({
      summary: "Get a support query",
      about: inPath(queryById),
      answers: { 200: staffQuery },
      refuses: ["not_found"],
    }),
    async (c) => c.json(await readStaffQuery(c.var.service, idParam(c.req.param("id"))), 200),
  )
  .post(
    "/:id/reply",
    anyStaff,
    idempotent,
    valid("json", replyInput, inPath(queryById)),
    describe({
      summary: "Reply to a support query",
      detail:
        "Sends an email, and notifies a candidate in the app, who also reads it on `/help`. Idempotent for the same text. With `dryRun` nothing changes.",
      answers: { 200: z.union([staffQuery, actPreview]) },
      refuses: ["no_reply_address", "stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const { dryRun, ...reply } = c.req.valid("json");
      if (dryRun) return c.json(await previewReply(service, "query", id, reply.message), 200);
      await replyToTicket(service, actor, "query", id, reply);
      return c.json(await readStaffQuery(service, id), 200);
    },
  )
  .post(
    "/:id/close",
    anyStaff,
    idempotent,
    valid("json", closeInput, inPath(queryById)),
    describe({
      summary: "Close a support query",
      detail: CLOSE_DETAIL,
      answers: { 200: staffQuery },
      refuses: ["stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await closeTicket(service, actor, "query", id, c.req.valid("json"));
      return c.json(await readStaffQuery(service, id), 200);
    },
  )
  .post(
    "/:id/assign",
    anyStaff,
    idempotent,
    valid("json", assignInput, inPath(queryById)),
    describe({
      summary: "Say who looks after a support query",
      detail: ASSIGN_DETAIL,
      answers: { 200: staffQuery },
      refuses: ["stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await assignTicket(service, actor, "query", id, c.req.valid("json"));
      return c.json(await readStaffQuery(service, id), 200);
    },
  );

export const contactMessages = new Hono<ApiEnv>()
  .get(
    "/",
    anyStaff,
    valid("query", contactsQuery),
    describe({
      summary: "List contact messages",
      detail: "Newest first.",
      answers: { 200: z.array(contactMessage) },
    }),
    async (c) => {
      const { service } = c.var;
      const query = c.req.valid("query");
      const page = await pageOf(c, query, idSchema);
      const rows = await listContacts(service.db, query, page.after, page.limit);
      const pageRows = page.cut(rows, ({ contact }) => contact.id);
      return c.json(await toStaffContacts(service, pageRows), 200);
    },
  )
  .get(
    "/:id",
    anyStaff,
    describe({
      summary: "Get a contact message",
      about: inPath(contactById),
      answers: { 200: contactMessage },
      refuses: ["not_found"],
    }),
    async (c) => c.json(await readStaffContact(c.var.service, idParam(c.req.param("id"))), 200),
  )
  .post(
    "/:id/reply",
    anyStaff,
    idempotent,
    valid("json", replyInput, inPath(contactById)),
    describe({
      summary: "Reply to a contact message",
      detail:
        "Sends an email to the address of the form. Idempotent for the same text. With `dryRun` nothing changes.",
      answers: { 200: z.union([contactMessage, actPreview]) },
      refuses: ["stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const { dryRun, ...reply } = c.req.valid("json");
      if (dryRun) return c.json(await previewReply(service, "contact", id, reply.message), 200);
      await replyToTicket(service, actor, "contact", id, reply);
      return c.json(await readStaffContact(service, id), 200);
    },
  )
  .post(
    "/:id/close",
    anyStaff,
    idempotent,
    valid("json", closeInput, inPath(contactById)),
    describe({
      summary: "Close a contact message",
      detail: CLOSE_DETAIL,
      answers: { 200: contactMessage },
      refuses: ["stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await closeTicket(service, actor, "contact", id, c.req.valid("json"));
      return c.json(await readStaffContact(service, id), 200);
    },
  )
  .post(
    "/:id/assign",
    anyStaff,
    idempotent,
    valid("json", assignInput, inPath(contactById)),
    describe({
      summary: "Say who looks after a contact message",
      detail: ASSIGN_DETAIL,
      answers: { 200: contactMessage },
      refuses: ["stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await assignTicket(service, actor, "contact", id, c.req.valid("json"));
      return c.json(await readStaffContact(service, id), 200);
    },
  );
