import { Hono } from "hono";
import { validator } from "hono/validator";
import { company, companyInput, domainProof, logoForm } from "../../contract/console/companies";
import { proveDomain } from "../../domain/employers/company/domain-proof";
import { uploadLogo } from "../../domain/employers/company/logo";
import {
  changeOwn,
  createCompany,
  submitCompany,
} from "../../domain/employers/company/own-company";
import { readCompany } from "../../domain/employers/company/view";
import { LOGO_SIDE_MAX, LOGO_SIZE } from "../../facts/jobs/companies";
import { Failure } from "../../failure";
import { UPLOAD_MAX_BYTES } from "../../form";
import { describe, withDocs } from "../docs/describe";
import { takeForm } from "../request/body-limit";
import { member, owner, person } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { valid } from "../request/valid";

const logoUpload = withDocs(
  validator("form", ({ logo }): { logo: File } => {
    if (!(logo instanceof File) || logo.size === 0) throw new Failure("logo_missing");
    return { logo };
  }),
  { form: logoForm, refuses: ["logo_missing"] },
);

export const ownCompany = new Hono<ApiEnv>()
  .get(
    "/",
    member,
    describe({ summary: "Retrieve your company", answers: { 200: company } }),
    async (c) => c.json(await readCompany(c.var.service, c.var.companyId), 200),
  )
  .patch(
    "/",
    person,
    valid("json", companyInput),
    describe({
      summary: "Found or change your company",
      detail:
        "A person without a company founds one, with a name at least, and owns it. An owner's proven mailbox at the website's own domain is a fact. Of a verified company name, legal name, website, logo, GSTIN and CIN are proposed, and so is the name of one with a job that was shown: what stood stands until staff approve. A submitted company whose checked values change becomes a draft again. For owners.",
      answers: { 200: company },
      refuses: ["gstin_taken", "forbidden", "too_many_requests", "stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const input = c.req.valid("json");
      const { companyId, role } = actor;
      if (companyId === null) {
        return c.json(await readCompany(service, await createCompany(service, actor, input)), 200);
      }
      if (role !== "owner") throw new Failure("forbidden");
      await changeOwn(service, actor, companyId, input);
      return c.json(await readCompany(service, companyId), 200);
    },
  )
  .post(
    "/submit",
    owner,
    idempotent,
    describe({
      summary: "Submit your company",
      detail: "Asks staff to verify it. Idempotent.",
      answers: { 200: company },
      refuses: ["company_incomplete", "invalid", "invalid_company_state", "stale_state"],
    }),
    async (c) => {
      const { service, actor, companyId } = c.var;
      await submitCompany(service, actor, companyId);
      return c.json(await readCompany(service, companyId), 200);
    },
  )
  .post(
    "/domain",
    owner,
    idempotent,
    describe({
      summary: "Prove your website's domain",
      detail:
        "Answers the TXT record to publish, and looks whether it is there: then it is a fact. Ask again after publishing.",
      answers: { 200: domainProof },
      refuses: ["company_incomplete", "too_many_requests", "provider_unavailable", "stale_state"],
    }),
    async (c) => {
      const { service, actor, companyId } = c.var;
      return c.json(await proveDomain(service, actor, companyId), 200);
    },
  )
  .post(
    "/logo",
    owner,
    takeForm(UPLOAD_MAX_BYTES, "logo_too_large"),
    idempotent,
    logoUpload,
    describe({
      summary: "Upload your logo",
      detail: `A PNG, JPEG or WebP picture, by content, of up to ${LOGO_SIZE} and ${LOGO_SIDE_MAX} points a side. That of a verified company waits for staff.`,
      answers: { 200: company },
      refuses: [
        "logo_type",
        "logo_too_large",
        "logo_dimensions",
        "too_many_requests",
        "stale_state",
      ],
    }),
    async (c) => {
      const { service, actor, companyId } = c.var;
      await uploadLogo(service, actor, companyId, c.req.valid("form").logo);
      return c.json(await readCompany(service, companyId), 200);
    },
  );
