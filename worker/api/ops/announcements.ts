import { Hono } from "hono";
import { announcementInput } from "../../contract/ops";
import { announce } from "../../domain/announcement";
import { admin, type Door, valid } from "../door";

export const announcements = new Hono<Door>().post(
  "/",
  admin,
  valid("json", announcementInput),
  async (c) => {
    const { service, staff } = c.var;
    const input = c.req.valid("json");
    const id = await announce(service, staff, input);
    return c.json({ id, ...input, createdAt: service.now.toISOString() }, 201);
  },
);
