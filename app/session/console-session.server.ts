import { type Cookie, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import {
  CONSOLE_PATHS,
  type Console,
  MEMBER_ROLES,
  PROOF_SECONDS,
  STAFF_ROLES,
} from "../../worker/facts/people/console";
import { addSeconds } from "../../worker/facts/times";
import { isPagePost } from "../delivery/posted.server";
import { apiCalls } from "./api-calls.server";
import { cookieValue, ownCookie, secondsLeft } from "./cookies.server";
import type { FailureInfo } from "./failures.server";

const UNAUTHORIZED = 401;

const login = z.object({
  token: z.string(),
  expires: z.string(),
  id: z.number(),
  /** Shown in the bar of every screen. */
  name: z.string(),
  company: z.string().nullable(),
  /** Null for a person without a company. A change of the role ends the session. */
  role: z.enum([...STAFF_ROLES, ...MEMBER_ROLES]).nullable(),
  /** The time of the last proof of identity. */
  provenAt: z.string(),
});
export type ConsoleLogin = z.infer<typeof login>;
/** The part that screens may use, without the token. */
export interface ConsolePerson extends Pick<ConsoleLogin, "id" | "name" | "company" | "role"> {
  /** Different for each page view: see `ActForm`. */
  pageKey: string;
}

interface Options {
  console: Console;
  request: Request;
  url: URL;
  publicUrl: string;
  secret: string;
  now: Date;
  /** Answers an API request in this process; no network. */
  fetchApi: (request: Request) => Promise<Response>;
}

/** The session of a person signed in to a console, in its own signed HttpOnly cookie. */
export class ConsoleSession {
  readonly #options: Options;
  readonly #cookie: Cookie;
  #login: Promise<ConsoleLogin | null> | undefined;
  #changed = false;
  #onceKey: string | undefined;

  constructor(options: Options) {
    const { console, publicUrl, secret } = options;
    this.#options = options;
    this.#cookie = ownCookie(`pakka_${console}`, publicUrl, { secrets: [secret] });
  }

  /** The signed-in person, or null. */
  login(): Promise<ConsoleLogin | null> {
    this.#login ??= this.#parse();
    return this.#login;
  }

  /** The signed-in person; everyone else must sign in first, and then returns here. */
  async require(): Promise<ConsolePerson> {
    const current = await this.login();
    if (!current) throw this.#toLogin();
    const { id, name, company, role } = current;
    return { id, name, company, role, pageKey: crypto.randomUUID() };
  }

  /** Whether the proof of identity is fresh enough for the acts that need one. */
  async isProven(): Promise<boolean> {
    const login = await this.login();
    return login !== null && login.provenAt > addSeconds(this.#options.now, -PROOF_SECONDS);
  }

  /** Runs `work`; the API ignores its posts if the same key has posted them before. */
  async doOnce<T>(key: string, work: () => Promise<T>): Promise<T> {
    this.#onceKey = key;
    try {
      return await work();
    } finally {
      // The page that is rendered next may make its own posts.
      this.#onceKey = undefined;
    }
  }

  /** Signs in, or out with null. */
  set(next: ConsoleLogin | null): void {
    this.#login = Promise.resolve(next);
    this.#changed = true;
  }

  /** Updates the company: as its owner the person created or renamed it. */
  async setCompany(company: string, role: ConsoleLogin["role"] = "owner"): Promise<void> {
    const current = await this.login();
    if (current) this.set({ ...current, company, role });
  }

  /** Typed calls to the API as this person. A 401 answer leads to the sign-in. */
  get api() {
    return apiCalls(this.#options.publicUrl, this.#call);
  }

  /** The answer's `Set-Cookie`; undefined if nothing changed. */
  async header(): Promise<string | undefined> {
    if (!this.#changed) return undefined;
    const current = await this.#login;
    const maxAge = current ? secondsLeft(current.expires, this.#options.now) : 0;
    return this.#cookie.serialize(current ?? "", { maxAge });
  }

  #call = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { request, fetchApi } = this.#options;
    const call: Request = new Request(input, init as RequestInit);
    for (const name of ["CF-Connecting-IP", "User-Agent"]) {
      const value = request.headers.get(name);
      if (value) call.headers.set(name, value);
    }
    // One form may make several calls, so each has its own key.
    if (this.#onceKey && call.method === "POST")
      call.headers.set("Idempotency-Key", this.#onceKey + new URL(call.url).pathname);
    const current = await this.login();
    if (!current) return fetchApi(call);
    call.headers.set("Authorization", `Bearer ${current.token}`);
    const answer = await fetchApi(call);
    if (answer.status !== UNAUTHORIZED) return answer;
    this.set(null);
    throw this.#toLogin();
  };

  /**
   * Redirects to the sign-in, and then back. The page of a
   * posted form links there instead, and keeps the typed values.
   */
  #toLogin() {
    const { console, request, url } = this.#options;
    const next = encodeURIComponent(url.pathname + url.search);
    const signIn = `${CONSOLE_PATHS[console]}/login?next=${next}`;
    return isPagePost(request)
      ? data<Partial<FailureInfo>>({ signIn }, { status: UNAUTHORIZED })
      : redirect(signIn);
  }

  async #parse(): Promise<ConsoleLogin | null> {
    return login.safeParse(await cookieValue(this.#cookie, this.#options.request)).data ?? null;
  }
}
