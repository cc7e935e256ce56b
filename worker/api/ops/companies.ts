import { Hono } from "hono";
import * as z from "zod";
import { companyById, listCompanies } from "../../../db/company/companies";
import { standingFacts } from "../../../db/company/facts";
import { openProposalsOf } from "../../../db/company/proposals";
import { actPreview } from "../../contract/acts";
import {
  companiesQuery,
  company,
  companyInput,
  factInput,
  reasonInput,
  staffCompany,
  suspendInput,
} from "../../contract/console/companies";
import { id as idSchema } from "../../contract/values";
import {
  correctCompany,
  refuseCompany,
  resumeCompany,
  verifyCompany,
} from "../../domain/employers/company/company";
import { toCompany } from "../../domain/employers/company/view";
import { suspendCompany } from "../../domain/outcome/ending/suspension";
import { previewSuspension } from "../../domain/read/messages/preview-many";
import { readStaffCompany } from "../../domain/read/views/staff-company";
import { SUSPENDED_DAYS } from "../../facts/jobs/companies";
import { describe } from "../docs/describe";
import { admin, anyStaff, notOfOwn, proven } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, inPath, pageOf, valid } from "../request/valid";

export const companies = new Hono<ApiEnv>()
  .get(
    "/",
    anyStaff,
    valid("query", companiesQuery),
    describe({
      summary: "List companies",
      detail: "Newest first.",
      answers: { 200: z.array(company) },
    }),
    async (c) => {
      const { service } = c.var;
      const { db, now } = service;
      const query = c.req.valid("query");
      const page = await pageOf(c, query, idSchema);
      const rows = await listCompanies(db, query, page.after, page.limit);
      const pageRows = page.cut(rows, ({ id }) => id);
      if (pageRows.length === 0) return c.json([], 200);
      const ids = pageRows.map(({ id }) => id);
      const [facts, proposals] = await db.batch([
        standingFacts(db, ids, now.toISOString()),
        openProposalsOf(db, ids),
      ]);
      const of = (id: number) => (one: { companyId: number }) => one.companyId === id;
      return c.json(
        pageRows.map((row) =>
          toCompany(service, row, facts.filter(of(row.id)), proposals.filter(of(row.id))),
        ),
        200,
      );
    },
  )
  .get(
    "/:id",
    anyStaff,
    describe({
      summary: "Retrieve a company",
      detail: "With its members, and other companies that claim the same GSTIN.",
      answers: { 200: staffCompany },
      about: inPath(companyById),
    }),
    async (c) => c.json(await readStaffCompany(c.var.service, idParam(c.req.param("id"))), 200),
  )
  .patch(
    "/:id",
    admin,
    notOfOwn("company"),
    valid("json", companyInput, inPath(companyById)),
    describe({
      summary: "Correct a company",
      detail: "Changes stand at once. Facts that they touch lapse.",
      answers: { 200: staffCompany },
      refuses: ["gstin_taken", "stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await correctCompany(service, actor, id, c.req.valid("json"));
      return c.json(await readStaffCompany(service, id), 200);
    },
  )
  .post(
    "/:id/verify",
    admin,
    notOfOwn("company"),
    idempotent,
    valid("json", factInput, inPath(companyById)),
    describe({
      summary: "Record a finding about a company",
      detail:
        "A dated fact, in the place of an older one of its kind; the same one on the same day is recorded once. A submitted company becomes verified. Of a mailbox and a domain the company's own domain is recorded as the detail.",
      answers: { 200: staffCompany },
      refuses: ["gstin_taken", "stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await verifyCompany(service, actor, id, c.req.valid("json"));
      return c.json(await readStaffCompany(service, id), 200);
    },
  )
  .post(
    "/:id/refuse",
    admin,
    notOfOwn("company"),
    idempotent,
    valid("json", reasonInput, inPath(companyById)),
    describe({
      summary: "Refuse a submitted company",
      detail: "Its people read the reason, and may submit it again. Idempotent.",
      answers: { 200: staffCompany },
      refuses: ["invalid_company_state", "stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await refuseCompany(service, actor, id, c.req.valid("json").reason);
      return c.json(await readStaffCompany(service, id), 200);
    },
  )
  .post(
    "/:id/suspend",
    admin,
    notOfOwn("company"),
    proven,
    idempotent,
    valid("json", suspendInput, inPath(companyById)),
    describe({
      summary: "Suspend a verified company",
      detail: `Its jobs take no claims, tests, orders or interviews, and money that comes in goes back. Coming interviews are cancelled as the employer's act. After ${SUSPENDED_DAYS} days its jobs are withdrawn. Idempotent. With \`dryRun\` nothing changes.`,
      answers: { 200: z.union([staffCompany, actPreview]) },
      refuses: ["invalid_company_state", "stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const { reason, dryRun } = c.req.valid("json");
      if (dryRun) return c.json(await previewSuspension(service, id), 200);
      await suspendCompany(service, actor, id, reason);
      return c.json(await readStaffCompany(service, id), 200);
    },
  )
  .post(
    "/:id/resume",
    admin,
    notOfOwn("company"),
    idempotent,
    describe({
      summary: "End a company's suspension",
      detail: "Its jobs take claims again. Cancelled interviews stay cancelled. Idempotent.",
      answers: { 200: staffCompany },
      refuses: ["invalid_company_state", "stale_state"],
      about: inPath(companyById),
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await resumeCompany(service, actor, id);
      return c.json(await readStaffCompany(service, id), 200);
    },
  );
