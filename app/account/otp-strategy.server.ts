import { Authenticator } from "remix-auth";
import { Strategy } from "remix-auth/strategy";
import * as z from "zod";
import { type Tokens, type User, verifyOtpInput } from "../../worker/contract/auth";
import { ApiError, unwrap } from "../session/api.server";
import { ownCookie } from "../session/cookies.server";
import type { Session } from "../session/session.server";

type SignIn = { user: User; tokens: Tokens };
type Code = z.infer<typeof verifyOtpInput>;

/** Signs in with the key of a sent code and the code itself. Refusals are `ApiError`s. */
class OtpStrategy extends Strategy<SignIn, Code> {
  override name = "otp";
  readonly #form: FormData;

  constructor(form: FormData, verify: Strategy.VerifyFunction<SignIn, Code>) {
    super(verify);
    this.#form = form;
  }

  override async authenticate(): Promise<SignIn> {
    const code = verifyOtpInput.safeParse(Object.fromEntries(this.#form));
    if (code.success) return this.verify(code.data);
    const issue = code.error.issues[0];
    const message = issue?.message ?? "Invalid OTP";
    throw new ApiError(422, {
      code: "validation",
      message,
      fields: { [String(issue?.path[0] ?? "otp")]: message },
    });
  }
}

/** @param form read already: it is parsed once */
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
  /** What was wrong with the code that was typed. */
  problem: z.string().optional(),
  /** Why no other code was sent. */
  refusal: z.string().optional(),
  /** When the next one can be asked for. */
  againAt: z.string().optional(),
  /** Nobody knows whether the SMS was sent. */
  unsure: z.boolean().optional(),
});
export type WaitingCode = z.infer<typeof waiting>;

/**
 * Makes pressing again the same act until an answer comes, on a page that was opened anew too: the
 * key of a send, the `attempt` of a log-in.
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
 * What the code step has to remember between two pages. The phone stays out of addresses and logs;
 * the path is the whole site because data requests don't lie below /login.
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
