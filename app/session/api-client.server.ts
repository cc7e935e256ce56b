import type { Tokens } from "../../worker/contract/auth";
import type { ErrorBody } from "../../worker/contract/values";
import { ApiError } from "./api.server";
import { apiCalls } from "./api-calls.server";
import type { DeviceCookie } from "./device-cookie.server";
import { isPublic, loginRedirect } from "./guards.server";
import type { Login, LoginCookie } from "./login-cookie.server";

/** Refresh this long before the access token expires, so that it does not expire during a call. */
const REFRESH_AHEAD_MS = 5_000;

interface Options {
  request: Request;
  url: URL;
  publicUrl: string;
  now: Date;
  login: LoginCookie;
  device: DeviceCookie;
  /** Answers an API request in this process; no network. */
  fetchApi: (request: Request) => Promise<Response>;
}

/** Typed calls to the API as this browser. Parallel loaders share it, so they share one refresh. */
export class ApiClient {
  readonly #options: Options;
  #refreshing: Promise<Login | null> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Answers are plain `Response`s: see `api.server.ts`. */
  get calls() {
    return apiCalls(this.#options.publicUrl, this.#call);
  }

  /** The login with tokens that have not expired; null for a visitor. */
  async live(): Promise<Login | null> {
    const { login, now } = this.#options;
    const current = await login.read();
    if (!current) return null;
    const ends = Date.parse(current.tokens.access.expires);
    return ends - REFRESH_AHEAD_MS > now.getTime() ? current : this.#refresh(current);
  }

  #call = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { url } = this.#options;
    const call: Request = new Request(input, init as RequestInit);
    const current = await this.live();
    if (!current) return this.#send(call);
    const again = call.clone() as Request;
    const answer = await this.#send(call, current.tokens.access.token);
    if (answer.status !== 401) return answer;
    const renewed = await this.#refresh(current);
    if (renewed) return this.#send(again, renewed.tokens.access.token);
    if (!isPublic(url)) throw loginRedirect(url);
    return answer;
  };

  #send(call: Request, accessToken?: string): Promise<Response> {
    const { request, fetchApi } = this.#options;
    const address = request.headers.get("CF-Connecting-IP");
    if (address) call.headers.set("CF-Connecting-IP", address);
    if (accessToken) call.headers.set("Authorization", `Bearer ${accessToken}`);
    return fetchApi(call);
  }

  #refresh(current: Login): Promise<Login | null> {
    this.#refreshing ??= this.#exchange(current);
    return this.#refreshing;
  }

  /**
   * Exchanges the tokens. On a temporary failure the session is kept: a public page is shown as for
   * a visitor, and any other page fails.
   */
  async #exchange(current: Login): Promise<Login | null> {
    const { login, device, url, publicUrl } = this.#options;
    const id = await device.known();
    const calls = apiCalls(publicUrl, (input, init) => this.#send(new Request(input, init)));
    const answer = await calls.user.auth["refresh-tokens"].$post({
      json: { refreshToken: current.tokens.refresh.token, device: id },
    });
    if (answer.status === 200) {
      const { tokens } = (await answer.json()) as { tokens: Tokens };
      login.set({ user: current.user, tokens });
      // Renewed together: a session cannot be refreshed without its device.
      device.renew(id);
      return login.read();
    }
    if (answer.status === 401) {
      login.set(null);
      return null;
    }
    if (isPublic(url)) return null;
    const body: ErrorBody = JSON.parse(await answer.text());
    throw new ApiError(answer.status, body, answer.headers.get("Retry-After"));
  }
}
