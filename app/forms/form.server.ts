import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { configureCoercion } from "@conform-to/zod/v4/future";
import { data, redirect } from "@remix-run/cloudflare";
import type * as z from "zod";
import * as words from "~app/words/account/profile-form";
import { plainNumber } from "../../worker/contract/pasted";
import { todayInIndia } from "../../worker/contract/profile";
import { PAGE_MAX } from "../../worker/contract/values";
import { DOB_MIN } from "../../worker/facts/limits/texts";
import { type ApiError, SERVER_FAILED, unwrap } from "../session/api.server";
import { pageOf } from "../session/guards.server";
import type { Session } from "../session/session.server";

/** Numbers as people write them: with commas, ₹, and digits of Indian scripts. */
const { coerceFormValue } = configureCoercion({
  type: { number: (text) => Number(plainNumber(text) || Number.NaN) },
});

/**
 * Parses a posted form with its contract's schema. Only the first value of each field in the schema
 * counts; for the fields in `lists`, all values do.
 *
 * The library reads names as paths. A name like "phone[99999999]", or a thousand of them, would use
 * up the memory or take minutes; the same holds for the fields that control its own script.
 */
export function parseForm<Schema extends z.ZodObject>(
  form: FormData | URLSearchParams,
  schema: Schema,
  lists: readonly string[] = [],
) {
  const fields = new FormData();
  for (const name of Object.keys(schema.shape)) {
    const values = form.getAll(name);
    for (const value of lists.includes(name) ? values : values.slice(0, 1))
      fields.append(name, value);
  }
  return parseWithZod(fields, { schema: coerceFormValue(schema), disableAutoCoercion: true });
}

/**
 * The specification's message for a failed form. The API's own message, if any, replaces the body.
 */
interface Failure {
  title: string;
  body: string;
}

/** Answers with the same form: the typed values, and the schema's errors beside the fields. */
export function invalidForm<Schema, Value>(
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
 * Answers with the same form: the typed values, and the API's errors beside their fields. An error
 * shown beside a field is not repeated for the whole form.
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
  const isBeside = fields.some(([name]) => Object.hasOwn(submission.payload, name));
  const reply = submission.reply({ formErrors: isBeside ? [] : [body], fieldErrors });
  return data({ ...reply, toast }, { status: error.status });
}

/** Whether script withheld a file because it is too large: see `enhance/upload.ts`. */
export const isKeptBack = (file: unknown) => file === "";

/** A field of a posted form. */
export const textIn = (form: FormData, name: string) => String(form.get(name) ?? "");

/** The limits of a date of birth for the browser's date field, and the reason for asking. */
export function dobBounds(now: Date) {
  return { min: DOB_MIN, max: todayInIndia(now), why: words.dobWhy };
}

const PATH_MAX = 2_000;
/** A beginning that URL parsers read as a host, since they ignore control characters. */
const HOST_AHEAD = /^\/[\p{Cc}]*[/\\]/u;

/**
 * A path of this site to continue to, or the fallback: never another site or a page's bare data.
 */
export function safePath(path: unknown, fallback: string): string {
  if (typeof path !== "string" || !path.startsWith("/")) return fallback;
  // Parsing a long host name takes so long that it would block other requests.
  if (path.length > PATH_MAX || HOST_AHEAD.test(path)) return fallback;
  const here = "http://here.invalid";
  const url = URL.canParse(path, here) ? new URL(path, here) : undefined;
  if (!url || url.origin !== here || /^\/[/\\]/.test(url.pathname)) return fallback;
  return pageOf(url) + url.search + url.hash;
}

/**
 * Answers an action that does not leave its page: a post without script is redirected back to it.
 */
export function redirectBack(form: FormData) {
  const returnTo = form.get("returnTo");
  return returnTo === null ? data(null) : redirect(safePath(returnTo, "/"), 303);
}

/**
 * The same for an action that failed. With script, the browser reports a server error like a lost
 * connection (`lost.ts`); every other failure gets a toast.
 */
export function redirectBackWithError(
  session: Session,
  form: FormData,
  error: ApiError,
  title: string,
  notDone: string,
) {
  if (error.status >= SERVER_FAILED && !form.has("returnTo"))
    return data(null, { status: error.status });
  session.toast({ title, body: error.wordsOr(notDone), tone: "error" });
  return redirectBack(form);
}

/** A row's id from an address, or undefined if it is not a valid id. */
export function idParam(param: string | undefined): string | undefined {
  return param && /^[1-9][0-9]{0,15}$/.test(param) && Number.isSafeInteger(Number(param))
    ? param
    : undefined;
}

/** The cursor of this page of a list: the last of the cursors in its address. */
export function cursorOf(request: Request): string | undefined {
  return new URL(request.url).searchParams.getAll("cursor").at(-1);
}

const INVALID = 422;

interface Answer {
  json(): Promise<unknown>;
  ok: boolean;
  status: number;
  headers: Headers;
}

/** A page of a list; an invalid cursor gives the first page. */
export async function pageOfList<R extends Answer>(
  request: Request,
  list: (cursor: string | undefined) => Promise<R>,
) {
  const cursor = cursorOf(request);
  const firstAnswer = await list(cursor);
  const isUnknown = firstAnswer.status === INVALID && cursor !== undefined;
  const answer = isUnknown ? await list(undefined) : firstAnswer;
  return { rows: await unwrap(answer), next: nextCursor(answer.headers) };
}

type RowOf<R extends Answer> =
  Awaited<ReturnType<typeof unwrap<R>>> extends (infer Row)[] ? Row : never;

interface PageQuery {
  limit: string;
  cursor: string | undefined;
}

/** All rows of a list with limited pages, fetched page by page. */
export async function wholeList<R extends Answer>(
  list: (query: PageQuery) => Promise<R>,
): Promise<RowOf<R>[]> {
  const rows: RowOf<R>[] = [];
  let cursor: string | undefined;
  do {
    const answer = await list({ limit: String(PAGE_MAX), cursor });
    rows.push(...((await unwrap(answer)) as RowOf<R>[]));
    cursor = nextCursor(answer.headers);
  } while (cursor !== undefined);
  return rows;
}

/** The cursor of the next page, from the answer's `Link` header. */
export function nextCursor(headers: Headers): string | undefined {
  const url = /<([^>]+)>\s*;\s*rel="next"/.exec(headers.get("Link") ?? "")?.[1];
  return url
    ? (new URL(url, "http://here.invalid").searchParams.get("cursor") ?? undefined)
    : undefined;
}
