import { type ActionFunctionArgs, redirect, redirectDocument } from "@remix-run/cloudflare";
import * as z from "zod";
import * as words from "~app/words/searches/searches";
import { SEARCHES_PATH } from "../../worker/facts/search/searches";
import { idParam, redirectBack, redirectBackWithError } from "../forms/form.server";
import { attempt, unwrap } from "../session/api.server";
import { cookieValue, ownCookie } from "../session/cookies.server";
import type { Session } from "../session/session.server";
import { searchLabel } from "./search-label";

const NOT_FOUND = 404;

const save = (session: Session, search: string) =>
  attempt(unwrap(session.api.user.searches.$post({ json: { search } })));

const KEPT_SECONDS = 3_600;
const LONGEST = 500;

/** The search that a visitor wants to save; it is saved after the login. */
function wantedSearchCookie({ settings }: Session) {
  const cookie = ownCookie("pakka_search", settings.publicUrl, { maxAge: KEPT_SECONDS });
  return {
    read: async (request: Request) =>
      z
        .string()
        .max(LONGEST)
        .safeParse(await cookieValue(cookie, request)).data,
    write: async (search: string) => ({
      "Set-Cookie": await cookie.serialize(search.slice(0, LONGEST)),
    }),
    clear: async () => ({ "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) }),
  };
}

/**
 * The action of each list of jobs: saves a search. If there are too many, redirects to the saved
 * searches, where one can be ended.
 */
export async function saveSearch({ context }: ActionFunctionArgs) {
  const { session } = context;
  const form = await context.form();
  const search = String(form.get("search") ?? "");
  if (!(await session.user())) {
    const login = `/login?next=${encodeURIComponent(SEARCHES_PATH)}`;
    const headers = await wantedSearchCookie(session).write(search);
    return redirectDocument(login, { status: 303, headers });
  }
  const result = await save(session, search);
  if ("data" in result) {
    session.toast(words.saved(searchLabel(result.data.search)));
    return redirectBack(form);
  }
  const { title, body } = words.notSaved;
  if (result.error.code !== "too_many_searches")
    return redirectBackWithError(session, form, result.error, title, body);
  session.toast({ title, body: result.error.message, tone: "error" });
  return redirectDocument(SEARCHES_PATH, 303);
}

/**
 * Saves the search that a visitor chose before logging in; their own post stored it in a cookie.
 */
export async function saveWanted(session: Session, request: Request): Promise<void> {
  const cookie = wantedSearchCookie(session);
  const search = await cookie.read(request);
  if (search === undefined || request.method !== "GET") return;
  const result = await save(session, search);
  const { title, body } = words.notSaved;
  session.toast(
    "data" in result
      ? words.saved(searchLabel(result.data.search))
      : { title, body: result.error.wordsOr(body), tone: "error" },
  );
  throw redirect(SEARCHES_PATH, { headers: await cookie.clear() });
}

/** Pauses, resumes or ends a search. */
export async function changeSearch(session: Session, form: FormData) {
  const param = { id: idParam(String(form.get("id"))) ?? "0" };
  const one = session.api.user.searches[":id"];
  const calls = {
    pause: () => unwrap(one.$patch({ param, json: { isPaused: true } })),
    resume: () => unwrap(one.$patch({ param, json: { isPaused: false } })),
    end: () => unwrap(one.$delete({ param })),
  };
  const intent = (["pause", "resume", "end"] as const).find((name) => name === form.get("intent"));
  if (!intent) return redirectBack(form);
  const result = await attempt<unknown>(calls[intent]());
  const { title, body } = words.notDone;
  // It was already ended: by a second press, or in another tab.
  const isEnded = intent === "end" && "error" in result && result.error.status === NOT_FOUND;
  if ("error" in result && !isEnded)
    return redirectBackWithError(session, form, result.error, title, body);
  session.toast(words.changed[intent]);
  return redirectBack(form);
}
