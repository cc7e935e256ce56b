import { Hono } from "hono";
import { getPath } from "hono/utils/url";
import { ok } from "../contract/values";
import { requireReady } from "../domain/read/health/readiness";
import { auth, profile } from "./account";
import { applicationInterviews } from "./application-interviews";
import { applications } from "./applications";
import { assessments } from "./assessments";
import type { ConsoleRoutes } from "./consoles";
import { crawlers } from "./crawlers";
import { credits } from "./credits";
import { describe } from "./docs/describe";
import { documents } from "./docs/documents";
import { files } from "./files";
import { jobs, jobsForYou } from "./jobs";
import { keptJobs, savedJobs } from "./kept-jobs";
import { madeResumes } from "./made-resumes";
import { notifications } from "./notifications";
import { payment, paymentCallback, webhooks } from "./payments";
import { content, openings, prices, publicCompanies } from "./public";
import { check, contact, queries } from "./queries";
import type { ApiEnv } from "./request/guards";
import { resumes } from "./resumes";
import { mailLists, searches } from "./searches";
import { serve } from "./serve";

const routes = new Hono<ApiEnv>()
  .get(
    "/healthz",
    describe({
      group: "This API",
      summary: "Check whether the product can work",
      detail:
        "The database answers, has the migrations of this release, and takes the writes of the schedule. The code of a refusal names what is wrong.",
      answers: { 200: ok },
      refuses: ["database_away", "migrations_missing", "schedule_late"],
    }),
    async (c) => {
      await requireReady(c.var.service);
      return c.json({ status: "ok" }, 200);
    },
  )
  .route("/user/auth", auth)
  .route("/user/profile", profile)
  .route("/user/jobs/for-you", jobsForYou)
  .route("/user/jobs", jobs)
  .route("/user/jobs", keptJobs)
  .route("/user/openings", openings)
  .route("/user/companies", publicCompanies)
  .route("/user/prices", prices)
  .route("/user/savedJobs", savedJobs)
  .route("/user/searches", searches)
  .route("/user/mail-lists", mailLists)
  .route("/user/resume", resumes)
  .route("/user/resume", madeResumes)
  .route("/user/applications", applications)
  .route("/user/applications", applicationInterviews)
  .route("/user/assessments", assessments)
  .route("/user/payment", payment)
  .route("/user/credits", credits)
  .route("/user/notifications", notifications)
  .route("/user/static-content", content)
  .route("/user/queries", queries)
  .route("/user/contact", contact)
  .route("/user/check", check)
  .route("/payments", paymentCallback)
  .route("/webhooks", webhooks)
  .route("/files", files);

// Outside the chain: the screens' typed client has no use for these.
routes.route("/", crawlers);
routes.route("/user", documents("/user", "the API", { title: "Pakka API", version: "1" }, routes));

/** The calls of candidates, providers and crawlers. */
export const api = serve(routes);

/** Where the calls of both consoles begin. */
export const CONSOLE_ROOTS = ["/ops", "/employer"];

/** The API that answers this call: that of the consoles is loaded by the first one. */
export async function apiOf(request: Request): Promise<Hono<ApiEnv>> {
  const path = getPath(request);
  const isOfConsole = CONSOLE_ROOTS.some((root) => path.startsWith(`${root}/`) || path === root);
  return isOfConsole ? (await import("./consoles")).consoles : api;
}

/** The typed client's view of the API. */
export type Api = typeof routes | ConsoleRoutes;
