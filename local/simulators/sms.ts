import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { smsTexts as english } from "../../worker/words/en/sms-texts";
import { smsTexts as hindi } from "../../worker/words/hi/sms-texts";
import type { Clock } from "../clock";
import { jsonBody, text } from "./body";
import { hexId, sameText } from "./ids";
import type { Change, Journal } from "./journal";

/** The texts of each language, by their id at the operators. */
const REGISTERED = new Map<string, string>([
  ...Object.entries(english),
  ...Object.entries(hindi).map(([id, text]) => [`${id}-hi`, text] as const),
]);

const PLACEHOLDER = /##(VAR\d+)##/g;

/** MSG91's Flow API. It reports an error with HTTP 200; only a bad key gets a 401. */
export function smsRoutes(journal: Journal, authKey: string, clock: Clock): Hono {
  const app = new Hono();

  app.on("POST", ["/api/v5/flow", "/api/v5/flow/"], async (c) => {
    const refuse = (message: string) => c.json({ type: "error", message });
    if (!sameText(c.req.header("authkey") ?? "", authKey)) {
      return c.json({ type: "error", message: "Authentication failure" }, 401);
    }
    const body = await jsonBody(c);
    if (!body) return refuse("Invalid JSON");
    const id = text(body.template_id);
    const template = REGISTERED.get(id);
    if (template === undefined) return refuse("Template ID missing or invalid");
    const recipients: unknown[] = Array.isArray(body.recipients) ? body.recipients : [];
    if (recipients.length === 0) return refuse("Recipients missing");

    // All recipients or none, because the whole call has a single result.
    const changes: Change[] = [];
    const at = clock.now().toISOString();
    for (const recipient of recipients) {
      const values = (recipient ?? {}) as Record<string, unknown>;
      const mobile = text(values.mobiles);
      if (!/^91[6-9]\d{9}$/.test(mobile)) return refuse("Invalid mobile number");
      let missing = "";
      const message = template.replace(PLACEHOLDER, (_, name: string) => {
        const value = values[name];
        if (typeof value === "string" && value !== "") return value;
        if (typeof value === "number") return String(value);
        missing = name;
        return "";
      });
      if (missing) return refuse(`Variable ${missing} missing`);
      changes.push(["sms", randomUUID(), { to: mobile.slice(2), text: message, at }]);
    }
    journal.write(...changes);
    return c.json({ type: "success", message: hexId(12) });
  });
  return app;
}
