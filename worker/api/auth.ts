import { type Context, Hono } from "hono";
import {
  logOutInput,
  refreshInput,
  refreshOutput,
  sendOtpInput,
  sendOtpOutput,
  verifyOtpInput,
  verifyOtpOutput,
} from "../contract/auth";
import { verifyOtp } from "../domain/account/otp";
import { sendOtp } from "../domain/account/otp-send";
import { issueTokens, refreshTokens, revokeTokens } from "../domain/account/token";
import { toUser } from "../domain/account/view";
import { REFRESH_OVERLAP_SECONDS } from "../facts/login";
import { describe } from "./docs/describe";
import type { ApiEnv } from "./request/guards";
import { valid } from "./request/valid";

const addressOf = (c: Context<ApiEnv>) => c.req.header("CF-Connecting-IP") ?? null;

export const auth = new Hono<ApiEnv>()
  .post(
    "/send-otp",
    valid("json", sendOtpInput),
    describe({
      summary: "Send a login code by SMS",
      detail:
        "Known and unknown numbers get the same answer. The code lives for a few minutes. A `key` of the caller's own makes a repeat the same send. `delivery: unknown` says that the SMS may come or not. A `device` (random, kept by the browser or app) that has logged in with this number before has sends and tries of its own.",
      answers: { 200: sendOtpOutput },
      refuses: ["too_many_requests", "sign_in_paused", "provider_unavailable"],
    }),
    async (c) => {
      return c.json(await sendOtp(c.var.service, c.req.valid("json"), addressOf(c)), 200);
    },
  )
  .post(
    "/verify-otp",
    valid("json", verifyOtpInput),
    describe({
      summary: "Log in with a code",
      detail:
        "The first login of a number makes its account. A key works once; an `attempt` of the caller's own makes a repeat within a minute the same log-in. Where a `device` is named, the refresh tokens are good on it alone; a new one is told to the owner.",
      answers: { 200: verifyOtpOutput },
      refuses: ["otp_invalid", "otp_expired", "too_many_requests", "blocked"],
    }),
    async (c) => {
      const sent = c.req.valid("json");
      const user = await verifyOtp(c.var.service, sent, addressOf(c));
      const tokens = await issueTokens(c.var.service, user.id, sent.device);
      return c.json({ user: toUser(user, c.var.service.now), tokens }, 200);
    },
  )
  .post(
    "/refresh-tokens",
    valid("json", refreshInput),
    describe({
      summary: "Get new tokens",
      detail: `The old refresh token stays good until the new one has been used and ${REFRESH_OVERLAP_SECONDS} seconds have passed. A login on a \`device\` is renewed with that device alone: with another, or none, it ends.`,
      answers: { 200: refreshOutput },
      refuses: ["unauthorized", "too_many_requests"],
    }),
    async (c) => {
      const tokens = await refreshTokens(c.var.service, c.req.valid("json"), addressOf(c));
      return c.json({ tokens }, 200);
    },
  )
  .post(
    "/logout",
    valid("json", logOutInput),
    describe({
      summary: "Log out",
      detail: "An unknown token is no error.",
      answers: { 204: null },
    }),
    async (c) => {
      await revokeTokens(c.var.service, c.req.valid("json").refreshToken);
      return c.body(null, 204);
    },
  );
