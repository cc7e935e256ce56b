import { Hono } from "hono";
import * as z from "zod";
import { phone as phoneSchema } from "../../contract/auth";
import { unlockPhone } from "../../domain/otp";
import { Failure } from "../../failure";
import { describe } from "../describe";
import { admin, type Door } from "../door";
import { idempotent } from "../idempotency";

export const phones = new Hono<Door>().post(
  "/:phone/unlock",
  admin,
  idempotent,
  describe({
    summary: "Lift a phone's pause",
    detail: "Its sign-in was paused after too many wrong codes.",
    params: z.object({ phone: phoneSchema }),
    answers: { 204: null },
    refuses: ["not_found"],
  }),
  async (c) => {
    const phone = phoneSchema.safeParse(c.req.param("phone"));
    if (!phone.success) throw new Failure("not_found");
    await unlockPhone(c.var.service, c.var.staff, phone.data);
    return c.body(null, 204);
  },
);
