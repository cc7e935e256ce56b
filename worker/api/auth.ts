import { Hono } from "hono";
import {
  refreshInput,
  refreshOutput,
  sendOtpInput,
  sendOtpOutput,
  verifyOtpInput,
  verifyOtpOutput,
} from "../contract/auth";
import { sendOtp, verifyOtp } from "../domain/otp";
import { issueTokens, refreshTokens, revokeTokens } from "../domain/token";
import { toUser } from "../domain/view";
import { describe } from "./describe";
import type { Door } from "./door";
import { valid } from "./valid";

export const auth = new Hono<Door>()
  .post(
    "/send-otp",
    valid("json", sendOtpInput),
    describe({
      summary: "Send a login code by SMS",
      detail:
        "Known and unknown numbers get the same answer. The code lives 5 minutes. A `key` of the caller's own makes a repeat the same send.",
      answers: { 200: sendOtpOutput },
      refuses: ["too_many_requests", "sign_in_paused", "provider_unavailable"],
    }),
    async (c) => {
      const { phone, key } = c.req.valid("json");
      const address = c.req.header("CF-Connecting-IP") ?? null;
      return c.json({ key: await sendOtp(c.var.service, phone, address, key) }, 200);
    },
  )
  .post(
    "/verify-otp",
    valid("json", verifyOtpInput),
    describe({
      summary: "Log in with a code",
      detail:
        "The first login of a number makes its account. A key works once; an `attempt` of the caller's own makes a repeat within a minute the same log-in.",
      answers: { 200: verifyOtpOutput },
      refuses: ["otp_invalid", "otp_expired"],
    }),
    async (c) => {
      const { key, otp, attempt } = c.req.valid("json");
      const user = await verifyOtp(c.var.service, key, otp, attempt);
      const tokens = await issueTokens(c.var.service, user.id);
      return c.json({ user: toUser(user, c.var.service.now), tokens }, 200);
    },
  )
  .post(
    "/refresh-tokens",
    valid("json", refreshInput),
    describe({
      summary: "Get new tokens",
      detail:
        "The old refresh token stays good until the new one has been used and 30 seconds have passed.",
      answers: { 200: refreshOutput },
      refuses: ["unauthorized"],
    }),
    async (c) => {
      const { refreshToken } = c.req.valid("json");
      return c.json({ tokens: await refreshTokens(c.var.service, refreshToken) }, 200);
    },
  )
  .post(
    "/logout",
    valid("json", refreshInput),
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
