import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { Doors } from "./payment-simulator";

/** A person who follows a link here: the page that has the link sees nothing of the answer. */
const isVisit = (method: string, header: (name: string) => string | undefined) =>
  method === "GET" &&
  header("sec-fetch-mode") === "navigate" &&
  header("sec-fetch-dest") === "document";

/**
 * Answers programs, the simulators' own pages and, where it hands a payer over, the product's page.
 * Any other page of the developer's browser is refused: it could read login codes, break providers
 * and pay. So is a name that somebody else made point to this machine.
 */
export function doorkeeper(
  productOrigin: string,
  { scripts, checkout }: Doors,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const { origin: called, pathname } = new URL(c.req.url);
    const { localPort } = c.env.incoming.socket;
    const own = ["127.0.0.1", "localhost"].map((name) => new URL(`http://${name}:${localPort}`));
    const isOwn = (origin: string) => own.some((address) => address.origin === origin);
    if (!isOwn(called)) return c.text("The simulators answer to their own address alone.", 403);

    const origin = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    const isForeign = origin ? !isOwn(origin) : site === "cross-site" || site === "same-site";
    const mayPass =
      scripts.includes(pathname) ||
      (checkout.includes(pathname) && origin === productOrigin) ||
      isVisit(c.req.method, (name) => c.req.header(name));
    if (isForeign && !mayPass) return c.text("The simulators answer no other site's pages.", 403);
    await next();
  };
}
