import { type Cookie, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import {
  CONSOLE_PATHS,
  type Console,
  MEMBER_ROLES,
  PROOF_SECONDS,
  STAFF_ROLES,
} from "../../worker/facts/console";
import { addSeconds } from "../../worker/facts/times";
import { isPagePost } from "../delivery/posted.server";
import type { FailureInfo } from "../frame/failures.server";
import { apiCalls } from "./api-calls.server";
import { cookieValue, ownCookie, secondsLeft } from "./cookies.server";

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
  /** When they proved who they are. */
  provenAt: z.string(),
});
export type ConsoleLogin = z.infer<typeof login>;
/** What screens may show of it: the token stays here. */
export interface ConsolePerson extends Pick<ConsoleLogin, "id" | "name" | "company" | "role"> {
  /** Of this page alone: see `ActForm`. */
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

/** Somebody who is signed in to a console, in a signed HttpOnly cookie of its own. */
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

  /** Who is signed in, or null. */
  login(): Promise<ConsoleLogin | null> {
    this.#login ??= this.#parse();
    return this.#login;
  }

  /** Who is signed in; everyone else signs in first, and comes back here. */
  async require(): Promise<ConsolePerson> {
    const found = await this.login();
    if (!found) throw this.#toLogin();
    const { id, name, company, role } = found;
    return { id, name, company, role, pageKey: crypto.randomUUID() };
  }

  /** Whether the proof of who they are is fresh enough for the acts that ask for one. */
  async isProven(): Promise<boolean> {
    const login = await this.login();
    return login !== null && login.provenAt > addSeconds(this.#options.now, -PROOF_SECONDS);
  }

  /** What `work` posts to the API is done once, also where it was posted before. */
  async doOnce<T>(key: string, work: () => Promise<T>): Promise<T> {
    this.#onceKey = key;
    try {
      return await work();
    } finally {
      // The page that is drawn next may post questions of its own.
      this.#onceKey = undefined;
    }
  }

  /** Signs in, or out with null. */
  set(next: ConsoleLogin | null): void {
    this.#login = Promise.resolve(next);
    this.#changed = true;
  }

  /** The person is in this company: as its owner it was founded now, or has a new name. */
  async setCompany(company: string, role: ConsoleLogin["role"] = "owner"): Promise<void> {
    const found = await this.login();
    if (found) this.set({ ...found, company, role });
  }

  /** Typed calls to the API as this person. One that is refused as nobody's leads to the sign-in. */
  get api() {
    return apiCalls(this.#options.publicUrl, this.#call);
  }

  /** The answer's `Set-Cookie`; undefined where nothing changed. */
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
    // One form may make several calls: each has a key of its own.
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

  /** Leads to the sign-in, and back. The page of a posted form keeps what was typed, and leads there. */
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
