import { type Cookie, redirect } from "@remix-run/cloudflare";
import { hc } from "hono/client";
import * as z from "zod";
import type { Api } from "../worker/api/app";
import { DEVICE_SECONDS, type Tokens, tokens, type User, user } from "../worker/contract/auth";
import type { ErrorBody } from "../worker/contract/values";
import { ApiError } from "./api.server";
import { ownCookie } from "./cookies.server";
import type { Toast as Message } from "./ui/toast";

export interface Toast extends Message {
  /** A resume that was just deleted: its panel offers to bring it back. */
  deleted?: { id: string; name: string };
  /** Name of the field it concerns, beside which it is said too. */
  field?: string;
}

/** Settings that screens may show. Nothing secret belongs here: it can reach a page. */
export interface PublicSettings {
  publicUrl: string;
  razorpayKeyId: string;
  razorpayCheckoutUrl: string;
  razorpayHostedUrl: string;
  /** How long a slot waits for its candidate to take the test. */
  testHoldSeconds: number;
  /** How long a login code lives, and how long after it the next one can be asked for. */
  otpSeconds: number;
  otpResendSeconds: number;
}

interface VisitOptions {
  request: Request;
  sessionSecret: string;
  settings: PublicSettings;
  /** Answers an API request in this process; no network. */
  fetchApi: (request: Request) => Promise<Response>;
}

const session = z.object({ user, tokens });
type Session = z.infer<typeof session>;
const toastList = z.array(
  z.object({
    title: z.string(),
    body: z.string().optional(),
    tone: z.enum(["plain", "error", "heard"]).optional(),
    field: z.string().optional(),
    deleted: z.object({ id: z.string(), name: z.string() }).optional(),
  }),
);

const SESSION_COOKIE = "pakka_session";
const DEVICE_COOKIE = "pakka_device";
const FLASH_COOKIE = "pakka_flash";
/** Pages that a refused session does not send to the login. */
const PUBLIC_PAGES = new Set(["/", "/jobs", "/how-it-works", "/pricing", "/about", "/contact"]);
/** Refresh this long before the access token runs out, so that it can't run out on the way. */
const REFRESH_AHEAD_MS = 5_000;

/** Seconds until there is nothing left to refresh with. */
const lifeOf = ({ tokens }: Session) =>
  Math.max(0, Math.floor((Date.parse(tokens.refresh.expires) - Date.now()) / 1000));

/**
 * One browser's visit: who it is, its way to the API, and what its answer has to carry home.
 *
 * User, both tokens and both expiries live in one signed HttpOnly cookie. Parallel loaders share
 * this object, so they share one refresh.
 */
export class Visit {
  readonly settings: PublicSettings;
  /** The address as it was asked for: loaders are shown a tidied one. */
  readonly url: URL;
  readonly #options: VisitOptions;
  readonly #sessionCookie;
  readonly #deviceCookie;
  readonly #flashCookie;
  readonly #pending: Toast[] = [];
  readonly #here: Toast[] = [];
  #session: Promise<Session | null> | undefined;
  #changed = false;
  /** Where it goes out with the answer. */
  #device: string | undefined;
  #flashRead = false;

  constructor(options: VisitOptions) {
    this.#options = options;
    this.settings = options.settings;
    this.url = new URL(options.request.url);
    const { publicUrl } = options.settings;
    const signed = { secrets: [options.sessionSecret] };
    this.#sessionCookie = ownCookie(SESSION_COOKIE, publicUrl, signed);
    this.#deviceCookie = ownCookie(DEVICE_COOKIE, publicUrl, {
      ...signed,
      maxAge: DEVICE_SECONDS,
    });
    this.#flashCookie = ownCookie(FLASH_COOKIE, publicUrl, signed);
  }

  /** Typed calls to the API as this visitor. Answers are plain `Response`s: see `api.server.ts`. */
  get api() {
    return hc<Api>(this.settings.publicUrl, { fetch: this.#call });
  }

  /** The signed-in candidate, or null. */
  async user(): Promise<User | null> {
    return (await this.#live())?.user ?? null;
  }

  /** The signed-in candidate; sends everyone else to the login screen, replacing history. */
  async requireUser(): Promise<User> {
    const found = await this.user();
    if (found) return found;
    throw this.loginRedirect();
  }

  /** The way to the login screen and, after it, back to where the visitor is now. */
  loginRedirect(): Response {
    const { url } = this;
    const page = url.pathname.replace(/\.data$/, "") + url.search.replace(/[?&]_routes=[^&]*/, "");
    const next = this.#options.request.method === "GET" ? page : url.pathname;
    const response = redirect(`/login?next=${encodeURIComponent(next)}`);
    response.headers.set("X-Remix-Replace", "true");
    // The login screen is a plain page: script that is running must not draw it.
    response.headers.set("X-Remix-Reload-Document", "true");
    return response;
  }

  logIn(next: Session): void {
    this.#session = Promise.resolve(next);
    this.#changed = true;
  }

  logOut(): void {
    this.#session = Promise.resolve(null);
    this.#changed = true;
  }

  /** Merges over the stored user; does nothing when nobody is signed in. */
  async updateUser(next: User): Promise<void> {
    const current = await this.#live();
    if (current) this.logIn({ ...current, user: { ...current.user, ...next } });
  }

  /** The refresh token, for the log-out call alone. */
  async refreshToken(): Promise<string | undefined> {
    return (await this.#stored())?.tokens.refresh.token;
  }

  /**
   * This browser's own id, made at its first login: with it the API knows a browser that has logged
   * in before. It outlives the session, and says nothing of who logs in.
   */
  async device(): Promise<string> {
    this.#device ??= (await this.#knownDevice()) ?? crypto.randomUUID();
    return this.#device;
  }

  /** Shows on the next page this browser is sent, with or without script. */
  toast(toast: Toast): void {
    this.#pending.push(toast);
  }

  /**
   * Shows on the page that answers this very request. Where script keeps the page, the toast comes
   * back, to be sent along: see `useToastOf`.
   */
  toastHere(toast: Toast): Toast | undefined {
    if (this.url.pathname.endsWith(".data")) return toast;
    this.#here.push(toast);
    return undefined;
  }

  /** Toasts waiting for this page. Reading them takes them off the list. */
  async takeToasts(): Promise<Toast[]> {
    this.#flashRead = true;
    const waiting = toastList.safeParse(await this.#valueOf(this.#flashCookie));
    return [...(waiting.success ? waiting.data : []), ...this.#here].slice(-3);
  }

  /** Puts the cookies this visit changed on its answer. */
  async commit(response: Response): Promise<Response> {
    const cookies: string[] = [];
    if (this.#changed) {
      const current = await this.#session;
      cookies.push(
        await this.#sessionCookie.serialize(current ?? "", {
          maxAge: current ? lifeOf(current) : 0,
        }),
      );
    }
    if (this.#device) cookies.push(await this.#deviceCookie.serialize(this.#device));
    if (this.#pending.length > 0) cookies.push(await this.#flashCookie.serialize(this.#pending));
    else if (this.#flashRead && this.#options.request.headers.get("Cookie")?.includes(FLASH_COOKIE))
      cookies.push(await this.#flashCookie.serialize("", { maxAge: 0 }));
    if (cookies.length === 0) return response;
    const answer = new Response(response.body, response);
    for (const cookie of cookies) answer.headers.append("Set-Cookie", cookie);
    return answer;
  }

  #call = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request: Request = new Request(input, init as RequestInit);
    const current = await this.#live();
    if (!current) return this.#send(request);
    const again = request.clone() as Request;
    const answer = await this.#send(request, current.tokens.access.token);
    if (answer.status !== 401) return answer;
    const renewed = await this.#refresh(current);
    if (renewed) return this.#send(again, renewed.tokens.access.token);
    if (!this.#isPublic()) throw this.loginRedirect();
    return answer;
  };

  #send(request: Request, accessToken?: string): Promise<Response> {
    const address = this.#options.request.headers.get("CF-Connecting-IP");
    if (address) request.headers.set("CF-Connecting-IP", address);
    if (accessToken) request.headers.set("Authorization", `Bearer ${accessToken}`);
    return this.#options.fetchApi(request);
  }

  /** What a signed cookie holds; null for one whose signature is wrong, or is none at all. */
  async #valueOf(cookie: Cookie): Promise<unknown> {
    try {
      return await cookie.parse(this.#options.request.headers.get("Cookie"));
    } catch {
      return null;
    }
  }

  async #knownDevice(): Promise<string | undefined> {
    return z.uuid().safeParse(await this.#valueOf(this.#deviceCookie)).data;
  }

  async #read(): Promise<Session | null> {
    const parsed = session.safeParse(await this.#valueOf(this.#sessionCookie));
    return parsed.success ? parsed.data : null;
  }

  #stored(): Promise<Session | null> {
    this.#session ??= this.#read();
    return this.#session;
  }

  #refreshing: Promise<Session | null> | undefined;

  async #live(): Promise<Session | null> {
    const current = await this.#stored();
    if (!current) return null;
    const ends = Date.parse(current.tokens.access.expires);
    return ends - REFRESH_AHEAD_MS > Date.now() ? current : this.#refresh(current);
  }

  #refresh(current: Session): Promise<Session | null> {
    this.#refreshing ??= this.#exchange(current);
    return this.#refreshing;
  }

  /**
   * New tokens for old. Where they can't be had now, the session stays for later: a public page is
   * then a visitor's, and any other fails.
   */
  async #exchange(current: Session): Promise<Session | null> {
    const device = await this.#knownDevice();
    const answer = await hc<Api>(this.settings.publicUrl, {
      fetch: (input: RequestInfo | URL, init?: RequestInit) => this.#send(new Request(input, init)),
    }).user.auth["refresh-tokens"].$post({
      json: { refreshToken: current.tokens.refresh.token, device },
    });
    if (answer.status === 200) {
      const { tokens: next } = (await answer.json()) as { tokens: Tokens };
      this.logIn({ user: current.user, tokens: next });
      // Both live as long as each other: a session can't be renewed without its device.
      this.#device = device;
      return this.#stored();
    }
    if (answer.status === 401) {
      this.logOut();
      return null;
    }
    if (this.#isPublic()) return null;
    throw new ApiError(answer.status, (await answer.json()) as unknown as ErrorBody);
  }

  #isPublic(): boolean {
    return PUBLIC_PAGES.has(this.url.pathname.replace(/\.data$/, ""));
  }
}
