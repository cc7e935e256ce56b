import { isFirstPage } from "../app/first-page.server";
import { isLite } from "../app/lite.server";

/** Screens that are the same for every signed-out visitor and show nothing that changes by itself. */
const STILL = /^\/(how-it-works|pricing|about|success-stories|help|contact|content\/[a-z_]+)?$/;
const SHARED_SECONDS = 60;
/** Kept at the edge for a minute; a browser asks each time, and mostly hears "not modified". */
const SHARED = `public, max-age=0, s-maxage=${SHARED_SECONDS}, must-revalidate`;

/**
 * A cookie of ours makes a page somebody's own. The choice of Lite is part of the key instead, and a
 * browser's id, which stays when its session has gone, is read only where somebody logs in.
 */
const OWN_COOKIE = /(?:^|;\s*)(?:__Host-)?pakka_(?!(?:lite|device)=)/;

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

  /** The page from the cache, or drawn and, where it may be shared, kept once it is on its way. */
  async answer(
    request: Request,
    draw: () => Promise<Response>,
    after: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    const key = this.#keyOf(request);
    if (!key) return draw();
    const known = await this.#cache.match(key);
    if (known) return known;
    const drawn = await draw();
    if (drawn.status !== 200 || drawn.headers.has("Set-Cookie")) return drawn;
    const body = await drawn.arrayBuffer();
    const response = new Response(body, drawn);
    response.headers.set("Cache-Control", SHARED);
    const tag = `W/"${await digest(body)}"`;
    response.headers.set("ETag", tag);
    response.headers.set("Vary", "Cookie, Save-Data, Sec-Fetch-Site");
    after(this.#cache.put(key, response.clone()));
    if (request.headers.get("If-None-Match") !== tag) return response;
    return new Response(null, { status: 304, headers: response.headers });
  }

  /** Everything the page depends on, or null where it is not for everybody. */
  #keyOf(request: Request): Request | null {
    const { headers } = request;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.search !== "" || !STILL.test(url.pathname)) return null;
    if (OWN_COOKIE.test(headers.get("Cookie") ?? "")) return null;
    url.search = `?build=${this.#build}&lite=${isLite(headers)}&first=${isFirstPage(headers)}`;
    const asked = headers.get("If-None-Match");
    return new Request(url, asked ? { headers: { "If-None-Match": asked } } : {});
  }
}

async function digest(body: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return btoa(String.fromCharCode(...hash.subarray(0, 12)));
}
