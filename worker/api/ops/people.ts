import { Hono } from "hono";
import * as z from "zod";
import { userById } from "../../../db/account/users";
import { phone as phoneSchema } from "../../contract/auth";
import { blockInput, staffPerson } from "../../contract/ops";
import {
  emailCorrection,
  numberRelease,
  phoneMove,
  staffPersonWhole,
} from "../../contract/staff/people";
import { blockPerson } from "../../domain/booking/slot/staff-hold";
import { releaseNumber } from "../../domain/people/account/number-claim";
import { unlockPhone } from "../../domain/people/account/otp";
import { correctPersonsEmail, movePersonsPhone } from "../../domain/people/account/staff-changes";
import { openStaffPerson } from "../../domain/read/views/staff-person";
import { Failure } from "../../failure";
import { describe } from "../docs/describe";
import { admin, anyStaff, proven } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, inPath, valid } from "../request/valid";

export const people = new Hono<ApiEnv>()
  .get(
    "/:id",
    anyStaff,
    describe({
      summary: "Retrieve a person",
      detail: "With applications, money, queries and messages. The audit log says who read it.",
      answers: { 200: staffPersonWhole },
      about: inPath(userById),
    }),
    async (c) => {
      const { service, actor } = c.var;
      return c.json(await openStaffPerson(service, actor, idParam(c.req.param("id"))), 200);
    },
  )
  .patch(
    "/:id",
    admin,
    proven,
    valid("json", emailCorrection, inPath(userById)),
    describe({
      summary: "Correct a person's email address",
      detail:
        "The person has yet to confirm it, unless only its letter case changes. The address before it is notified, if it was confirmed. Idempotent.",
      answers: { 200: staffPersonWhole },
      refuses: ["stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await correctPersonsEmail(service, actor, id, c.req.valid("json"));
      return c.json(await openStaffPerson(service, actor, id), 200);
    },
  )
  .post(
    "/:id/phone",
    admin,
    proven,
    idempotent,
    valid("json", phoneMove, inPath(userById)),
    describe({
      summary: "Move a person to another phone number",
      detail:
        "The number must have no account, and the person must not be blocked. All logins end, the safety word is another one, and both numbers are notified by SMS. Idempotent.",
      answers: { 200: staffPersonWhole },
      refuses: ["phone_taken", "person_blocked", "stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await movePersonsPhone(service, actor, id, c.req.valid("json"));
      return c.json(await openStaffPerson(service, actor, id), 200);
    },
  )
  .post(
    "/:id/release",
    admin,
    proven,
    idempotent,
    valid("json", numberRelease, inPath(userById)),
    describe({
      summary: "Free the number of an unused account",
      detail:
        "For a number whose new owner said at login that the account is another's: the next login that says so again closes this account at once and starts a new one. Idempotent.",
      answers: { 200: staffPersonWhole },
      refuses: ["number_not_claimed"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await releaseNumber(service, actor, id, c.req.valid("json"));
      return c.json(await openStaffPerson(service, actor, id), 200);
    },
  )
  .post(
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
