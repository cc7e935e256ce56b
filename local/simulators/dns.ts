import { Hono } from "hono";
import { jsonBody, text } from "./body";
import type { Journal } from "./journal";

const TXT = 16;
const NO_SUCH_NAME = 3;
/** The longest character string of a TXT record; longer values are split. */
const PIECE = 255;

const quoted = (value: string) =>
  (value.match(new RegExp(`.{1,${PIECE}}`, "gs")) ?? [""])
    .map((piece) => `"${piece.replaceAll(/["\\]/g, "\\$&")}"`)
    .join(" ");

/** DNS over HTTPS in JSON, for TXT records only, and a call that sets them. */
export function dnsRoutes(journal: Journal): Hono {
  const app = new Hono();
  app.get("/query", (c) => {
    const name = (c.req.query("name") ?? "").toLowerCase();
    const values = journal.tables.dns.get(name)?.values;
    const Question = [{ name, type: TXT }];
    if (!values) return c.json({ Status: NO_SUCH_NAME, Question });
    const Answer = values.map((value) => ({ name, type: TXT, TTL: 60, data: quoted(value) }));
    return c.json({ Status: 0, Question, Answer });
  });
  app.post("/records", async (c) => {
    const body = await jsonBody(c);
    const name = text(body?.name).toLowerCase();
    if (!name || !Array.isArray(body?.values)) return c.json({ message: "name, values" }, 400);
    journal.write(["dns", name, { values: body.values.map(text) }]);
    return c.json({ name, values: body.values });
  });
  return app;
}
