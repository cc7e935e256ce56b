import type { Cookie } from "@remix-run/cloudflare";
import * as z from "zod";
import { DEVICE_SECONDS } from "../../worker/contract/auth";
import { cookieValue, ownCookie } from "./cookies.server";

/**
 * This browser's own id, made at its first login: with it the API knows a browser that has logged in
 * before. It outlives the session, and says nothing of who logs in.
 */
export class DeviceCookie {
  readonly #request: Request;
  readonly #cookie: Cookie;
  /** Set where it goes out with the answer. */
  #renewed: string | undefined;

  constructor(request: Request, publicUrl: string, secret: string) {
    this.#request = request;
    const options = { secrets: [secret], maxAge: DEVICE_SECONDS };
    this.#cookie = ownCookie("pakka_device", publicUrl, options);
  }

  /** The id that this browser sent; undefined where it sent none. */
  async known(): Promise<string | undefined> {
    return z.uuid().safeParse(await cookieValue(this.#cookie, this.#request)).data;
  }

  /** The id, made now where there is none. It goes out with the answer. */
  async make(): Promise<string> {
    this.#renewed ??= (await this.known()) ?? crypto.randomUUID();
    return this.#renewed;
  }

  /** Sends a known id out again: it lives as long as the session does. */
  renew(id: string | undefined): void {
    this.#renewed = id;
  }

  /** The answer's `Set-Cookie`; undefined where nothing changed. */
  async header(): Promise<string | undefined> {
    return this.#renewed && (await this.#cookie.serialize(this.#renewed));
  }
}
