import { Hono } from "hono";
import * as z from "zod";
import { invitationsOfMailbox } from "../../../db/console/invitations";
import { type OwnInvitation, ownInvitation } from "../../contract/console/team";
import { id as idSchema, listQuery } from "../../contract/values";
import {
  acceptInvitation,
  declineInvitation,
  findOwnInvitation,
} from "../../domain/employers/console/company-invitations";
import { describe } from "../docs/describe";
import { person, sessionIn } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, type Lookup, pageOf, valid } from "../request/valid";

const ownInPath: Lookup = (c) =>
  findOwnInvitation(c.var.service, sessionIn(c), idParam(c.req.param("id") ?? ""));

type Found = Awaited<ReturnType<typeof invitationsOfMailbox>>[number];

function toOwnInvitation({ invitation, company, inviter }: Found): OwnInvitation {
  const { id, role, createdAt } = invitation;
  const { website: _, ...named } = company;
  return { id, role, createdAt, inviter, company: named };
}

/** Invitations to the signed-in person's mailbox. */
export const ownInvitations = new Hono<ApiEnv>()
  .get(
    "/",
    person,
    valid("query", listQuery),
    describe({
      summary: "List the open invitations to your mailbox",
      detail: "Of all companies, newest first.",
      answers: { 200: z.array(ownInvitation) },
    }),
    async (c) => {
      const { db } = c.var.service;
      const page = await pageOf(c, c.req.valid("query"), idSchema);
      const rows = await invitationsOfMailbox(db, sessionIn(c).email, page.after, page.limit);
      const pageRows = page.cut(rows, ({ invitation: { id } }) => id);
      return c.json(pageRows.map(toOwnInvitation), 200);
    },
  )
  .post(
    "/:id/accept",
    person,
    idempotent,
    describe({
      summary: "Join the company that invites you",
      detail:
        "This session goes on as a member's, and your others end. Who is in a company leaves that first. Idempotent.",
      answers: { 200: ownInvitation },
      refuses: ["has_company", "invitation_over"],
      about: ownInPath,
    }),
    async (c) => {
      const id = idParam(c.req.param("id"));
      const row = await findOwnInvitation(c.var.service, sessionIn(c), id);
      await acceptInvitation(c.var.service, sessionIn(c), id);
      return c.json(toOwnInvitation(row), 200);
    },
  )
  .post(
    "/:id/decline",
    person,
    idempotent,
    describe({
      summary: "Decline an invitation",
      detail: "One that has ended stays as it is. Idempotent.",
      answers: { 204: null },
      about: ownInPath,
    }),
    async (c) => {
      await declineInvitation(c.var.service, sessionIn(c), idParam(c.req.param("id")));
      return c.body(null, 204);
    },
  );
