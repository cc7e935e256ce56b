import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { isLoggedIn, type Login, loginOfToken } from "../../domain/account/access-token";
import type { ConsoleSession } from "../../domain/console/session";
import type { Service } from "../../domain/service";
import type { Actor } from "../../facts/console";
import { Failure } from "../../failure";
import { withDocs } from "../docs/describe";

/** What every handler finds: its service and, behind a guard, who is asking. */
export interface ApiEnv {
  Bindings: { service: Service };
  Variables: {
    service: Service;
    userId: number;
    viewer: number | null;
    actor: Actor;
    /** The session of a console by which the caller came; null for a program. */
    session: ConsoleSession | null;
    /** The company that the caller acts for. */
    companyId: number;
  };
}

export const bearer = (header: string | undefined) =>
  header?.match(/^Bearer ([^\s]+)$/)?.[1] ?? null;

/**
 * Whose call this is, or null. An access token outlives its log-out for a few minutes, in which it
 * may read on; where something changes, the login is looked up (one more round trip).
 */
async function loginOf(c: Context<ApiEnv>, looksUp = changes(c)): Promise<Login | null> {
  const token = bearer(c.req.header("Authorization"));
  const login = token ? await loginOfToken(c.var.service, token) : null;
  return login && looksUp && !(await isLoggedIn(c.var.service, login)) ? null : login;
}

/** Whether a call may change something. */
export const changes = (c: Context<ApiEnv>) => c.req.method !== "GET" && c.req.method !== "HEAD";

/** Sets `viewer`: the candidate of a good access token, or null for a visitor. */
export const anyone = withDocs(
  createMiddleware<ApiEnv>(async (c, next) => {
    const login = await loginOf(c);
    if (c.req.header("Authorization") !== undefined && !login) throw new Failure("unauthorized");
    c.set("viewer", login?.userId ?? null);
    await next();
  }),
  { caller: "anyone", refuses: ["unauthorized"] },
);

const candidateWith = (looksUp?: true) =>
  withDocs(
    createMiddleware<ApiEnv>(async (c, next) => {
      const login = await loginOf(c, looksUp);
      if (!login) throw new Failure("unauthorized");
      c.set("userId", login.userId);
      await next();
    }),
    { caller: "candidate", refuses: ["unauthorized"] },
  );

/** Lets signed-in candidates through and sets `userId`. */
export const candidate = candidateWith();
/** As `candidate`, for a GET that changes something: who logged out may not. */
export const loggedIn = candidateWith(true);

/** Headers by which an answer says how its list goes on, and what is unread. */
const OF_LISTS = ["Link", "X-Unread-Count"];

/**
 * Behind `candidate`, for a GET whose answer has links that open without a login, or says what nobody
 * on the number before may read once an account was moved: the login is looked up beside the answer,
 * which costs no further round trip, and whose login has ended does not get it.
 */
export const answeredWhileLoggedIn = createMiddleware<ApiEnv>(async (c, next) => {
  const login = await loginOf(c, false);
  const [still] = await Promise.all([login && isLoggedIn(c.var.service, login), next()]);
  if (still) return;
  // A refusal keeps the headers of the answer that it replaces.
  for (const name of OF_LISTS) c.header(name);
  throw new Failure("unauthorized");
});
