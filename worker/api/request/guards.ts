import type { Context, Next } from "hono";
import { createMiddleware } from "hono/factory";
import { checkBeforeWrites } from "../../../db/client";
import type { ConsoleSession } from "../../domain/employers/console/session";
import { isLoggedIn, type Login, loginOfToken } from "../../domain/people/account/access-token";
import type { Service } from "../../domain/service";
import type { Actor } from "../../facts/people/console";
import { Failure } from "../../failure";
import { withDocs } from "../docs/describe";

/** The context of every handler: its service and, behind a guard, the caller. */
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
    /** Lets the next call in, of those that are worked on in order. */
    leaveLine?: () => void;
  };
}

export const bearer = (header: string | undefined) =>
  header?.match(/^Bearer ([^\s]+)$/)?.[1] ?? null;

/**
 * The login of the caller, or null. An access token stays valid for a few minutes after logout and
 * may still read: see `whileLoggedIn`.
 */
export async function loginOf(c: Context<ApiEnv>): Promise<Login | null> {
  const token = bearer(c.req.header("Authorization"));
  return token ? loginOfToken(c.var.service, token) : null;
}

/** @throws Failure unauthorized once the login was ended */
async function refuseEnded(service: Service, login: Login): Promise<void> {
  if (!(await isLoggedIn(service, login))) throw new Failure("unauthorized");
}

/** Whether a call may change something. */
export const changes = (c: Context<ApiEnv>) => c.req.method !== "GET" && c.req.method !== "HEAD";

/**
 * Looks the login up together with the call's first read, without an extra round trip. A caller
 * whose login has ended writes nothing and gets an error instead of the answer.
 */
async function whileLoggedIn(c: Context<ApiEnv>, login: Login, next: Next): Promise<void> {
  const { service } = c.var;
  const ended = checkBeforeWrites(service.db, () => refuseEnded(service, login));
  await next();
  try {
    await ended();
  } catch (refusal) {
    // A refusal keeps the headers of the answer that it replaces.
    for (const name of OF_LISTS) c.header(name);
    throw refusal;
  }
}

/** Headers by which an answer says how its list goes on, and what is unread. */
const OF_LISTS = ["Link", "X-Unread-Count"];

/** Sets `viewer`: the candidate of a good access token, or null for a visitor. */
export const anyone = withDocs(
  createMiddleware<ApiEnv>(async (c, next) => {
    const login = await loginOf(c);
    if (c.req.header("Authorization") !== undefined && !login) throw new Failure("unauthorized");
    c.set("viewer", login?.userId ?? null);
    return login && changes(c) ? whileLoggedIn(c, login, next) : next();
  }),
  { caller: "anyone", refuses: ["unauthorized"] },
);

const candidateWith = (goOn: (c: Context<ApiEnv>, login: Login, next: Next) => Promise<void>) =>
  withDocs(
    createMiddleware<ApiEnv>(async (c, next) => {
      const login = await loginOf(c);
      if (!login) throw new Failure("unauthorized");
      c.set("userId", login.userId);
      return goOn(c, login, next);
    }),
    { caller: "candidate", refuses: ["unauthorized"] },
  );

/** Lets signed-in candidates through and sets `userId`. Where something changes, the login is looked up. */
export const candidate = candidateWith((c, login, next) =>
  changes(c) ? whileLoggedIn(c, login, next) : next(),
);

async function onceLookedUp(c: Context<ApiEnv>, login: Login, next: Next): Promise<void> {
  await refuseEnded(c.var.service, login);
  return next();
}

/** As `candidate`, and looks the login up first, for a GET that changes something. */
export const loggedIn = candidateWith(onceLookedUp);

/**
 * As `candidate`, for calls with files: where something changes, the login is looked up before a
 * file is read or stored.
 */
export const candidateWithFiles = candidateWith((c, login, next) =>
  changes(c) ? onceLookedUp(c, login, next) : next(),
);

/**
 * Behind `candidate`, for a GET whose answer has links that open without a login, or says what
 * nobody on the number before may read once an account was moved.
 */
export const answeredWhileLoggedIn = createMiddleware<ApiEnv>(async (c, next) => {
  const login = await loginOf(c);
  if (!login) throw new Failure("unauthorized");
  return whileLoggedIn(c, login, next);
});
