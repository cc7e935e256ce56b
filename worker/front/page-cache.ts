import { isFirstPage } from "../../app/delivery/first-page.server";
import { screenAt } from "../../app/screens";
import { isLite } from "../../app/session/lite.server";
import { sha256Base64 } from "../crypto";
import { currentLanguage } from "../language";

const SHARED_SECONDS = 60;
/** Enough digits of the content's digest to distinguish its versions. */
const TAG_LENGTH = 16;
/** Cached at the edge for a minute. A browser revalidates each time, mostly with 304. */
const SHARED = `public, max-age=0, s-maxage=${SHARED_SECONDS}, must-revalidate`;

/**
 * A cookie of ours makes a page private, with exceptions. The choices of Lite and of a language are
 * part of the cache key. The device id, which outlives a session, is read only at login.
 */
const OWN_COOKIE = /(?:^|;\s*)(?:__Host-)?pakka_(?!(?:lite|language|device)=)/;
const isOwn = (headers: Headers) => OWN_COOKIE.test(headers.get("Cookie") ?? "");

/**
 * The `Cache-Control` of a page that sets none. The browser may keep the page that answers a
 * visitor's form: otherwise going back to it shows the browser's own error page. Pages of a login,
 * or that begin one, are not stored.
 */
export const browserCaching = ({ method, headers }: Request, responseHeaders: Headers) =>
  method === "POST" && !isOwn(headers) && !responseHeaders.has("Set-Cookie")
    ? "private, no-cache"
    : "no-store";

/**
 * Pages shared between visitors. A signed-in request neither reads nor writes the cache. A page
 * that failed or sets a cookie is never stored, regardless of its own headers.
 */
export class PageCache {
  readonly #cache: Cache;
  readonly #build: string;

  /**
   * @param build names the build of the screens: a cached page must not outlive the files it links.
   */
  constructor(cache: Cache, build: string) {
    this.#cache = cache;
    this.#build = build;
  }

  /**
   * The page from the cache. A missing page is drawn and, if it may be shared, stored after the
   * answer.
   *
   * @param more parts of the key. The offset of the clock: a page does not outlive its change. The
   *   language in the address: a page's links stay in it.
   */
  async answer(
    request: Request,
    draw: () => Promise<Response>,
    after: (work: Promise<unknown>) => void,
    more: { clock: number; address: string },
  ): Promise<Response> {
    const key = this.#keyOf(request, more);
    if (!key) return draw();
    const cachedResponse = await this.#cache.match(key);
    if (cachedResponse) return cachedResponse;
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

  /** A key of everything the page depends on, or null if the page is not shared. */
  #keyOf(request: Request, { clock, address }: { clock: number; address: string }): Request | null {
    const { headers } = request;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.search !== "" || !screenAt(url.pathname)?.cached)
      return null;
    if (isOwn(headers)) return null;
    url.search = `?build=${this.#build}&clock=${clock}&address=${address}&language=${currentLanguage()}&lite=${isLite(headers)}&first=${isFirstPage(headers)}`;
    const etag = headers.get("If-None-Match");
    return new Request(url, etag ? { headers: { "If-None-Match": etag } } : {});
  }
}
