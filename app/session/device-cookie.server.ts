import type { Cookie } from "@remix-run/cloudflare";
import * as z from "zod";
import { DEVICE_SECONDS } from "../../worker/contract/auth";
import { cookieValue, ownCookie } from "./cookies.server";

/**
 * This browser's own id, made at its first login: it lets the API recognise a browser that has
 * logged in before. It outlives the session and does not identify the person.
 */
export class DeviceCookie {
  readonly #request: Request;
  readonly #cookie: Cookie;
  /** Set if the answer sends the cookie. */
  #renewed: string | undefined;

  constructor(request: Request, publicUrl: string, secret: string) {
    this.#request = request;
    const options = { secrets: [secret], maxAge: DEVICE_SECONDS };
    this.#cookie = ownCookie("pakka_device", publicUrl, options);
  }

  /** The id that this browser sent; undefined if it sent none. */
  async known(): Promise<string | undefined> {
    return z.uuid().safeParse(await cookieValue(this.#cookie, this.#request)).data;
  }

  /** The id, created if there is none yet. The answer sends it. */
  async make(): Promise<string> {
    this.#renewed ??= (await this.known()) ?? crypto.randomUUID();
    return this.#renewed;
  }

  /** Sends a known id again, so that it lives as long as the session. */
  renew(id: string | undefined): void {
    this.#renewed = id;
  }

  /** The answer's `Set-Cookie`; undefined if nothing changed. */
  async header(): Promise<string | undefined> {
    return this.#renewed && (await this.#cookie.serialize(this.#renewed));
  }
}
