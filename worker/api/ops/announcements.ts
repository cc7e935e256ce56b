import { Hono } from "hono";
import { announcement, announcementInput } from "../../contract/ops";
import { announce } from "../../domain/announcement";
import { describe } from "../describe";
import { admin, type Door } from "../door";
import { idempotent } from "../idempotency";
import { valid } from "../valid";

export const announcements = new Hono<Door>().post(
  "/",
  admin,
  idempotent,
  valid("json", announcementInput),
  describe({
    summary: "Announce something",
    detail: "One notification for everyone, or for those who applied for a job or in a category.",
    answers: { 201: announcement },
    refuses: ["not_found"],
  }),
  async (c) => {
    const { service, staff } = c.var;
    const input = c.req.valid("json");
    const id = await announce(service, staff, input);
    return c.json({ id, ...input, createdAt: service.now.toISOString() }, 201);
  },
);
