import { Hono } from "hono";
import * as z from "zod";
import * as words from "~worker/words/durations";
import * as promiseWords from "~worker/words/promises";
import { application } from "../contract/applications";
import { ownCancelInput } from "../contract/cancelling";
import { id as idSchema, listQuery } from "../contract/values";
import { payWithCredit, takeEmployerPaidSlot } from "../domain/booking/payment/confirm-slot";
import { keepSlot } from "../domain/booking/payment/keep-slot";
import { act } from "../domain/case/commit";
import { cancel, requestRefund } from "../domain/outcome/ending/cancellation";
import {
  applicationAnswer,
  applicationDetail,
  applicationList,
} from "../domain/read/views/application-detail";
import { SLOT_REST_SECONDS } from "../facts/money/holds";
import { FULL_REFUND_HOURS } from "../facts/money/refunds";
import { ownApplication } from "./application-interviews";
import { describe } from "./docs/describe";
import { type ApiEnv, answeredWhileLoggedIn, candidate } from "./request/guards";
import { idempotent } from "./request/idempotency";
import { idParam, pageOf, valid } from "./request/valid";

export const applications = new Hono<ApiEnv>()
  .use(candidate)
  .get(
    "/",
    answeredWhileLoggedIn,
    valid("query", listQuery),
    describe({
      summary: "List your applications",
      detail: "Newest first, each with its interview rounds.",
      answers: { 200: z.array(application) },
    }),
    async (c) => {
      const { service, userId } = c.var;
      const page = await pageOf(c, c.req.valid("query"), idSchema);
      const rows = await applicationList(service, userId, page.after, page.limit);
      return c.json(
        page.cut(rows, ({ id }) => id),
        200,
      );
    },
  )
  .get(
    "/:id",
    answeredWhileLoggedIn,
    describe({
      summary: "Retrieve one of your applications",
      detail: "With its history, test and payment.",
      answers: { 200: application },
    }),
    async (c) => {
      const { service, userId } = c.var;
      return c.json(await applicationDetail(service, userId, idParam(c.req.param("id"))), 200);
    },
  )
  .post(
    "/:id/cancel",
    idempotent,
    valid("json", ownCancelInput, ownApplication),
    describe({
      summary: "Cancel an application",
      detail: `Before an interview is scheduled, or ${FULL_REFUND_HOURS} hours or more before it, the payment is refunded; later ${promiseWords.afterTier(1, "you get a credit")}. Idempotent.`,
      answers: { 200: application },
      refuses: ["invalid_stage", "not_cancellable", "stale_state"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      const answer = applicationAnswer(service, userId, id);
      const { promised } = c.req.valid("json");
      return c.json(await act(service, cancel(service, userId, id, promised), answer), 200);
    },
  )
  .post(
    "/:id/refund",
    idempotent,
    describe({
      summary: "Request a refund",
      detail:
        "Possible after the employer cancelled or moved the interview, or gave none by the promised date. Idempotent.",
      answers: { 200: application },
      refuses: ["invalid_stage", "not_refundable", "stale_state"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      const answer = applicationAnswer(service, userId, id);
      return c.json(await act(service, requestRefund(service, userId, id), answer), 200);
    },
  )
  .post(
    "/:id/keep",
    idempotent,
    describe({
      summary: "Claim a slot again after its hold expired",
      detail: `Possible before the test or the payment, if a slot is free. After that hold has expired as well, others can claim the slot for ${words.hours(SLOT_REST_SECONDS)} first. A hold that has not expired stays unchanged.`,
      answers: { 200: application },
      refuses: [
        "invalid_stage",
        "no_slots_left",
        "job_withdrawn",
        "company_suspended",
        "reclaim_too_soon",
        "blocked",
        "too_many_holds",
        "stale_state",
      ],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      const answer = applicationAnswer(service, userId, id);
      return c.json(await keepSlot(service, userId, id, answer), 200);
    },
  )
  .post(
    "/:id/claim",
    idempotent,
    describe({
      summary: "Claim a slot that costs nothing",
      detail: "For a candidate who passed the test when no slot was left. Idempotent.",
      answers: { 200: application },
      refuses: [
        "invalid_stage",
        "no_slots_left",
        "job_withdrawn",
        "company_suspended",
        "reclaim_too_soon",
        "blocked",
        "stale_state",
      ],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      const answer = applicationAnswer(service, userId, id);
      return c.json(await takeEmployerPaidSlot(service, userId, id, answer), 200);
    },
  )
  .post(
    "/:id/use-credit",
    idempotent,
    describe({
      summary: "Pay for the slot with a credit",
      detail: "One credit pays for one slot at any price. Idempotent.",
      answers: { 200: application },
      refuses: [
        "not_at_payment",
        "no_credit",
        "no_slots_left",
        "job_withdrawn",
        "company_suspended",
        "stale_state",
      ],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      const answer = applicationAnswer(service, userId, id);
      return c.json(await payWithCredit(service, userId, id, answer), 200);
    },
  );
