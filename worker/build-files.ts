/** The files lie beside the Worker; a page is not kept waiting for its looks. */
const ANSWERS_WITHIN_MS = 1_000;

/** Files have their content's hash in their name. */
const known = new Map<string, string>();

/** The text of a style sheet or script of the build; undefined where it can't be had. */
export async function readBuildFile(assets: Fetcher, href: string): Promise<string | undefined> {
  const read = known.get(href);
  if (read !== undefined) return read;
  const text = await textOf(assets, href).catch(() => undefined);
  if (text !== undefined) known.set(href, text);
  return text;
}

async function textOf(assets: Fetcher, href: string): Promise<string | undefined> {
  const answer = await assets.fetch(new URL(href, "https://assets.invalid"), {
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  });
  return answer.ok ? answer.text() : undefined;
}
