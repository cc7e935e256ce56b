import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Posted } from "./posted";

const URL_ENCODED = /^application\/x-www-form-urlencoded\b/i;

/** Whether a browser navigated with this post, and the form has no files. */
export const isPagePost = ({ method, headers }: Request) =>
  method === "POST" && URL_ENCODED.test(headers.get("Content-Type") ?? "");

/** The fields of such a page post; undefined for any other request. */
export async function postedIn(
  request: Request,
  { form }: AppLoadContext,
): Promise<Posted | undefined> {
  if (!isPagePost(request)) return undefined;
  // A form that is too large was refused, and gets an error in plain text.
  const fields: [string, FormDataEntryValue][] | undefined = await form().then(
    (formData) => [...formData],
    () => undefined,
  );
  return fields?.map(([name, value]) => [name, String(value)]);
}
