import { Hono } from "hono";
import * as z from "zod";
import { listPayments } from "../../../db/payment/refunds";
import { actPreview } from "../../contract/acts";
import { paymentId, paymentsQuery, refundInput } from "../../contract/ops";
import { staffPayment } from "../../contract/staff-applications";
import { id as idSchema } from "../../contract/values";
import { act } from "../../domain/case/commit";
import { findPayment, refundByStaff } from "../../domain/outcome/ending/staff-refund";
import { previewAct } from "../../domain/read/messages/preview-act";
import { paymentAnswer, toStaffPayment } from "../../domain/read/views/staff-application";
import { describe } from "../docs/describe";
import { admin, anyStaff, proven } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, type Lookup, pageOf, valid } from "../request/valid";

/** The provider's own form of a payment's number, which staff have before them in its dashboard. */
const PROVIDER_ID = /^pay_[A-Za-z0-9]{1,40}$/;

const numberIn = (text: string) => (PROVIDER_ID.test(text) ? text : idParam(text));
const inPathOf: Lookup = (c) => findPayment(c.var.service, numberIn(c.req.param("id") ?? ""));

export const staffPayments = new Hono<ApiEnv>()
  .get(
    "/",
    anyStaff,
    valid("query", paymentsQuery),
    describe({
      summary: "List payments",
      detail: "Newest first.",
      answers: { 200: z.array(staffPayment) },
    }),
    async (c) => {
      const { db } = c.var.service;
      const query = c.req.valid("query");
      const page = await pageOf(c, query, idSchema);
      const rows = await listPayments(db, query.flagged === "true", page.after, page.limit);
      return c.json(page.cut(rows, ({ id }) => id).map(toStaffPayment), 200);
    },
  )
  .post(
    "/:id/refund",
    admin,
    proven,
    idempotent,
    valid("json", refundInput, inPathOf),
    describe({
      summary: "Refund a payment in full",
      detail:
        "The slot or credit that it paid for ends, and so do coming interviews. The candidate is notified of the reason. Idempotent. With `dryRun` nothing changes.",
      params: z.object({ id: paymentId }),
      answers: { 200: z.union([staffPayment, actPreview]) },
      refuses: ["not_found", "not_expected", "stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const payment = await findPayment(service, numberIn(c.req.param("id")));
      const { dryRun, ...refund } = c.req.valid("json");
      const verb = refundByStaff(service, actor, payment, refund);
      if (dryRun) return c.json(await previewAct(service, verb), 200);
      return c.json(await act(service, verb, paymentAnswer(service, payment)), 200);
    },
  );
