import "@remix-run/cloudflare";
import type { Language } from "../worker/facts/languages";
import type { Session } from "./session/session.server";

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    session: Session;
    now: Date;
    /** The id of the request, sent with the answer and in every log line about it. */
    requestId: string;
    /** The language that the requested address names ("/hi/jobs"); loaders get one without it. */
    languageOfAddress: Language | undefined;
    /** The nonce for inline scripts of this answer. An answer that never calls this allows none. */
    nonce(): string;
    /** The text of a style sheet or script of the build; undefined if it is not available. */
    buildFile(href: string): Promise<string | undefined>;
    /** Allows this inline style in the content security policy. */
    allowStyle(text: string): Promise<void>;
    /** The posted form. Throws if it is too large or not a form; a page then shows the error. */
    form(): Promise<FormData>;
    /** The posted form with its files; null if it is too large. Check the login first. */
    upload(): Promise<FormData | null>;
    /** Notifies operators of an error that a person saw as "something went wrong". */
    report(error: unknown): void;
    /** Sets the answer's `Retry-After` header, in seconds. */
    retryAfter(seconds: number): void;
    /** Notifies operators of a path that does not exist. */
    logNotFound(path: string): void;
  }
}
