import type { Cookie } from "@remix-run/cloudflare";
import * as z from "zod";
import { tokens, user } from "../../worker/contract/auth";
import { cookieValue, ownCookie } from "./cookies.server";

const login = z.object({ user, tokens });
export type Login = z.infer<typeof login>;

/** Seconds until there is nothing left to refresh with. */
const secondsLeft = ({ tokens }: Login) =>
  Math.max(0, Math.floor((Date.parse(tokens.refresh.expires) - Date.now()) / 1_000));

/**
 * The signed HttpOnly cookie of the login: the user, both tokens and both expiries. It is read once, and
 * written if it changed.
 */
export class LoginCookie {
  readonly #request: Request;
  readonly #cookie: Cookie;
  #login: Promise<Login | null> | undefined;
  #changed = false;

  constructor(request: Request, publicUrl: string, secret: string) {
    this.#request = request;
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

  /** The answer's `Set-Cookie`; undefined where nothing changed. */
  async header(): Promise<string | undefined> {
    if (!this.#changed) return undefined;
    const current = await this.#login;
    const maxAge = current ? secondsLeft(current) : 0;
    return this.#cookie.serialize(current ?? "", { maxAge });
  }

  async #parse(): Promise<Login | null> {
    return login.safeParse(await cookieValue(this.#cookie, this.#request)).data ?? null;
  }
}
