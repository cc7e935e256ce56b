import type { User } from "../../worker/contract/auth";
import type { Checkout } from "../../worker/contract/payments";
import { ApiClient } from "./api-client.server";
import { ConsoleSession } from "./console-session.server";
import { DeviceCookie } from "./device-cookie.server";
import { Flash, type Toast } from "./flash.server";
import { loginRedirect } from "./guards.server";
import { type Login, LoginCookie } from "./login-cookie.server";

/** Settings that screens may use. They can reach a page, so they must not contain secrets. */
interface PublicSettings {
  publicUrl: string;
  checkout: Checkout;
  /** The lifetime of a login code, and the wait before another one can be requested. */
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

/** The status of a redirect in a data request of the framework's script. */
const REDIRECT_IN_DATA = 202;
const isRedirect = ({ status }: Response) =>
  status === REDIRECT_IN_DATA || (status >= 300 && status < 400);

/** One browser in one request: its login, its API client, and the cookies of its answer. */
export class Session {
  readonly settings: PublicSettings;
  /** The requested address; loaders get one without the framework's additions. */
  readonly url: URL;
  readonly #login: LoginCookie;
  readonly #device: DeviceCookie;
  readonly #flash: Flash;
  /** The time of the request. */
  readonly now: Date;
  readonly #client: ApiClient;
  /** The sessions of the two consoles, beside a candidate's login. */
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

  /** Whether the framework's script made the request, so that the page stays. */
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
    const user = await this.user();
    if (user) return user;
    throw loginRedirect(this.url);
  }

  /** Runs work that needs a session. If it has ended, the redirect to the login shows the toast. */
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

  /** Merges into the stored user; does nothing for a visitor. */
  async updateUser(next: User): Promise<void> {
    const current = await this.#client.live();
    if (current) this.logIn({ ...current, user: { ...current.user, ...next } });
  }

  /** The refresh token, only for the log-out call. */
  async refreshToken(): Promise<string | undefined> {
    return (await this.#login.read())?.tokens.refresh.token;
  }

  /** This browser's own id, made at its first login. */
  device(): Promise<string> {
    return this.#device.make();
  }

  /** Shows on the next page that this browser loads, with or without script. */
  toast(toast: Toast): void {
    this.#flash.add(toast);
  }

  /**
   * Shows on the page that answers this request. If script keeps the page, the toast is returned
   * instead, so that the action can answer with it: see `useToastOf`.
   */
  toastHere(toast: Toast): Toast | undefined {
    if (this.keepsPage) return toast;
    this.#flash.addHere(toast);
    return undefined;
  }

  /** The toasts for this page. Reading removes them. */
  takeToasts(): Promise<Toast[]> {
    return this.#flash.take();
  }

  /** Adds the changed cookies to the answer. */
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
