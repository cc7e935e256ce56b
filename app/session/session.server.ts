import type { User } from "../../worker/contract/auth";
import type { Checkout } from "../../worker/contract/payments";
import { ApiClient } from "./api-client.server";
import { ConsoleSession } from "./console-session.server";
import { DeviceCookie } from "./device-cookie.server";
import { Flash, type Toast } from "./flash.server";
import { loginRedirect } from "./guards.server";
import { type Login, LoginCookie } from "./login-cookie.server";

/** Settings that screens may show. Nothing secret belongs here: it can reach a page. */
export interface PublicSettings {
  publicUrl: string;
  checkout: Checkout;
  /** How long a login code lives, and how long after it the next one can be asked for. */
  otpSeconds: number;
  otpResendSeconds: number;
}

interface Options {
  request: Request;
  sessionSecret: string;
  now: Date;
  settings: PublicSettings;
  /** Answers an API request in this process; no network. */
  fetchApi: (request: Request) => Promise<Response>;
}

/** What script is answered in place of a redirect. */
const REDIRECT_IN_DATA = 202;
const isRedirect = ({ status }: Response) =>
  status === REDIRECT_IN_DATA || (status >= 300 && status < 400);

/** One browser in one request: its login, its API client, and the cookies of its answer. */
export class Session {
  readonly settings: PublicSettings;
  /** The address as requested: loaders get one without the framework's additions. */
  readonly url: URL;
  readonly #login: LoginCookie;
  readonly #device: DeviceCookie;
  readonly #flash: Flash;
  /** The time of the request. */
  readonly now: Date;
  readonly #client: ApiClient;
  /** Who is signed in to the consoles, beside a candidate's login. */
  readonly staff: ConsoleSession;
  readonly hiring: ConsoleSession;

  constructor({ request, sessionSecret, now, settings, fetchApi }: Options) {
    const { publicUrl } = settings;
    this.settings = settings;
    this.now = now;
    this.url = new URL(request.url);
    this.#login = new LoginCookie(request, publicUrl, sessionSecret, now);
    this.#device = new DeviceCookie(request, publicUrl, sessionSecret);
    this.#flash = new Flash(request, publicUrl, sessionSecret);
    const cookies = { login: this.#login, device: this.#device };
    const at = { request, url: this.url, publicUrl, now, fetchApi };
    this.staff = new ConsoleSession({ ...at, secret: sessionSecret, console: "staff" });
    this.hiring = new ConsoleSession({ ...at, secret: sessionSecret, console: "hiring" });
    this.#client = new ApiClient({ ...at, ...cookies });
  }

  /** Whether script asks, and keeps the page. */
  get keepsPage(): boolean {
    return this.url.pathname.endsWith(".data");
  }

  /** Typed calls to the API as this browser. Answers are plain `Response`s: see `api.server.ts`. */
  get api() {
    return this.#client.calls;
  }

  /** The signed-in candidate, or null. */
  async user(): Promise<User | null> {
    return (await this.#client.live())?.user ?? null;
  }

  /** The signed-in candidate; sends everyone else to the login screen, replacing history. */
  async requireUser(): Promise<User> {
    const found = await this.user();
    if (found) return found;
    throw loginRedirect(this.url);
  }

  /** Does what needs a session. If it has ended, the login, to which this leads, shows the toast. */
  async orToast<Done>(toast: Toast, work: () => Promise<Done>): Promise<Done> {
    try {
      return await work();
    } catch (thrown) {
      if (thrown instanceof Response && isRedirect(thrown)) this.toast(toast);
      throw thrown;
    }
  }

  logIn(next: Login): void {
    this.#login.set(next);
  }

  logOut(): void {
    this.#login.set(null);
  }

  /** Merges over the stored user; does nothing when nobody is signed in. */
  async updateUser(next: User): Promise<void> {
    const current = await this.#client.live();
    if (current) this.logIn({ ...current, user: { ...current.user, ...next } });
  }

  /** The refresh token, for the log-out call alone. */
  async refreshToken(): Promise<string | undefined> {
    return (await this.#login.read())?.tokens.refresh.token;
  }

  /** This browser's own id, made at its first login. */
  device(): Promise<string> {
    return this.#device.make();
  }

  /** Shows on the next page this browser is sent, with or without script. */
  toast(toast: Toast): void {
    this.#flash.add(toast);
  }

  /**
   * Shows on the page that answers this request. If script keeps the page, the toast is returned, for
   * the action to answer with it: see `useToastOf`.
   */
  toastHere(toast: Toast): Toast | undefined {
    if (this.keepsPage) return toast;
    this.#flash.addHere(toast);
    return undefined;
  }

  /** Toasts waiting for this page. Reading them takes them off the list. */
  takeToasts(): Promise<Toast[]> {
    return this.#flash.take();
  }

  /** Puts the cookies that changed on the answer. */
  async commit(response: Response): Promise<Response> {
    if (isRedirect(response)) this.#flash.keep();
    const parts = [this.#login, this.#device, this.#flash, this.staff, this.hiring];
    const cookies = (await Promise.all(parts.map((part) => part.header()))).filter(Boolean);
    if (cookies.length === 0) return response;
    const answer = new Response(response.body, response);
    for (const cookie of cookies) answer.headers.append("Set-Cookie", String(cookie));
    return answer;
  }
}
