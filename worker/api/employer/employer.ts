import { Hono } from "hono";
import { hiringAuth } from "../console-auth";
import { hiringRecoveryCodes } from "../recovery-codes";
import type { ApiEnv } from "../request/guards";
import { companyApplications } from "./applications";
import { candidates, owedAnswers } from "./candidates";
import { ownCompany } from "./company";
import { dayLinks, deskDays } from "./day-links";
import { days } from "./days";
import { ownInterviews } from "./interviews";
import { ownInvitations } from "./invitations";
import { jobTemplates, jobTrials } from "./job-tests";
import { employerJobs } from "./jobs";
import { record } from "./record";
import { team } from "./team";

/** The calls of companies. Each resource names the roles that may use it. */
export const employer = new Hono<ApiEnv>()
  .route("/auth", hiringAuth)
  .route("/recovery-codes", hiringRecoveryCodes)
  .route("/company", ownCompany)
  .route("/invitations", ownInvitations)
  .route("/team", team)
  .route("/jobs", employerJobs)
  .route("/jobs", days)
  .route("/jobs", candidates)
  .route("/jobs", jobTrials)
  .route("/job-templates", jobTemplates)
  .route("/owed", owedAnswers)
  .route("/record", record)
  .route("/applications", companyApplications)
  .route("/days", dayLinks)
  .route("/day", deskDays)
  .route("/interviews", ownInterviews);
