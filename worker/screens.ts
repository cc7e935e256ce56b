import { readBytes } from "./body";
import { Failure } from "./failure";
import type { Settings } from "./settings";

const MAX_FORM = 6 * 1024 * 1024;

const asksOnly = ({ method }: Request) => method === "GET" || method === "HEAD";

/**
 * A form's request with its body in memory; one that is too large, or has none, comes as an empty
 * form. Null where the body is no form.
 */
export async function readForm(
  request: Request,
): Promise<{ request: Request; bodyTooLarge: boolean } | null> {
  if (asksOnly(request)) return { request, bodyTooLarge: false };
  try {
    const body = await readBytes(request, MAX_FORM);
    if (body.length === 0) return { request: emptyForm(request), bodyTooLarge: false };
    const read = new Request(request, { body });
    return (await isForm(read)) ? { request: read, bodyTooLarge: false } : null;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { request: emptyForm(request), bodyTooLarge: true };
  }
}

function emptyForm(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set("Content-Type", "application/x-www-form-urlencoded");
  headers.delete("Content-Length");
  return new Request(request.url, { method: request.method, headers, body: "" });
}

const isForm = (request: Request) =>
  (request.clone() as Request).formData().then(
    () => true,
    () => false,
  );

const plain = (text: string, status: number) =>
  new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });

/** What is answered to a post that is no form: no screen of ours sends one. */
export const noForm = () => plain("This form could not be read. Nothing was changed.", 400);

/** Other sites may link to us; they may not post in a visitor's name. */
function isForeignPost(request: Request, publicUrl: string): boolean {
  if (asksOnly(request)) return false;
  if (request.headers.get("Sec-Fetch-Site") === "cross-site") return true;
  const origin = request.headers.get("Origin");
  return origin !== null && origin !== new URL(publicUrl).origin;
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
  if (isForeignPost(request, settings.PUBLIC_URL)) {
    return plain("This form was sent from another site. Nothing was changed.", 403);
  }
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
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  if (settings.PUBLIC_URL.startsWith("https:")) {
    headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  }
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return response;
}
