import { Hono } from "hono";
import { contactInput, contactOutput, queryInput, queryReceipt } from "../contract/queries";
import { submitContact } from "../domain/contact";
import { submitQuery } from "../domain/query";
import { describe } from "./describe";
import { anyone, type Door } from "./door";
import { valid } from "./valid";

export const queries = new Hono<Door>().post(
  "/",
  anyone,
  valid("json", queryInput),
  describe({
    summary: "Ask support",
    detail: "The same text twice within ten minutes is one query.",
    answers: { 201: queryReceipt },
  }),
  async (c) => {
    const { service, viewer } = c.var;
    return c.json(await submitQuery(service, viewer, c.req.valid("json")), 201);
  },
);

export const contact = new Hono<Door>().post(
  "/",
  anyone,
  valid("json", contactInput),
  describe({
    summary: "Send a message",
    detail: "The same text twice within ten minutes is one message.",
    answers: { 201: contactOutput },
  }),
  async (c) => {
    const { service, viewer } = c.var;
    await submitContact(service, viewer, c.req.valid("json"));
    return c.json({ message: "Your message has been sent successfully." }, 201);
  },
);
