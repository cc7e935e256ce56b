/**
 * The files are served next to the Worker, so a slow answer is an error: the page goes out without
 * them.
 */
const ANSWERS_WITHIN_MS = 1_000;

/**
 * File contents by address. A file's name contains the hash of its content, so entries never go
 * stale.
 */
const textsByHref = new Map<string, string>();

/** The text of a style sheet or script of the build; undefined if it can't be read. */
export async function readBuildFile(assets: Fetcher, href: string): Promise<string | undefined> {
  const cachedText = textsByHref.get(href);
  if (cachedText !== undefined) return cachedText;
  const text = await textOf(assets, href).catch(() => undefined);
  if (text !== undefined) textsByHref.set(href, text);
  return text;
}

async function textOf(assets: Fetcher, href: string): Promise<string | undefined> {
  const answer = await assets.fetch(new URL(href, "https://assets.invalid"), {
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  });
  return answer.ok ? answer.text() : undefined;
}
