import { type Context, Hono } from "hono";
import * as z from "zod";
import * as words from "~worker/words/support";
import { aloneInput, checkAnswer, checkInput } from "../contract/check";
import {
  contactInput,
  contactOutput,
  ownQuery,
  queryInput,
  queryReceipt,
} from "../contract/queries";
import { id, listQuery } from "../contract/values";
import { check as answerOf } from "../domain/people/support/check";
import { submitContact, submitQuery } from "../domain/people/support/query";
import type { Writer } from "../domain/people/support/support-mail";
import { readOwnQueries } from "../domain/read/views/ticket";
import { SAME_TEXT_MINUTES } from "../facts/limits/repeats";
import { describe } from "./docs/describe";
import { type ApiEnv, answeredWhileLoggedIn, anyone, candidate } from "./request/guards";
import { idempotent } from "./request/idempotency";
import { pageOf, valid } from "./request/valid";

const writerOf = (c: Context<ApiEnv>): Writer => ({
  userId: c.var.viewer,
  address: c.req.header("CF-Connecting-IP") ?? null,
});

export const queries = new Hono<ApiEnv>()
  .get(
    "/",
    candidate,
    answeredWhileLoggedIn,
    valid("query", listQuery),
    describe({
      summary: "List your queries to support, with the answers",
      detail: "Newest first.",
      answers: { 200: z.array(ownQuery) },
    }),
    async (c) => {
      const { service, userId } = c.var;
      const page = await pageOf(c, c.req.valid("query"), id);
      const rows = await readOwnQueries(service, userId, page.after, page.limit);
      return c.json(
        page.cut(rows, (row) => row.id),
        200,
      );
    },
  )
  .post(
    "/",
    anyone,
    idempotent,
    valid("json", queryInput),
    describe({
      summary: "Send a query to support",
      detail: `Idempotent for the same text within ${SAME_TEXT_MINUTES} minutes.`,
      answers: { 201: queryReceipt },
      refuses: ["too_many_requests"],
    }),
    async (c) => {
      return c.json(await submitQuery(c.var.service, writerOf(c), c.req.valid("json")), 201);
    },
  );

export const contact = new Hono<ApiEnv>().post(
  "/",
  anyone,
  idempotent,
  valid("json", contactInput),
  describe({
    summary: "Send a contact message",
    detail: `Idempotent for the same text within ${SAME_TEXT_MINUTES} minutes.`,
    answers: { 201: contactOutput },
    refuses: ["too_many_requests"],
  }),
  async (c) => {
    const id = await submitContact(c.var.service, writerOf(c), c.req.valid("json"));
    return c.json({ id, message: words.supportWords.sent }, 201);
  },
);

const askerOf = (c: Context<ApiEnv>) => ({
  address: c.req.header("CF-Connecting-IP") ?? null,
  viewer: c.var.viewer,
});

export const check = new Hono<ApiEnv>()
  .get(
    "/",
    anyone,
    valid("query", aloneInput),
    describe({
      summary: "Check a PK number or a link",
      detail: "Of a number that is known, or of a link, whether it is ours.",
      answers: { 200: checkAnswer },
      refuses: ["too_many_requests"],
    }),
    async (c) => c.json(await answerOf(c.var.service, askerOf(c), c.req.valid("query")), 200),
  )
  .post(
    "/",
    anyone,
    valid("json", checkInput),
    describe({
      summary: "Check whether a message is ours",
      detail:
        "Looks at its links, addresses, senders, phone numbers and PK numbers, whether it asks for money, and of a candidate whether it has the safety word. Nothing of it is kept.",
      answers: { 200: checkAnswer },
      refuses: ["too_many_requests"],
    }),
    async (c) => c.json(await answerOf(c.var.service, askerOf(c), c.req.valid("json")), 200),
  );
