import { type Context, Hono } from "hono";
import * as z from "zod";
import { memberOfEmail } from "../../db/console/people";
import {
  consoleSession,
  link,
  mailedLink,
  mailState,
  memberSignedIn,
  proveInput,
  recoverInput,
  sendCodeInput,
  sendCodeOutput,
  staffSignedIn,
  verifyCodeInput,
} from "../contract/console/console";
import { findLink } from "../domain/employers/console/code";
import { sendCode } from "../domain/employers/console/code-send";
import { recoverMember, recoverStaff } from "../domain/employers/console/recovery";
import { endOwnSession, findOwnSession, ownSessions } from "../domain/employers/console/session";
import { renewProof, signInMember, signInStaff } from "../domain/employers/console/sign-in";
import { isMailLate } from "../domain/read/health/mail";
import type { Console } from "../facts/people/console";
import type { FailureCode } from "../failure";
import { describe } from "./docs/describe";
import { person, sessionIn, staffPerson, stranger } from "./request/console-guards";
import type { ApiEnv } from "./request/guards";
import { idParam, type Lookup, valid } from "./request/valid";

const BROWSER_MAX = 200;

const addressOf = (c: Context) => c.req.header("CF-Connecting-IP") ?? null;
const clientOf = (c: Context) => ({
  browser: c.req.header("User-Agent")?.slice(0, BROWSER_MAX) ?? null,
  address: addressOf(c),
});

const ownInPath: Lookup = (c) =>
  findOwnSession(c.var.service, sessionIn(c), idParam(c.req.param("id") ?? ""));

const WRONG: FailureCode[] = ["otp_invalid", "otp_expired", "sign_in_paused", "too_many_requests"];
const HOW =
  "Takes the `key` and the `code`; or the `link` of the mail with the `key` of the browser that asked; or the `link` and the `code` in another browser. Each mail works once.";

const RECOVER_SUMMARY = "Sign in with a recovery code";
const RECOVER_DETAIL =
  "Needs no mail. Each code works once. An address that nobody has gets the same answer as a wrong code.";

/** How people of a console sign in and out, except for what signing in answers. */
const authOf = (console: Console, guard: typeof person) =>
  new Hono<ApiEnv>()
    .post(
      "/send-code",
      stranger,
      valid("json", sendCodeInput),
      describe({
        summary: "Mail a code and a link to sign in",
        detail:
          console === "staff"
            ? "Known and unknown addresses get the same answer; only known ones get a mail."
            : "An address that nobody has gets a few mails a day.",
        answers: { 200: sendCodeOutput },
        refuses: ["too_many_requests", "provider_unavailable"],
      }),
      async (c) => {
        const { email } = c.req.valid("json");
        return c.json(await sendCode(c.var.service, console, email, addressOf(c)), 200);
      },
    )
    .get(
      "/mail",
      stranger,
      describe({
        summary: "Say whether mails are late",
        detail: "Who has recovery codes can sign in with one meanwhile.",
        answers: { 200: mailState },
      }),
      async (c) => c.json({ isLate: await isMailLate(c.var.service) }, 200),
    )
    .get(
      "/links/:link",
      stranger,
      describe({
        summary: "Show what the link of a mail is for",
        detail: "Changes nothing: mail scanners open links.",
        params: z.object({ link }),
        answers: { 200: mailedLink },
        refuses: ["not_found"],
      }),
      async (c) => {
        const { email, codeHmac } = await findLink(c.var.service, console, c.req.param("link"));
        const [row] = console === "hiring" ? await memberOfEmail(c.var.service.db, email) : [];
        const company = row?.company?.name ?? null;
        return c.json({ email, company, needsCode: codeHmac !== null }, 200);
      },
    )
    .post(
      "/prove",
      guard,
      valid("json", proveInput),
      describe({
        summary: "Renew the proof that it is you",
        detail: "With a code that was mailed to your own address.",
        answers: { 204: null },
        refuses: WRONG,
      }),
      async (c) => {
        await renewProof(c.var.service, sessionIn(c), c.req.valid("json"), addressOf(c));
        return c.body(null, 204);
      },
    )
    .post(
      "/logout",
      guard,
      describe({ summary: "Sign out", answers: { 204: null } }),
      async (c) => {
        const session = sessionIn(c);
        await endOwnSession(c.var.service, session, session.id);
        return c.body(null, 204);
      },
    )
    .get(
      "/sessions",
      guard,
      describe({
        summary: "List your own sessions",
        detail: "Those that can still be used, newest first.",
        answers: { 200: z.array(consoleSession) },
      }),
      async (c) => {
        const current = sessionIn(c);
        const rows = await ownSessions(c.var.service, current);
        return c.json(
          rows.map(({ id, browser, createdAt, lastUsedAt, expiresAt }) => {
            const isCurrent = id === current.id;
            return { id, browser, createdAt, lastUsedAt, expiresAt, isCurrent };
          }),
          200,
        );
      },
    )
    .delete(
      "/sessions/:id",
      guard,
      describe({
        summary: "End a session of your own",
        answers: { 204: null },
        about: ownInPath,
      }),
      async (c) => {
        const id = idParam(c.req.param("id"));
        await findOwnSession(c.var.service, sessionIn(c), id);
        await endOwnSession(c.var.service, sessionIn(c), id);
        return c.body(null, 204);
      },
    );

export const staffAuth = authOf("staff", staffPerson)
  .post(
    "/verify-code",
    stranger,
    valid("json", verifyCodeInput),
    describe({
      summary: "Sign in with a code or a link",
      detail: HOW,
      answers: { 200: staffSignedIn },
      refuses: WRONG,
    }),
    async (c) => c.json(await signInStaff(c.var.service, c.req.valid("json"), clientOf(c)), 200),
  )
  .post(
    "/recover",
    stranger,
    valid("json", recoverInput),
    describe({
      summary: RECOVER_SUMMARY,
      detail: RECOVER_DETAIL,
      answers: { 200: staffSignedIn },
      refuses: ["otp_invalid", "too_many_requests"],
    }),
    async (c) => c.json(await recoverStaff(c.var.service, c.req.valid("json"), clientOf(c)), 200),
  );

export const hiringAuth = authOf("hiring", person)
  .post(
    "/verify-code",
    stranger,
    valid("json", verifyCodeInput),
    describe({
      summary: "Sign in with a code or a link",
      detail: `${HOW} An address that nobody has becomes a person without a company.`,
      answers: { 200: memberSignedIn },
      refuses: WRONG,
    }),
    async (c) => c.json(await signInMember(c.var.service, c.req.valid("json"), clientOf(c)), 200),
  )
  .post(
    "/recover",
    stranger,
    valid("json", recoverInput),
    describe({
      summary: RECOVER_SUMMARY,
      detail: RECOVER_DETAIL,
      answers: { 200: memberSignedIn },
      refuses: ["otp_invalid", "too_many_requests"],
    }),
    async (c) => c.json(await recoverMember(c.var.service, c.req.valid("json"), clientOf(c)), 200),
  );
