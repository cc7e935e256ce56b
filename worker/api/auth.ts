import { Hono } from "hono";
import { refreshInput, sendOtpInput, verifyOtpInput } from "../contract/auth";
import { sendOtp, verifyOtp } from "../domain/otp";
import { issueTokens, refreshTokens, revokeTokens } from "../domain/token";
import { toUser } from "../domain/view";
import { type Door, valid } from "./door";

export const auth = new Hono<Door>()
  .post("/send-otp", valid("json", sendOtpInput), async (c) => {
    const { phone } = c.req.valid("json");
    return c.json(
      { key: await sendOtp(c.var.service, phone, c.req.header("CF-Connecting-IP") ?? null) },
      200,
    );
  })
  .post("/verify-otp", valid("json", verifyOtpInput), async (c) => {
    const { key, otp } = c.req.valid("json");
    const user = await verifyOtp(c.var.service, key, otp);
    const tokens = await issueTokens(c.var.service, user.id);
    return c.json({ user: toUser(user, c.var.service.now), tokens }, 200);
  })
  .post("/refresh-tokens", valid("json", refreshInput), async (c) => {
    const { refreshToken } = c.req.valid("json");
    return c.json({ tokens: await refreshTokens(c.var.service, refreshToken) }, 200);
  })
  .post("/logout", valid("json", refreshInput), async (c) => {
    await revokeTokens(c.var.service, c.req.valid("json").refreshToken);
    return c.body(null, 204);
  });
