import { Hono } from "hono";
import { userById } from "../../../db/account/users";
import { blockInput, staffPerson } from "../../contract/ops";
import { blockPerson } from "../../domain/slot/staff-hold";
import { describe } from "../docs/describe";
import { admin, proven } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, inPath } from "../request/lookup";
import { valid } from "../request/valid";

export const people = new Hono<ApiEnv>().post(
  "/:id/block",
  admin,
  proven,
  idempotent,
  valid("json", blockInput, inPath(userById)),
  describe({
    summary: "Block or unblock a person",
    detail:
      "A blocked person can't log in or hold a slot: logins and unpaid holds end. Paid slots stay. Idempotent.",
    answers: { 200: staffPerson },
  }),
  async (c) => {
    const { service, actor } = c.var;
    const id = idParam(c.req.param("id"));
    return c.json(await blockPerson(service, actor, id, c.req.valid("json")), 200);
  },
);
