import { isFirstPage } from "../app/delivery/first-page.server";
import { isLite } from "../app/delivery/lite.server";
import { screenAt } from "../app/screens";
import { sha256Base64 } from "./crypto";

const SHARED_SECONDS = 60;
/** Enough digits of the content's digest to distinguish its versions. */
const TAG_LENGTH = 16;
/** Cached at the edge for a minute; a browser revalidates each time, mostly with 304. */
const SHARED = `public, max-age=0, s-maxage=${SHARED_SECONDS}, must-revalidate`;

/**
 * A cookie of ours makes a page somebody's own. The choice of Lite is part of the key instead, and
 * a browser's id, which stays when its session has gone, is read only where somebody logs in.
 */
const OWN_COOKIE = /(?:^|;\s*)(?:__Host-)?pakka_(?!(?:lite|device)=)/;
const isOwn = (headers: Headers) => OWN_COOKIE.test(headers.get("Cookie") ?? "");

/**
 * Whether a browser may keep a page of which nothing else says so. A visitor's form comes back with what
 * is wrong, or with an answer: without it, the way back to it ends on a page of the browser. What belongs
 * to a login, or begins one, is kept nowhere.
 */
export const browserCaching = ({ method, headers }: Request, answered: Headers) =>
  method === "POST" && !isOwn(headers) && !answered.has("Set-Cookie")
    ? "private, no-cache"
    : "no-store";

/**
 * Pages that are shared between visitors. A signed-in request neither reads nor writes it, and
 * whatever the drawn page says, nothing is kept that sets a cookie or failed.
 */
export class PageCache {
  readonly #cache: Cache;
  readonly #build: string;

  /** @param build names the build of the screens: a page never outlives the files it links. */
  constructor(cache: Cache, build: string) {
    this.#cache = cache;
    this.#build = build;
  }

  /**
   * The page from the cache, or drawn and, where it may be shared, kept once it is on its way.
   *
   * @param clockOffset a page never outlives a move of the clock.
   */
  async answer(
    request: Request,
    draw: () => Promise<Response>,
    after: (work: Promise<unknown>) => void,
    clockOffset: number,
  ): Promise<Response> {
    const key = this.#keyOf(request, clockOffset);
    if (!key) return draw();
    const known = await this.#cache.match(key);
    if (known) return known;
    const drawn = await draw();
    if (drawn.status !== 200 || drawn.headers.has("Set-Cookie")) return drawn;
    const body = await drawn.arrayBuffer();
    const response = new Response(body, drawn);
    response.headers.set("Cache-Control", SHARED);
    const tag = `W/"${(await sha256Base64(body)).slice(0, TAG_LENGTH)}"`;
    response.headers.set("ETag", tag);
    response.headers.set("Vary", "Cookie, Save-Data, Sec-Fetch-Site");
    after(this.#cache.put(key, response.clone()));
    if (request.headers.get("If-None-Match") !== tag) return response;
    return new Response(null, { status: 304, headers: response.headers });
  }

  /** Everything the page depends on, or null where it is not for everybody. */
  #keyOf(request: Request, clockOffset: number): Request | null {
    const { headers } = request;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.search !== "" || !screenAt(url.pathname)?.cached)
      return null;
    if (isOwn(headers)) return null;
    url.search = `?build=${this.#build}&clock=${clockOffset}&lite=${isLite(headers)}&first=${isFirstPage(headers)}`;
    const asked = headers.get("If-None-Match");
    return new Request(url, asked ? { headers: { "If-None-Match": asked } } : {});
  }
}
