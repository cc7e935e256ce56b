import { Hono } from "hono";
import { contentInput } from "../../contract/ops";
import { CONTENT_TYPES } from "../../contract/values";
import { writePage } from "../../domain/static-content";
import { Failure } from "../../failure";
import { admin, type Door, valid } from "../door";

export const staffContent = new Hono<Door>().put(
  "/:type",
  admin,
  valid("json", contentInput),
  async (c) => {
    const type = CONTENT_TYPES.find((known) => known === c.req.param("type"));
    if (!type) throw new Failure("not_found");
    const { service, staff } = c.var;
    const content = await writePage(service, staff, type, c.req.valid("json").content);
    return c.json({ content }, 200);
  },
);
