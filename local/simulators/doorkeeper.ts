import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { Doors } from "./payment-simulator";

/** A person follows a link to this page. The page with the link cannot read the answer. */
const isVisit = (method: string, header: (name: string) => string | undefined) =>
  method === "GET" &&
  header("sec-fetch-mode") === "navigate" &&
  header("sec-fetch-dest") === "document";

/**
 * Admits programs, the simulators' own pages and, on the checkout paths, the product's pages.
 * Refuses every other page of the developer's browser, which could read login codes, break
 * providers and pay. Also refuses any other host name, because an attacker can point a name at this
 * machine.
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
