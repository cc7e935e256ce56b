import { sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { HTTPException } from "hono/http-exception";
import { methodNotAllowed } from "hono/method-not-allowed";
import { isConstraintViolation } from "../../db/violations";
import { type ErrorBody, ok } from "../contract/values";
import { isOvertaken } from "../domain/retry";
import { Failure } from "../failure";
import { log, logError } from "../log";
import { applicationInterviews } from "./application-interviews";
import { applications } from "./applications";
import { assessments } from "./assessments";
import { auth } from "./auth";
import { check } from "./check";
import { publicCompanies } from "./companies";
import { content } from "./content";
import { crawlers } from "./crawlers";
import { credits } from "./credits";
import { describe } from "./docs/describe";
import { documents } from "./docs/documents";
import { employer } from "./employer/employer";
import { files } from "./files";
import { jobs } from "./jobs";
import { keptJobs, savedJobs } from "./kept-jobs";
import { madeResumes } from "./made-resumes";
import { notifications } from "./notifications";
import { openings } from "./openings";
import { ops } from "./ops/ops";
import { payment, paymentCallback, webhooks } from "./payments";
import { prices } from "./prices";
import { profile } from "./profile";
import { contact, queries } from "./queries";
import { limitBody } from "./request/body-limit";
import type { ApiEnv } from "./request/guards";
import { resumes } from "./resumes";
import { mailLists, searches } from "./searches";

const routes = new Hono<ApiEnv>()
  .get(
    "/healthz",
    describe({
      group: "This API",
      summary: "Check whether the database responds",
      answers: { 200: ok },
    }),
    async (c) => {
      try {
        await c.var.service.db.run(sql`select 1`);
        return c.json({ status: "ok" }, 200);
      } catch (cause) {
        throw new Failure("unavailable", { cause });
      }
    },
  )
  .route("/user/auth", auth)
  .route("/user/profile", profile)
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
  .route("/files", files)
  .route("/ops", ops)
  .route("/employer", employer);

// Outside the chain: the screens' typed client has no use for these.
routes.route("/", crawlers);
routes.route(
  "/",
  documents(() => api.routes),
);

/** These take larger bodies, and read them when they know who is asking. */
const UPLOADS = ["/user/resume", "/user/resume/photos", "/employer/company/logo"];

export const api = new Hono<ApiEnv>()
  .use(async (c, next) => {
    c.set("service", c.env.service);
    await next();
    // What a handler does not call cacheable belongs to one person.
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  })
  .use((c, next) =>
    cors({
      origin: c.var.service.settings.CORS_ORIGINS,
      allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key"],
      exposeHeaders: ["Link", "Retry-After", "X-Request-Id", "X-Unread-Count"],
      maxAge: 86_400,
    })(c, next),
  )
  .use(
    methodNotAllowed({
      app: routes,
      onMethodNotAllowed: (c, methods) =>
        refuse(c, new Failure("method_not_allowed"), { Allow: methods.join(", ") }),
    }),
  )
  .use((c, next) => (UPLOADS.includes(c.req.path) ? next() : limitBody(c, next)))
  .route("/", routes);

/** The typed client's view of the API. */
export type Api = typeof api;

function refuse(c: Context, failure: Failure, headers: Record<string, string> = {}): Response {
  const { message, code, fields, retryAfterSeconds, status } = failure;
  const body: ErrorBody = { message, code, ...(fields && { fields }) };
  if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
  return c.json(body, status as 400, headers);
}

function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  // Of a login that had ended when something was to be written.
  if (error instanceof Error && error.cause instanceof Failure) return error.cause;
  if (error instanceof HTTPException && error.status === 400) {
    return new Failure("malformed_json", { cause: error });
  }
  if (isOvertaken(error)) return new Failure("stale_state", { cause: error });
  return new Failure(isConstraintViolation(error) ? "internal" : "unavailable", { cause: error });
}

api.notFound((c) => refuse(c, new Failure("not_found")));

api.onError((error, c) => {
  const failure = toFailure(error);
  if (failure.status >= 500) logError("api.failed", error, { path: c.req.routePath });
  // "Nothing there" is an everyday answer: a job page asks for an application that may not be.
  else if (failure.code !== "not_found") {
    log("api.refused", { code: failure.code, path: c.req.routePath });
  }
  return refuse(c, failure);
});
