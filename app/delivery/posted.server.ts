import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Posted } from "./posted";

const URL_ENCODED = /^application\/x-www-form-urlencoded\b/i;

/** Whether a browser posts a form as a page, one without files. */
export const isPagePost = ({ method, headers }: Request) =>
  method === "POST" && URL_ENCODED.test(headers.get("Content-Type") ?? "");

/** The form that a browser posted as a page, where it had no files; undefined for anything else. */
export async function postedIn(
  request: Request,
  { form }: AppLoadContext,
): Promise<Posted | undefined> {
  if (!isPagePost(request)) return undefined;
  // One that is too large was not taken, and is answered in plain words.
  const fields: [string, FormDataEntryValue][] | undefined = await form().then(
    (taken) => [...taken],
    () => undefined,
  );
  return fields?.map(([name, value]) => [name, String(value)]);
}
