import type { Cookie } from "@remix-run/cloudflare";
import * as z from "zod";
import { tokens, user } from "../../worker/contract/auth";
import { cookieValue, ownCookie, secondsLeft } from "./cookies.server";

const login = z.object({ user, tokens });
export type Login = z.infer<typeof login>;

/**
 * The signed HttpOnly cookie of the login: the user, both tokens and both expiry times. It is read
 * once, and written if it changed.
 */
export class LoginCookie {
  readonly #request: Request;
  readonly #cookie: Cookie;
  readonly #now: Date;
  #login: Promise<Login | null> | undefined;
  #changed = false;

  constructor(request: Request, publicUrl: string, secret: string, now: Date) {
    this.#request = request;
    this.#now = now;
    this.#cookie = ownCookie("pakka_session", publicUrl, { secrets: [secret] });
  }

  /** The login, or null. Its tokens may have expired. */
  read(): Promise<Login | null> {
    this.#login ??= this.#parse();
    return this.#login;
  }

  /** Logs in, or out with null. */
  set(next: Login | null): void {
    this.#login = Promise.resolve(next);
    this.#changed = true;
  }

  /** The answer's `Set-Cookie`; undefined if nothing changed. */
  async header(): Promise<string | undefined> {
    if (!this.#changed) return undefined;
    const current = await this.#login;
    // Until the refresh token expires.
    const maxAge = current ? secondsLeft(current.tokens.refresh.expires, this.#now) : 0;
    return this.#cookie.serialize(current ?? "", { maxAge });
  }

  async #parse(): Promise<Login | null> {
    return login.safeParse(await cookieValue(this.#cookie, this.#request)).data ?? null;
  }
}
