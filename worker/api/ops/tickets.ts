import { Hono } from "hono";
import * as z from "zod";
import {
  ticketCounts,
  ticketCountsQuery,
  ticketRow,
  ticketsQuery,
} from "../../contract/staff/tickets";
import { id, time } from "../../contract/values";
import { listTickets, positionOf, readTicketCounts } from "../../domain/read/views/ticket";
import { TICKET_KINDS } from "../../facts/guarantee/tickets";
import { describe } from "../docs/describe";
import { anyStaff } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { pageOf, valid } from "../request/valid";

const position = z.tuple([time, z.enum(TICKET_KINDS), id]);

export const tickets = new Hono<ApiEnv>()
  .get(
    "/",
    anyStaff,
    valid("query", ticketsQuery),
    describe({
      summary: "List support queries and contact messages together",
      detail:
        "Those of one state: the open ones oldest first, because who waits longest is next; the others newest first.",
      answers: { 200: z.array(ticketRow) },
    }),
    async (c) => {
      const { service, actor } = c.var;
      const query = c.req.valid("query");
      const page = await pageOf(c, query, position);
      const rows = await listTickets(service, actor, query, page.after, page.limit);
      return c.json(page.cut(rows, positionOf), 200);
    },
  )
  .get(
    "/counts",
    anyStaff,
    valid("query", ticketCountsQuery),
    describe({
      summary: "Count support queries and contact messages by state",
      answers: { 200: ticketCounts },
    }),
    async (c) => {
      const { service, actor } = c.var;
      return c.json(await readTicketCounts(service, actor, c.req.valid("query")), 200);
    },
  );
