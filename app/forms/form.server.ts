import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/cloudflare";
import type * as z from "zod";
import { todayInIndia } from "../../worker/contract/profile";
import { DOB_MIN } from "../../worker/facts/texts";
import { type ApiError, SERVER_FAILED } from "../session/api.server";
import type { Session } from "../session/session.server";

/**
 * A posted form by its contract's schema: of each field the schema knows, what was sent first.
 *
 * The library reads names as paths. One like "phone[99999999]", or a thousand of the same, would
 * cost all memory, or minutes; so would the fields by which its own script steers it.
 */
export function parseForm<Schema extends z.ZodObject>(form: FormData, schema: Schema) {
  const known = new FormData();
  for (const name of Object.keys(schema.shape)) {
    const sent = form.get(name);
    if (sent !== null) known.set(name, sent);
  }
  return parseWithZod(known, { schema });
}

/** The specification's words for a form that fails: the body where the API has no better ones. */
interface Failure {
  title: string;
  body: string;
}

/** The same form again, with what was typed and what its schema says beside the fields. */
export function misfilled<Schema, Value>(
  session: Session,
  submission: Submission<Schema, string[], Value>,
  { title, body }: Failure,
) {
  const reply = submission.reply();
  const [first] = Object.values(reply.error ?? {}).flat();
  const toast = session.toastHere({ title, body: first ?? body, tone: "error" });
  return data({ ...reply, toast }, { status: 422 });
}

/**
 * The same form again, with what was typed and the API's words beside the fields they concern. What
 * stands beside a field is not said of the whole form as well.
 */
export function refused<Schema, Value>(
  session: Session,
  submission: Submission<Schema, string[], Value>,
  error: ApiError,
  failure: Failure,
) {
  const fields = Object.entries(error.fields);
  const fieldErrors = Object.fromEntries(fields.map(([name, message]) => [name, [message]]));
  const body = fields[0]?.[1] ?? error.wordsOr(failure.body);
  const toast = session.toastHere({ title: failure.title, body, tone: "error" });
  const reply = submission.reply({ formErrors: fields.length > 0 ? [] : [body], fieldErrors });
  return data({ ...reply, toast }, { status: error.status });
}

/** The bounds of a date of birth, for the browser's own date field. */
export function dobBounds() {
  return { min: DOB_MIN, max: todayInIndia(new Date()) };
}

/** A path of this site to go on to, or the fallback: never another site. */
export function safePath(path: unknown, fallback: string): string {
  if (typeof path !== "string" || !path.startsWith("/")) return fallback;
  const here = "http://here.invalid";
  const url = URL.canParse(path, here) ? new URL(path, here) : undefined;
  if (!url || url.origin !== here || /^\/[/\\]/.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

/** After an act that leaves its page as it was: back there for a plain post; script has not left. */
export function stay(form: FormData) {
  const returnTo = form.get("returnTo");
  return returnTo === null ? data(null) : redirect(safePath(returnTo, "/"), 303);
}

/**
 * The same, after an act that was not done. Where the server failed, script says so by itself, as
 * where the line did (`lost.ts`); in all else a message does.
 */
export function stayUndone(
  session: Session,
  form: FormData,
  error: ApiError,
  title: string,
  notDone: string,
) {
  if (error.status >= SERVER_FAILED && !form.has("returnTo"))
    return data(null, { status: error.status });
  session.toast({ title, body: error.wordsOr(notDone), tone: "error" });
  return stay(form);
}

/**
 * A row's id as a visitor wrote it, or undefined where it can't be one. The API's client puts it into
 * its path as it is: dots and slashes would name another call.
 */
export function idParam(param: string | undefined): string | undefined {
  return param && /^[1-9][0-9]{0,15}$/.test(param) ? param : undefined;
}

/** Where this page of a list begins: the last of the cursors in its address. */
export function cursorOf(request: Request): string | undefined {
  return new URL(request.url).searchParams.getAll("cursor").at(-1);
}

/** Where the next page begins, from the answer's `Link` header. */
export function nextCursor(headers: Headers): string | undefined {
  const url = /<([^>]+)>\s*;\s*rel="next"/.exec(headers.get("Link") ?? "")?.[1];
  return url
    ? (new URL(url, "http://here.invalid").searchParams.get("cursor") ?? undefined)
    : undefined;
}
