import { Hono } from "hono";
import { userById } from "../../../db/account/users";
import { blockInput, staffPerson } from "../../contract/ops";
import { blockPerson } from "../../domain/slot/staff-hold";
import { describe } from "../docs/describe";
import { type ApiEnv, admin } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, inPath } from "../request/lookup";
import { valid } from "../request/valid";

export const people = new Hono<ApiEnv>().post(
  "/:id/block",
  admin,
  idempotent,
  valid("json", blockInput, inPath(userById)),
  describe({
    summary: "Block a number, or lift that",
    detail:
      "Blocked, it can't log in or hold a slot: its logins and unpaid holds end. What is paid stays. The same again changes nothing.",
    answers: { 200: staffPerson },
  }),
  async (c) => {
    const { service, staff } = c.var;
    const id = idParam(c.req.param("id"));
    return c.json(await blockPerson(service, staff, id, c.req.valid("json")), 200);
  },
);
