import { isGone, keepPage, nextPage } from "./keep-page";

const FIRST_WAIT_MS = 1_000;
/** A fourth attempt rarely succeeds. */
const LAST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 30_000;
const SERVER_FAILED = 500;
/** Every answer of ours to the framework has this header. */
const OURS = "X-Remix-Response";
/**
 * A request without an answer is given up after this
 * time; a repeated one after up to four times it.
 */
const PATIENCE_MS = 30_000;
/**
 * The route of the only fetcher with a load. After a
 * lost act, the load of a next page also has `_routes`.
 */
const BELL = "routes/bell";
/** An empty object as an action's answer, in the framework's wire format. */
const NOTHING = '[{"_1":2},"data",{}]\n';

/**
 * Called for each post.
 *
 * @returns a function to call when the post ends, with whether it was lost
 */
export type OnPost = (
  action: string,
  body: BodyInit | null | undefined,
) => (isLost: boolean) => void;

/**
 * A fetch for the framework that keeps the page alive when the connection is lost.
 *
 * A page's data that was lost, or for which the server failed, is requested again after 1, 2 and 4
 * seconds, unless the visitor has gone elsewhere. After that the next page is given up and this one
 * stays, unless our server answered that the next one fails. A fetcher's load of an abandoned page
 * is never answered: the router aborts it with the next load. This page's own data is requested
 * until it arrives, so that a page in use is never replaced by an error. A fetcher's data is
 * requested once; if lost, it is null. If a post aborts a fetcher's load, the load is repeated
 * after the post, and counts as pending until then. If the post was lost, it is not repeated.
 *
 * A post is sent once. If the page is left meanwhile, it is sent again in a
 * request that outlives the page and cannot be aborted: every action may
 * arrive twice. The action of a lost post answers an empty object, after which
 * the framework reloads nothing, and the function from `onPost` is called.
 *
 * A connection may also stall: a request is given up
 * after 30 seconds, and a later answer is ignored.
 */
export function retrying(ask: typeof fetch, onPost: OnPost): typeof fetch {
  /** The addresses of fetchers' loads that a post aborted, until the next post ends. */
  let aborted = new Set<string>();
  /** The loads whose post was lost. */
  let lostLoads = new Set<string>();
  return async (input, init) => {
    const { method, url, signal } = new Request(input, init);
    const { pathname, searchParams } = new URL(url);
    if (!pathname.endsWith(".data")) return ask(input, init);
    if (method !== "GET") {
      const onEnd = onPost(url.replace(/\.data(?=\?|$)/, ""), init?.body);
      const sendOnLeaving = () => void ask(input, { ...init, keepalive: true, signal: null });
      window.addEventListener("pagehide", sendOnLeaving);
      const answer = await whole((requestSignal) =>
        ask(input, { ...init, signal: requestSignal }),
      ).catch(() => null);
      window.removeEventListener("pagehide", sendOnLeaving);
      const isAnswer = answer !== null && isOurs(answer);
      onEnd(!isAnswer);
      lostLoads = isAnswer ? new Set() : aborted;
      aborted = new Set();
      return isAnswer ? answer : new Response(NOTHING, { status: SERVER_FAILED });
    }
    if (lostLoads.delete(url)) return notLoaded();
    const isFetchers = searchParams.get("_routes") === BELL;
    const meant = isFetchers ? undefined : nextPage();
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      const answer: unknown = await whole(
        (requestSignal) => ask(input, { ...init, signal: requestSignal }),
        Math.min(wait, LAST_WAIT_MS) / FIRST_WAIT_MS,
        signal,
      ).catch((lost) => lost);
      if (meant && isGone(meant)) await endOf(signal);
      if (answer instanceof Response && isOurs(answer)) {
        aborted.delete(url);
        return answer;
      }
      if (isFetchers) {
        if (signal.aborted) aborted.add(url);
        return notLoaded();
      }
      const next = wait > LAST_WAIT_MS && !signal.aborted && meant === nextPage() && meant;
      const failed = answer instanceof Response && answer.headers.has(OURS);
      if (next && !failed) keepPage(next);
      if ((next && failed) || signal.aborted) {
        if (answer instanceof Response) return answer;
        throw answer;
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  };
}

const endOf = async (signal: AbortSignal) =>
  signal.aborted || new Promise((resolve) => signal.addEventListener("abort", resolve));

/** Reads the whole body, because the connection can also break or stall there. */
async function whole(
  ask: (signal: AbortSignal) => Promise<Response>,
  patience = 1,
  signal?: AbortSignal,
): Promise<Response> {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  const timer = setTimeout(giveUp, patience * PATIENCE_MS);
  signal?.addEventListener("abort", giveUp);
  if (signal?.aborted) giveUp();
  try {
    const answer = await ask(controller.signal);
    return new Response((await answer.text()) || null, answer);
  } finally {
    clearTimeout(timer);
  }
}

/** The framework reads it as null. */
const notLoaded = () => new Response(null, { status: 204 });

/** Other answers, such as a network's login page, can't be read by the framework. */
const isOurs = ({ status, headers }: Response) => status < SERVER_FAILED && headers.has(OURS);
