import { Hono } from "hono";
import { newRecoveryCodes, recoveryCodesLeft } from "../contract/console/console";
import { makeRecoveryCodes, ownRecoveryCodes } from "../domain/employers/console/recovery";
import { RECOVERY_CODES } from "../facts/people/console";
import { describe } from "./docs/describe";
import { person, proven, sessionIn, staffPerson } from "./request/console-guards";
import type { ApiEnv } from "./request/guards";
import { idempotent } from "./request/idempotency";

/** The signed-in person's recovery codes, for every role, since they grant no further rights. */
const codesOf = (guard: typeof person) =>
  new Hono<ApiEnv>()
    .get(
      "/",
      guard,
      describe({
        summary: "Count your recovery codes",
        detail: "The codes themselves are shown only when they are made.",
        answers: { 200: recoveryCodesLeft },
      }),
      async (c) => c.json(await ownRecoveryCodes(c.var.service, sessionIn(c)), 200),
    )
    .post(
      "/",
      guard,
      proven,
      idempotent,
      describe({
        summary: "Make new recovery codes",
        detail: `${RECOVERY_CODES} codes, each of which signs you in once without a mail. All older ones are void from then on, and a mail tells you.`,
        answers: { 201: newRecoveryCodes },
        refuses: ["too_many_requests"],
      }),
      async (c) => c.json(await makeRecoveryCodes(c.var.service, sessionIn(c)), 201),
    );

export const staffRecoveryCodes = codesOf(staffPerson);
export const hiringRecoveryCodes = codesOf(person);
