import { Authenticator } from "remix-auth";
import { Strategy } from "remix-auth/strategy";
import * as z from "zod";
import * as words from "~app/words/account/login";
import { type Tokens, type User, verifyOtpInput } from "../../worker/contract/auth";
import { parseForm } from "../forms/form.server";
import { ApiError, unwrap } from "../session/api.server";
import { ownCookie } from "../session/cookies.server";
import type { Session } from "../session/session.server";

type SignIn = { user: User; tokens: Tokens };
type Code = z.infer<typeof verifyOtpInput>;

/**
 * Signs in with the key of a sent code and the code itself. Refusals are `ApiError`s. The login
 * screen answers them with a redirect instead of the form: people leave the page to read the SMS,
 * and browsers do not restore a page that answered a post.
 */
class OtpStrategy extends Strategy<SignIn, Code> {
  override name = "otp";
  readonly #form: FormData;

  constructor(form: FormData, verify: Strategy.VerifyFunction<SignIn, Code>) {
    super(verify);
    this.#form = form;
  }

  override async authenticate(): Promise<SignIn> {
    const submission = parseForm(this.#form, verifyOtpInput);
    if (submission.status === "success") return this.verify(submission.value);
    const [[name, messages] = ["otp", null]] = Object.entries(submission.error ?? {});
    const message = messages?.[0] ?? words.notChecked;
    throw new ApiError(422, { code: "validation", message, fields: { [name]: message } });
  }
}

/** @param form already read, because a form can be parsed only once */
export function otpAuthenticator(session: Session, form: FormData) {
  return new Authenticator<SignIn>().use(
    new OtpStrategy(form, async (code) => {
      const json = { ...code, device: await session.device() };
      return unwrap(session.api.user.auth["verify-otp"].$post({ json }));
    }),
  );
}

const waiting = z.object({
  phone: z.string(),
  /** Absent before a code was sent, and after Go Back. */
  key: z.string().optional(),
  /** Why the typed code was refused. */
  problem: z.string().optional(),
  /** Why no new code was sent. */
  refusal: z.string().optional(),
  /** When a new code can be requested. */
  againAt: z.string().optional(),
  /** The provider's answer was lost, so it is unknown whether the SMS was sent. */
  unsure: z.boolean().optional(),
  /**
   * The code was right, but the question about the account's owner is open or was answered wrongly.
   */
  owner: z
    .object({ otp: z.string(), problem: z.string(), step: z.enum(["asked", "wrong", "claimed"]) })
    .optional(),
});
export type WaitingCode = z.infer<typeof waiting>;

/**
 * The idempotency key of sending a code and of logging in (`attempt`). It stays the same until an
 * answer arrives, even if the page is reloaded.
 */
export function attemptCookie(session: Session) {
  const { otpSeconds, publicUrl } = session.settings;
  const cookie = ownCookie("pakka_attempt", publicUrl, { maxAge: otpSeconds });
  return {
    read: async (request: Request) =>
      z.uuid().safeParse(await cookie.parse(request.headers.get("Cookie"))).data ??
      crypto.randomUUID(),
    write: (attempt: string) => cookie.serialize(attempt),
    clear: () => cookie.serialize("", { maxAge: 0 }),
  };
}

/**
 * The state of the code step. A cookie keeps the phone number out of addresses and logs. The
 * cookie's path is the whole site because the framework's data requests are not below /login.
 */
export function otpCookie(session: Session) {
  const { otpSeconds, publicUrl } = session.settings;
  const cookie = ownCookie("pakka_otp", publicUrl, { maxAge: otpSeconds });
  return {
    read: async (request: Request): Promise<WaitingCode | undefined> =>
      waiting.safeParse(await cookie.parse(request.headers.get("Cookie"))).data,
    write: async (value: WaitingCode) => ({ "Set-Cookie": await cookie.serialize(value) }),
    clear: async () => ({ "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) }),
  };
}
