import { Hono } from "hono";
import * as z from "zod";
import { phone as phoneSchema } from "../../contract/auth";
import { unlockPhone } from "../../domain/account/otp";
import { Failure } from "../../failure";
import { describe } from "../docs/describe";
import { anyStaff } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";

export const phones = new Hono<ApiEnv>().post(
  "/:phone/unlock",
  anyStaff,
  idempotent,
  describe({
    summary: "Unlock a phone number",
    detail:
      "Ends the pause of sign-in that follows too many wrong codes, or wrong years of birth of the owner of an unused account.",
    params: z.object({ phone: phoneSchema }),
    answers: { 204: null },
    refuses: ["not_found"],
  }),
  async (c) => {
    const phone = phoneSchema.safeParse(c.req.param("phone"));
    if (!phone.success) throw new Failure("not_found");
    await unlockPhone(c.var.service, c.var.actor, phone.data);
    return c.body(null, 204);
  },
);
