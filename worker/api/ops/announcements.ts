import { Hono } from "hono";
import { announcement, announcementInput } from "../../contract/ops";
import { announce } from "../../domain/notify/announcement";
import { describe } from "../docs/describe";
import { admin, proven } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { valid } from "../request/valid";

export const announcements = new Hono<ApiEnv>().post(
  "/",
  admin,
  proven,
  idempotent,
  valid("json", announcementInput),
  describe({
    summary: "Send an announcement",
    detail:
      "One notification for everyone, or for those who applied for one job or in one category.",
    answers: { 201: announcement },
    refuses: ["not_found"],
  }),
  async (c) => {
    const { service, actor } = c.var;
    const input = c.req.valid("json");
    const id = await announce(service, actor, input);
    return c.json({ id, ...input, createdAt: service.now.toISOString() }, 201);
  },
);
