import { type Context, Hono } from "hono";
import { aloneInput, checkAnswer, checkInput } from "../contract/check";
import { check as answerOf } from "../domain/people/support/check";
import { describe } from "./docs/describe";
import { type ApiEnv, anyone } from "./request/guards";
import { valid } from "./request/valid";

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
