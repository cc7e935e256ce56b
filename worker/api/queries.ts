import { type Context, Hono } from "hono";
import * as z from "zod";
import * as words from "~worker/words/support";
import {
  contactInput,
  contactOutput,
  ownQuery,
  queryInput,
  queryReceipt,
} from "../contract/queries";
import { id, listQuery } from "../contract/values";
import { submitContact } from "../domain/people/support/contact";
import { submitQuery } from "../domain/people/support/query";
import type { Writer } from "../domain/people/support/support-mail";
import { readOwnQueries } from "../domain/read/views/ticket";
import { SAME_TEXT_MINUTES } from "../facts/limits/repeats";
import { describe } from "./docs/describe";
import { type ApiEnv, answeredWhileLoggedIn, anyone, candidate } from "./request/guards";
import { idempotent } from "./request/idempotency";
import { pageOf } from "./request/page";
import { valid } from "./request/valid";

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
