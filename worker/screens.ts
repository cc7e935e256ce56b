import { Failure } from "./failure";
import { FORM_MAX_BYTES, readForm, UPLOAD_MAX_BYTES } from "./form";
import type { Settings } from "./settings";

const asksOnly = ({ method }: Request) => method === "GET" || method === "HEAD";

/** What a person reads in place of a page whose form was not taken. */
const plain = (text: string, status: number) =>
  new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });

const OTHER_SITE = "This form was sent from another site. Nothing was changed.";
const UNSAID =
  "Your browser did not say which page sent this form, so nothing was changed. Open Pakka again and send it from there.";
const TOO_LARGE = [
  "This form is too large. Nothing was changed. Go back and send less.",
  413,
] as const;
const NO_FORM = ["This form could not be read. Nothing was changed.", 400] as const;
const SESSION = /(?:^|;\s*)(?:__Host-)?pakka_session=/;

/**
 * Why a post is not taken, or null. Other sites may link to us; they may not post in a visitor's
 * name. Browsers say where a post comes from, newer ones in `Sec-Fetch-Site` (`none`: its user sent
 * it), older ones in `Origin`, the oldest in `Referer`.
 */
function postRefusal(request: Request, publicUrl: string): string | null {
  if (asksOnly(request)) return null;
  const { headers } = request;
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none" ? null : OTHER_SITE;
  const sender = headers.get("Origin") ?? headers.get("Referer");
  if (sender === null) return SESSION.test(headers.get("Cookie") ?? "") ? UNSAID : null;
  return URL.parse(sender)?.origin === new URL(publicUrl).origin ? null : OTHER_SITE;
}

const isTooLarge = (error: unknown) => error instanceof Failure && error.code === "body_too_large";

/** The form that was posted to a screen, read when its route asks for it, and once. */
export class PostedForm {
  readonly #request: Request;
  #reading: Promise<FormData> | undefined;
  #refusal: (() => Response) | undefined;

  constructor(request: Request) {
    this.#request = request;
  }

  /** Its fields. Throws where it is too large or no form: the route is through, see `answerTo`. */
  readonly fields = (): Promise<FormData> => this.#read(FORM_MAX_BYTES).catch(this.#refuse);

  /** Its fields and files; null where it is too large. */
  readonly upload = (): Promise<FormData | null> =>
    this.#read(UPLOAD_MAX_BYTES).catch((error) => (isTooLarge(error) ? null : this.#refuse(error)));

  /** What is answered in place of the page that was drawn, where the form was not taken. */
  answerTo(drawn: Response): Response {
    return this.#refusal?.() ?? drawn;
  }

  #read(maxBytes: number): Promise<FormData> {
    this.#reading ??= readForm(this.#request, maxBytes);
    return this.#reading;
  }

  #refuse = (error: unknown): never => {
    const [words, status] = isTooLarge(error) ? TOO_LARGE : NO_FORM;
    this.#refusal = () => plain(words, status);
    throw new Response(null, { status });
  };
}

/**
 * A page without a nonce has no inline script and opens no checkout. Its policy is shorter, and the
 * same for everybody.
 */
function contentPolicy(nonce: string | undefined, styles: string[], settings: Settings): string {
  const checkout = new URL(settings.RAZORPAY_CHECKOUT_URL).origin;
  const provider = new URL(settings.RAZORPAY_API_URL).origin;
  const scripted = [
    `script-src 'self' 'nonce-${nonce}' ${checkout}`,
    `connect-src 'self' ${checkout} ${provider}`,
    `frame-src ${checkout} ${provider}`,
  ];
  return [
    "default-src 'self'",
    `style-src ${["'self'", ...styles].join(" ")}`,
    ...(nonce ? scripted : []),
    "img-src 'self' https: data:",
    `form-action 'self' ${provider}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** What a page asks of the policy that it is answered with. */
interface Policy {
  /** For every inline script of the page. */
  nonce(): string;
  /** Lets the style with this hash stand in the page. */
  allowStyle(source: string): void;
}

/** Answers a screen with the headers every screen bears, and refuses other sites' posts. */
export async function guardScreens(
  request: Request,
  settings: Settings,
  answer: (policy: Policy) => Promise<Response>,
): Promise<Response> {
  const refusal = postRefusal(request, settings.PUBLIC_URL);
  if (refusal) return plain(refusal, 403);
  let nonce: string | undefined;
  const styles: string[] = [];
  const made = await answer({
    nonce() {
      nonce ??= crypto.randomUUID();
      return nonce;
    },
    allowStyle: (source) => void styles.push(source),
  });
  const response = new Response(made.body, made);
  const { headers } = response;
  headers.set("Content-Security-Policy", contentPolicy(nonce, styles, settings));
  // No Critical-CH: it would cost a slow line one round trip more to learn that it is slow.
  headers.set("Accept-CH", "ECT");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return response;
}
