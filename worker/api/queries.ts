import { Hono } from "hono";
import { contactInput, queryInput } from "../contract/queries";
import { submitContact } from "../domain/contact";
import { submitQuery } from "../domain/query";
import { anyone, type Door, valid } from "./door";

export const queries = new Hono<Door>().post("/", anyone, valid("json", queryInput), async (c) => {
  const { service, viewer } = c.var;
  return c.json(await submitQuery(service, viewer, c.req.valid("json")), 201);
});

export const contact = new Hono<Door>().post(
  "/",
  anyone,
  valid("json", contactInput),
  async (c) => {
    const { service, viewer } = c.var;
    await submitContact(service, viewer, c.req.valid("json"));
    return c.json({ message: "Your message has been sent successfully." }, 201);
  },
);
