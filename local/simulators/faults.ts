import { setTimeout as sleep } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono, type MiddlewareHandler } from "hono";
import { isForm, jsonOrForm } from "./body";
import type { Change, Journal } from "./journal";
import type { Fault, FaultMode, Provider } from "./types";

const SLOW_MS = 3_000;
const TIMEOUT_MS = 60_000;
const PROVIDERS: readonly Provider[] = ["sms", "email", "payments", "dns"];
const MODES: readonly FaultMode[] = ["ok", "error", "timeout", "slow", "lost", "lie", "busy"];

/** Each vendor's body of an internal server error. */
const VENDOR_500: Record<Provider, object> = {
  sms: { type: "error", message: "Internal server error" },
  email: {
    statusCode: 500,
    name: "internal_server_error",
    message: "An unexpected error occurred.",
  },
  dns: { Status: 2 },
  payments: {
    error: {
      code: "SERVER_ERROR",
      description:
        "We are facing some trouble completing your request at the moment. Please try again shortly.",
      source: "NA",
      step: "NA",
      reason: "NA",
      metadata: {},
    },
  },
};

/**
 * A provider can have several faults, one per text that its calls contain, because tests run in
 * parallel.
 */
const faultsOf = (journal: Journal, provider: Provider) =>
  [...journal.tables.fault].filter(([, fault]) => fault.provider === provider);

async function takeFault(
  journal: Journal,
  provider: Provider,
  request: Request,
): Promise<Fault | undefined> {
  const call = request.url + (await request.clone().text());
  const match = faultsOf(journal, provider).find(([, { containing = "" }]) =>
    call.includes(containing),
  );
  if (!match) return undefined;
  const [key, fault] = match;
  const times = fault.times - 1;
  journal.write(["fault", key, times > 0 ? { ...fault, times } : null]);
  return fault;
}

/** The answer with changed fields: in each entity of a collection, else in the single entity. */
async function falsified(answer: Response, fields: Fault["fields"]): Promise<Response> {
  const body = (await answer.json()) as { items?: object[] };
  const lie = body.items
    ? { ...body, items: body.items.map((item) => ({ ...item, ...fields })) }
    : { ...body, ...fields };
  return Response.json(lie, { status: answer.status });
}

/** Runs before a provider's own checks: a broken provider checks nothing. */
export function misbehave(
  journal: Journal,
  provider: Provider,
  closing: AbortSignal,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const fault = await takeFault(journal, provider, c.req.raw);
    const mode = fault?.mode;
    if (mode === "error") return c.json(VENDOR_500[provider], 500);
    if (mode === "busy") {
      const seconds = fault?.retryAfter;
      const headers = seconds === undefined ? undefined : { "Retry-After": String(seconds) };
      return c.json({ message: "Too many requests" }, 429, headers);
    }
    if (mode === "timeout") {
      // The call is not carried out. After the wait the socket is closed without an answer.
      await sleep(TIMEOUT_MS, undefined, { signal: closing }).catch(() => {});
      c.env.incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    await next();
    // The call is carried out, but answered late: a client that gives up sooner has to find out
    // later what happened to it.
    if (mode === "slow") await sleep(SLOW_MS, undefined, { signal: closing }).catch(() => {});
    if (mode === "lie") c.res = await falsified(c.res, fault?.fields);
    if (mode === "lost") {
      c.env.incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  };
}

export function faultRoutes(journal: Journal): Hono {
  const app = new Hono();
  const current = () => [...journal.tables.fault.values()];

  app.get("/", (c) => c.json(current()));
  app.post("/", async (c) => {
    const body = await jsonOrForm(c);
    const provider = PROVIDERS.find((p) => p === body?.provider);
    const mode = MODES.find((m) => m === body?.mode);
    const times = Number(body?.times ?? 1);
    if (!provider || !mode || !Number.isSafeInteger(times) || times < 1) {
      const message = `provider: ${PROVIDERS.join("|")}; mode: ${MODES.join("|")}; times: 1 or more`;
      return c.json({ message }, 400);
    }
    const containing = body?.containing ? String(body.containing) : undefined;
    const fields = (body?.fields ?? undefined) as Fault["fields"];
    const retryAfter = body?.retryAfter === undefined ? undefined : Number(body.retryAfter);
    if (mode === "ok") {
      const ended = faultsOf(journal, provider).map(([key]): Change => ["fault", key, null]);
      journal.write(...ended);
    } else {
      const fault = { provider, mode, times, containing, fields, retryAfter };
      journal.write(["fault", `${provider}:${containing ?? ""}`, fault]);
    }
    return isForm(c) ? c.redirect("/", 303) : c.json(current());
  });
  return app;
}
