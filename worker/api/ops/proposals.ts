import { Hono } from "hono";
import * as z from "zod";
import { listProposals, proposalById, proposalWithTheirs } from "../../../db/company/proposals";
import { proposal, proposalsQuery, reasonInput } from "../../contract/console/companies";
import { id as idSchema } from "../../contract/values";
import { approveProposal, returnProposal } from "../../domain/employers/job/decide-proposal";
import { toProposal } from "../../domain/read/views/proposal";
import type { Service } from "../../domain/service";
import type { Actor } from "../../facts/people/console";
import { Failure } from "../../failure";
import { describe } from "../docs/describe";
import { admin, anyStaff, notOfOwn } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, inPath, pageOf, valid } from "../request/valid";

async function readProposal(service: Service, actor: Actor, id: number) {
  const [row] = await proposalWithTheirs(service.db, id);
  if (!row) throw new Failure("not_found");
  return toProposal(service, actor, row);
}

export const proposals = new Hono<ApiEnv>()
  .get(
    "/",
    anyStaff,
    valid("query", proposalsQuery),
    describe({
      summary: "List proposed changes of companies and jobs",
      detail:
        "Newest first: those that wait for staff, unless another state is asked for. A test that was replaced has lost its questions.",
      answers: { 200: z.array(proposal) },
    }),
    async (c) => {
      const { service, actor } = c.var;
      const query = c.req.valid("query");
      const page = await pageOf(c, query, idSchema);
      const rows = await listProposals(service.db, query, page.after, page.limit);
      const pageRows = page.cut(rows, (row) => row.proposal.id);
      return c.json(
        pageRows.map((row) => toProposal(service, actor, row)),
        200,
      );
    },
  )
  .post(
    "/:id/approve",
    admin,
    notOfOwn("proposal"),
    idempotent,
    describe({
      summary: "Approve a proposed change",
      detail: "It stands from now on, and facts that it touches lapse.",
      answers: { 200: proposal },
      refuses: [
        "invalid",
        "gstin_taken",
        "slots_below_claims",
        "company_not_hiring",
        "stale_state",
      ],
      about: inPath(proposalById),
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await approveProposal(service, actor, id);
      return c.json(await readProposal(service, actor, id), 200);
    },
  )
  .post(
    "/:id/return",
    admin,
    notOfOwn("proposal"),
    idempotent,
    valid("json", reasonInput, inPath(proposalById)),
    describe({
      summary: "Return a proposed change",
      detail: "What stood stands. The company's people read the reason.",
      answers: { 200: proposal },
      refuses: ["stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await returnProposal(service, actor, id, c.req.valid("json").reason);
      return c.json(await readProposal(service, actor, id), 200);
    },
  );
