import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { HTTPException } from "hono/http-exception";
import { methodNotAllowed } from "hono/method-not-allowed";
import { isConstraintViolation } from "../../db/violations";
import type { ErrorBody } from "../contract/values";
import { isOvertaken } from "../domain/retry";
import { Failure } from "../failure";
import { log, logError } from "../log";
import { limitBody } from "./request/body-limit";
import type { ApiEnv } from "./request/guards";

/** These routes take larger bodies, and read them after the caller is authenticated. */
const UPLOADS = ["/user/resume", "/user/resume/photos", "/employer/company/logo"];

/** Wraps the routes of an API with its shared middleware and error handling. */
export function serve(routes: Hono<ApiEnv>): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>()
    .use(async (c, next) => {
      c.set("service", c.env.service);
      await next();
      // An answer is private unless its handler sets a cache policy.
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

  api.notFound((c) => refuse(c, new Failure("not_found")));

  api.onError((error, c) => {
    const failure = toFailure(error);
    if (failure.status >= 500) logError("api.failed", error, { path: c.req.routePath });
    // 404 is an everyday answer and is not logged: a job page asks for an application that may not
    // exist.
    else if (failure.code !== "not_found") {
      log("api.refused", { code: failure.code, path: c.req.routePath });
    }
    return refuse(c, failure);
  });
  return api;
}

function refuse(c: Context, failure: Failure, headers: Record<string, string> = {}): Response {
  const { message, code, fields, retryAfterSeconds, status } = failure;
  const body: ErrorBody = { message, code, ...(fields && { fields }) };
  if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
  return c.json(body, status as 400, headers);
}

function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  // The login ended before the write.
  if (error instanceof Error && error.cause instanceof Failure) return error.cause;
  if (error instanceof HTTPException && error.status === 400) {
    return new Failure("malformed_json", { cause: error });
  }
  if (isOvertaken(error)) return new Failure("stale_state", { cause: error });
  return new Failure(isConstraintViolation(error) ? "internal" : "unavailable", { cause: error });
}
