import { Hono } from "hono";
import * as z from "zod";
import { owed, owedQuery } from "../../contract/owed";
import { health } from "../../contract/staff/health";
import { staffHit, staffSearchQuery } from "../../contract/staff/search";
import { readHealth } from "../../domain/read/health/health";
import { readOwed } from "../../domain/read/views/owed";
import { searchForStaff } from "../../domain/read/views/staff-search";
import { staffAuth } from "../console-auth";
import { describe } from "../docs/describe";
import { staffRecoveryCodes } from "../recovery-codes";
import { anyStaff } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { valid } from "../request/valid";
import { applicationActs } from "./application-acts";
import { staffApplications } from "./applications";
import { companies } from "./companies";
import { staffContent } from "./content";
import { staffDays } from "./interviews/days";
import { interviews } from "./interviews/interviews";
import { staffJobs } from "./jobs";
import { announcements, deadLetters } from "./messages";
import { moneyCsv, moneyOfDays } from "./operations/money";
import { staffPayments } from "./payments";
import { people, phones } from "./people";
import { proposals } from "./proposals";
import { contactMessages, staffQueries } from "./queries";
import { audit, staffTeam, staffTokens } from "./staff";
import { tickets } from "./tickets";

const healthOfProduct = new Hono<ApiEnv>().get(
  "/",
  anyStaff,
  describe({
    summary: "Retrieve how the product does",
    detail:
      "Each line with its bound, and the troubles that operators were alerted of. Nobody's data is in it.",
    answers: { 200: health },
  }),
  async (c) => c.json(await readHealth(c.var.service), 200),
);

const owedToPeople = new Hono<ApiEnv>().get(
  "/",
  anyStaff,
  valid("query", owedQuery),
  describe({
    summary: "List what waits for staff",
    detail:
      "Every kind of it, in the order of the morning list, also those of which nothing waits. The audit log says whose applications were shown.",
    answers: { 200: z.array(owed) },
  }),
  async (c) => {
    const { service, actor } = c.var;
    return c.json(await readOwed(service, actor, c.req.valid("query")), 200);
  },
);

const search = new Hono<ApiEnv>().get(
  "/",
  anyStaff,
  valid("query", staffSearchQuery),
  describe({
    summary: "Search people, applications, payments, companies and jobs",
    detail:
      "A few hits of each kind, those of whole numbers first. Of people found by a part of something it also names their newest applications and payments. The audit log says who was shown.",
    answers: { 200: z.array(staffHit) },
  }),
  async (c) => {
    const { service, actor } = c.var;
    return c.json(await searchForStaff(service, actor, c.req.valid("query").q), 200);
  },
);

/** The calls of staff. Each resource names the roles that may use it. */
export const ops = new Hono<ApiEnv>()
  .route("/auth", staffAuth)
  .route("/recovery-codes", staffRecoveryCodes)
  .route("/owed", owedToPeople)
  .route("/jobs", staffJobs)
  .route("/jobs", staffDays)
  .route("/applications", staffApplications)
  .route("/applications", applicationActs)
  .route("/interviews", interviews)
  .route("/payments", staffPayments)
  .route("/money", moneyOfDays)
  .route("/money.csv", moneyCsv)
  .route("/health", healthOfProduct)
  .route("/search", search)
  .route("/people", people)
  .route("/phones", phones)
  .route("/static-content", staffContent)
  .route("/queries", staffQueries)
  .route("/contact-messages", contactMessages)
  .route("/tickets", tickets)
  .route("/announcements", announcements)
  .route("/dead-letters", deadLetters)
  .route("/companies", companies)
  .route("/proposals", proposals)
  .route("/staff", staffTeam)
  .route("/staff-tokens", staffTokens)
  .route("/audit", audit);
