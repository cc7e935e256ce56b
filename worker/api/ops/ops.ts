import { Hono } from "hono";
import { staffAuth } from "../console-auth";
import { staffRecoveryCodes } from "../recovery-codes";
import type { ApiEnv } from "../request/guards";
import { announcements } from "./announcements";
import { applicationActs } from "./application-acts";
import { staffApplications } from "./applications";
import { audit } from "./audit";
import { companies } from "./companies";
import { staffContent } from "./content";
import { deadLetters } from "./dead-letters";
import { staffDays } from "./interviews/days";
import { interviews } from "./interviews/interviews";
import { staffJobs } from "./jobs";
import { healthOfProduct } from "./operations/health";
import { moneyCsv, moneyOfDays } from "./operations/money";
import { owedToPeople } from "./owed";
import { staffPayments } from "./payments";
import { people } from "./people";
import { phones } from "./phones";
import { proposals } from "./proposals";
import { contactMessages, staffQueries } from "./queries";
import { search } from "./search";
import { staffTeam } from "./staff";
import { staffTokens } from "./staff-tokens";
import { tickets } from "./tickets";

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
