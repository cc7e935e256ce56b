import "@remix-run/cloudflare";
import type { Visit } from "./visit.server";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    visit: Visit;
    /** For every inline script of this answer. */
    nonce: string;
    /** Tells operators of a path that leads nowhere. */
    logNotFound(path: string): void;
  }
}
