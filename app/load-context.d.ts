import "@remix-run/cloudflare";
import type { Session } from "./session/session.server";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    session: Session;
    now: Date;
    /** Of the answer and of every line logged on the way to it. */
    requestId: string;
    /** For every inline script of this answer. An answer that never asks may have none. */
    nonce(): string;
    /** The text of a style sheet or script of the build; undefined where it can't be had. */
    buildFile(href: string): Promise<string | undefined>;
    /** Lets this style stand in the page. */
    allowStyle(text: string): Promise<void>;
    /** The posted form. Throws where it is too large or no form, and a page says so. */
    form(): Promise<FormData>;
    /** The posted form with its files; null where it is too large. Ask who is there first. */
    upload(): Promise<FormData | null>;
    /** Notifies operators of an error that a person saw as "something went wrong". */
    report(error: unknown): void;
    /** Says with the answer in how many seconds to ask again. */
    retryAfter(seconds: number): void;
    /** Notifies operators of a path that leads nowhere. */
    logNotFound(path: string): void;
  }
}
