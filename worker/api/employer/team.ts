import { Hono } from "hono";
import * as z from "zod";
import { type InvitationRow, invitationsOfCompany } from "../../../db/console/invitations";
import type { MemberRow } from "../../../db/console/people";
import { listTeam, type TeamPlace } from "../../../db/console/team";
import {
  memberInvite,
  memberPatch,
  type TeamInvitation,
  teamInvitation,
  teamMember,
} from "../../contract/console/team";
import { id as idSchema, listQuery } from "../../contract/values";
import {
  findInvitation,
  inviteToCompany,
  withdrawInvitation,
} from "../../domain/employers/console/company-invitations";
import { findMember, leaveCompany, patchMember } from "../../domain/employers/console/company-team";
import { describe } from "../docs/describe";
import { member, owner, sessionIn, unsuspended } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, type Lookup, pageOf, valid } from "../request/valid";

const ownInPath: Lookup = (c) =>
  findMember(c.var.service, c.var.companyId, idParam(c.req.param("id") ?? ""));

const invitationInPath: Lookup = (c) =>
  findInvitation(c.var.service, c.var.companyId, idParam(c.req.param("id") ?? ""));

const toInvitation = ({ id, email, name, role, createdAt }: InvitationRow): TeamInvitation => ({
  id,
  email,
  name,
  role,
  createdAt,
});

const toTeamMember = ({ companyId: _, ...row }: MemberRow) => row;

const place = z.tuple([z.number().int().min(0).max(1), idSchema]);
const placeOf = ({ endedAt, id }: MemberRow): TeamPlace => [endedAt ? 1 : 0, id];

export const team = new Hono<ApiEnv>()
  .get(
    "/",
    owner,
    valid("query", listQuery),
    describe({
      summary: "List the members of the company",
      detail: "Those who may sign in first, then those who have ended, each oldest first.",
      answers: { 200: z.array(teamMember) },
    }),
    async (c) => {
      const { service, companyId } = c.var;
      const page = await pageOf(c, c.req.valid("query"), place);
      const rows = await listTeam(service.db, companyId, page.after ?? [0, 0], page.limit);
      return c.json(page.cut(rows, placeOf).map(toTeamMember), 200);
    },
  )
  .post(
    "/",
    owner,
    unsuspended,
    idempotent,
    valid("json", memberInvite),
    describe({
      summary: "Invite a member",
      detail:
        "They get a mail that leads to the sign-in, and choose there. Nothing that others invited them to ends by that.",
      answers: { 201: teamInvitation },
      refuses: ["already_member", "too_many_requests"],
    }),
    async (c) => {
      const { service, companyId } = c.var;
      const invited = await inviteToCompany(service, sessionIn(c), companyId, c.req.valid("json"));
      return c.json(toInvitation(invited), 201);
    },
  )
  .get(
    "/invitations",
    owner,
    valid("query", listQuery),
    describe({
      summary: "List the company's open invitations",
      detail: "Newest first.",
      answers: { 200: z.array(teamInvitation) },
    }),
    async (c) => {
      const { service, companyId } = c.var;
      const page = await pageOf(c, c.req.valid("query"), idSchema);
      const rows = await invitationsOfCompany(service.db, companyId, page.after, page.limit);
      return c.json(page.cut(rows, ({ id }) => id).map(toInvitation), 200);
    },
  )
  .delete(
    "/invitations/:id",
    owner,
    describe({
      summary: "Withdraw an invitation",
      detail: "One that has ended stays as it is. Idempotent.",
      answers: { 204: null },
      about: invitationInPath,
    }),
    async (c) => {
      const { service, actor, companyId } = c.var;
      await withdrawInvitation(service, actor, companyId, idParam(c.req.param("id")));
      return c.body(null, 204);
    },
  )
  .post(
    "/leave",
    member,
    idempotent,
    describe({
      summary: "Leave the company",
      detail:
        "Your sessions end. Sign in again to found a company, or to join one that invites you.",
      answers: { 204: null },
      refuses: ["last_owner"],
    }),
    async (c) => {
      const { service, actor, companyId } = c.var;
      await leaveCompany(service, actor, companyId);
      return c.body(null, 204);
    },
  )
  .patch(
    "/:id",
    owner,
    valid("json", memberPatch, ownInPath),
    describe({
      summary: "Update or end a member",
      detail:
        "A new role ends their sessions. Nobody changes their own role or ends themselves. Idempotent.",
      answers: { 200: teamMember },
      refuses: ["own_record", "last_owner", "too_many_requests"],
    }),
    async (c) => {
      const { service, actor, companyId } = c.var;
      const id = idParam(c.req.param("id"));
      const changed = await patchMember(service, actor, companyId, id, c.req.valid("json"));
      return c.json(toTeamMember(changed), 200);
    },
  );
