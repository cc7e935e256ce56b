import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import type { ErrorBody } from "../contract/values";
import { Failure, type FailureCode } from "../failure";
import { log, logError } from "../log";
import { applications } from "./applications";
import { assessments } from "./assessments";
import { auth } from "./auth";
import { content } from "./content";
import { credits } from "./credits";
import type { Door } from "./door";
import { files } from "./files";
import { jobs, savedJobs } from "./jobs";
import { notifications } from "./notifications";
import { ops } from "./ops/ops";
import { payment, paymentCallback, webhooks } from "./payments";
import { profile } from "./profile";
import { contact, queries } from "./queries";
import { resumes } from "./resumes";

const MAX_BODY = 1024 * 1024;
const MAX_UPLOAD = 6 * MAX_BODY;

const tooLarge = (code: FailureCode) => () => {
  throw new Failure(code);
};

export const api = new Hono<Door>()
  .use(async (c, next) => {
    c.set("service", c.env.service);
    await next();
  })
  .use("/user/resume", bodyLimit({ maxSize: MAX_UPLOAD, onError: tooLarge("resume_too_large") }))
  .use(async (c, next) =>
    c.req.path === "/user/resume"
      ? next()
      : bodyLimit({ maxSize: MAX_BODY, onError: tooLarge("body_too_large") })(c, next),
  )
  .get("/healthz", async (c) => {
    try {
      await c.var.service.db.run(sql`select 1`);
      return c.json({ status: "ok" }, 200);
    } catch (error) {
      logError("healthz", error);
      return c.json({ status: "unavailable" }, 503);
    }
  })
  .route("/user/auth", auth)
  .route("/user/profile", profile)
  .route("/user/jobs", jobs)
  .route("/user/savedJobs", savedJobs)
  .route("/user/resume", resumes)
  .route("/user/applications", applications)
  .route("/user/assessments", assessments)
  .route("/user/payment", payment)
  .route("/user/credits", credits)
  .route("/user/notifications", notifications)
  .route("/user/static-content", content)
  .route("/user/queries", queries)
  .route("/user/contact", contact)
  .route("/payments", paymentCallback)
  .route("/webhooks", webhooks)
  .route("/files", files)
  .route("/ops", ops);

/** The typed client's view of the API. */
export type Api = typeof api;

/** Everything the API answers; the screens answer every other path. */
export const isApiPath = (path: string) =>
  /^\/(user|payments|webhooks|ops|files)(\/|$)|^\/healthz$/.test(path);

function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof HTTPException && error.status === 400) {
    return new Failure("malformed_json", { cause: error });
  }
  return new Failure("unavailable", { cause: error });
}

api.notFound((c) => {
  const failure = new Failure("not_found");
  return c.json({ message: failure.message, code: failure.code } satisfies ErrorBody, 404);
});

api.onError((error, c) => {
  const failure = toFailure(error);
  if (failure.status >= 500) logError("api.failed", error, { path: c.req.routePath });
  else log("api.refused", { code: failure.code, path: c.req.routePath });
  const { message, code, fields, retryAfterSeconds } = failure;
  if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
  const body: ErrorBody = { message, code, ...(fields && { fields }) };
  return c.json(body, failure.status as 400);
});
