import {
  type Cookie,
  createCookieSessionStorage,
  type SessionStorage,
} from "@remix-run/cloudflare";
import * as z from "zod";
import type { Toast as Message } from "../ui/overlay/toast";
import { ownCookie } from "./cookies.server";

export interface Toast extends Message {
  /** A resume that was just deleted: the panel offers to restore it. */
  deleted?: { id: string; name: string };
  /** The number of a question or message that was just sent: the page shows it permanently. */
  ticket?: number;
  /** The name of the field: the message is also shown beside it. */
  field?: string;
  /** A test answer that could not be saved: its question shows it as chosen. */
  unsaved?: { question: number; option: number };
}

const toastList = z.array(
  z.object({
    title: z.string(),
    body: z.string().optional(),
    tone: z.enum(["plain", "error", "heard"]).optional(),
    link: z.object({ href: z.string(), children: z.string() }).optional(),
    field: z.string().optional(),
    deleted: z.object({ id: z.string(), name: z.string() }).optional(),
    ticket: z.number().optional(),
    unsaved: z.object({ question: z.number(), option: z.number() }).optional(),
  }),
);

const TOASTS = "toasts";
const AT_MOST = 3;
/** A browser drops a longer cookie, and the framework throws when it is created. */
const COOKIE_MAX = 4_000;
/** The lengths in characters to which each message is cut until all fit. */
const LENGTHS = [2_000, 500, 150];

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;

type FlashSession = Awaited<ReturnType<SessionStorage["getSession"]>>;

/** Toasts for the next page that this browser loads, with or without script, and for this page. */
export class Flash {
  readonly #cookie: string | null;
  readonly #kept: Cookie;
  readonly #storage: SessionStorage;
  readonly #next: Toast[] = [];
  readonly #here: Toast[] = [];
  #wasRead = false;

  constructor(request: Request, publicUrl: string, secret: string) {
    const cookie = ownCookie("pakka_flash", publicUrl, { secrets: [secret] });
    const cookieHeader = request.headers.get("Cookie");
    this.#cookie = cookieHeader?.includes(`${cookie.name}=`) ? cookieHeader : null;
    this.#kept = cookie;
    this.#storage = createCookieSessionStorage({ cookie });
  }

  add(toast: Toast): void {
    this.#next.push(toast);
  }

  addHere(toast: Toast): void {
    this.#here.push(toast);
  }

  /** The toasts for this page. Reading removes them. */
  async take(): Promise<Toast[]> {
    this.#wasRead = true;
    return [...(await this.#waiting()), ...this.#here].slice(-AT_MOST);
  }

  /** A redirect shows no page, so toasts that were taken for it stay for the next one. */
  keep(): void {
    this.#wasRead = false;
  }

  /** The answer's `Set-Cookie`; undefined if nothing changed. */
  async header(): Promise<string | undefined> {
    const isShown = this.#wasRead && this.#cookie !== null;
    if (this.#next.length === 0 && !isShown) return undefined;
    const session = await this.#storage.getSession();
    if (this.#next.length === 0) return this.#storage.destroySession(session);
    return this.#fitting(session);
  }

  /** The toasts in a cookie of valid length, each cut as little as necessary. */
  async #fitting(session: FlashSession): Promise<string> {
    let header = "";
    for (const most of LENGTHS) {
      const short = this.#next.map(({ body, ...toast }) => ({
        ...toast,
        ...(body !== undefined && { body: cut(body, most) }),
      }));
      session.flash(TOASTS, short.slice(-AT_MOST));
      header = await this.#kept.serialize(session.data);
      if (header.length <= COOKIE_MAX) break;
    }
    return header;
  }

  async #waiting(): Promise<Toast[]> {
    try {
      const session = await this.#storage.getSession(this.#cookie);
      return toastList.safeParse(session.get(TOASTS)).data ?? [];
    } catch {
      // The cookie's signature is malformed.
      return [];
    }
  }
}
