import { Hono } from "hono";
import { phone as phoneSchema } from "../../contract/auth";
import { unlockPhone } from "../../domain/otp";
import { Failure } from "../../failure";
import { admin, type Door } from "../door";

export const phones = new Hono<Door>().post("/:phone/unlock", admin, async (c) => {
  const phone = phoneSchema.safeParse(c.req.param("phone"));
  if (!phone.success) throw new Failure("not_found");
  await unlockPhone(c.var.service, c.var.staff, phone.data);
  return c.body(null, 204);
});
