import { Hono } from "hono";
import * as z from "zod";
import { applicationOfUser } from "../../db/application/applications";
import { application } from "../contract/applications";
import { freeTime, outcomeInput, timeChoice } from "../contract/interviews";
import { id as idSchema, listQuery } from "../contract/values";
import { askForMoney, cancel } from "../domain/ending/cancellation";
import { waitOn } from "../domain/guarantee/wait";
import { arrive, candidateSays } from "../domain/guarantee/witness";
import { chooseTime } from "../domain/interview/choose";
import { readFreeTimes } from "../domain/interview/free-times";
import { payWithCredit } from "../domain/payment/credit";
import { takeEmployerPaidSlot } from "../domain/payment/employer-paid-slot";
import { keepSlot } from "../domain/slot/keep-slot";
import { applicationDetail, applicationList } from "../domain/views/application-detail";
import {
  ARRIVE_MINUTES,
  CHOOSE_AHEAD_SECONDS,
  MOVE_HOURS,
  MOVES_PER_ROUND,
  WORD_MINUTES,
} from "../facts/guarantee";
import { SLOT_REST_SECONDS } from "../facts/holds";
import { afterTier, FULL_REFUND_HOURS } from "../facts/refunds";
import { Failure } from "../failure";
import { hours } from "../words/en/durations";
import { describe } from "./docs/describe";
import { type ApiEnv, answeredWhileLoggedIn, candidate } from "./request/guards";
import { idempotent } from "./request/idempotency";
import { idParam, type Lookup } from "./request/lookup";
import { pageOf } from "./request/page";
import { valid } from "./request/valid";

const ownApplication: Lookup = async ({ req, var: { service, userId } }) => {
  const id = idParam(req.param("id") ?? "");
  const [row] = await applicationOfUser(service.db, userId, id, service.now.toISOString());
  if (!row) throw new Failure("not_found");
};

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
  .get(
    "/:id/times",
    answeredWhileLoggedIn,
    describe({
      summary: "List the free interview times",
      detail: `Of the round that the candidate can choose now, or can move; before the payment, of the first one. In order of time, from ${hours(CHOOSE_AHEAD_SECONDS)} from now on.`,
      answers: { 200: z.array(freeTime) },
    }),
    async (c) => {
      const { service, userId } = c.var;
      return c.json(await readFreeTimes(service, userId, idParam(c.req.param("id"))), 200);
    },
  )
  .post(
    "/:id/interview",
    idempotent,
    valid("json", timeChoice, ownApplication),
    describe({
      summary: "Choose an interview time, or move to another one",
      detail: `Moving is possible until ${MOVE_HOURS} hours before the interview, ${MOVES_PER_ROUND} times in a round. Choosing the time to which the employer moved the interview accepts it. Idempotent.`,
      answers: { 200: application },
      refuses: [
        "invalid_stage",
        "time_taken",
        "too_late_to_move",
        "too_many_moves",
        "job_withdrawn",
        "company_suspended",
        "blocked",
        "stale_state",
      ],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      await chooseTime(service, userId, id, c.req.valid("json"));
      return c.json(await applicationDetail(service, userId, id), 200);
    },
  )
  .post(
    "/:id/cancel",
    idempotent,
    describe({
      summary: "Cancel an application",
      detail: `Before an interview is scheduled, or ${FULL_REFUND_HOURS} hours or more before it, the payment is refunded; later ${afterTier(1, "you get a credit")}. Idempotent.`,
      answers: { 200: application },
      refuses: ["not_cancellable", "stale_state"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      await cancel(service, userId, id);
      return c.json(await applicationDetail(service, userId, id), 200);
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
      refuses: ["not_refundable", "stale_state"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      await askForMoney(service, userId, id);
      return c.json(await applicationDetail(service, userId, id), 200);
    },
  )
  .post(
    "/:id/arrived",
    idempotent,
    describe({
      summary: "Say that you are at the interview",
      detail: `Possible from ${ARRIVE_MINUTES} minutes before it to its end. Idempotent.`,
      answers: { 200: application },
      refuses: ["not_meeting_time"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      await arrive(service, userId, id);
      return c.json(await applicationDetail(service, userId, id), 200);
    },
  )
  .post(
    "/:id/outcome",
    idempotent,
    valid("json", outcomeInput, ownApplication),
    describe({
      summary: "Say how your interview went",
      detail: `One word, from ${WORD_MINUTES} minutes after the beginning. It can't be changed; the same word again changes nothing.`,
      answers: { 200: application },
      refuses: ["not_word_time", "word_given"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      const { outcome, text } = c.req.valid("json");
      await candidateSays(service, userId, id, { outcome, text: text ?? null });
      return c.json(await applicationDetail(service, userId, id), 200);
    },
  )
  .post(
    "/:id/wait",
    idempotent,
    describe({
      summary: "Wait on after a broken promise",
      detail: "The employer gets the days for an interview once more. Idempotent.",
      answers: { 200: application },
      refuses: ["promise_kept", "invalid_stage"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      await waitOn(service, userId, id);
      return c.json(await applicationDetail(service, userId, id), 200);
    },
  )
  .post(
    "/:id/keep",
    idempotent,
    describe({
      summary: "Claim a slot again after its hold expired",
      detail: `Possible before the test or the payment, if a slot is free. After that hold has expired as well, others can claim the slot for ${hours(SLOT_REST_SECONDS)} first. A hold that has not expired stays unchanged.`,
      answers: { 200: application },
      refuses: [
        "invalid_stage",
        "no_slots_left",
        "job_withdrawn",
        "company_suspended",
        "reclaim_too_soon",
        "blocked",
        "too_many_holds",
      ],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      await keepSlot(service, userId, id);
      return c.json(await applicationDetail(service, userId, id), 200);
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
      await takeEmployerPaidSlot(service, userId, id);
      return c.json(await applicationDetail(service, userId, id), 200);
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
      await payWithCredit(service, userId, id);
      return c.json(await applicationDetail(service, userId, id), 200);
    },
  );
