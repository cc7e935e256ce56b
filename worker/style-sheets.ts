/** A style sheet of the build, to stand inside a page. */
export interface StyleSheet {
  text: string;
  /** What a content policy calls it, so that it and no other style may stand there. */
  source: string;
}

/** Sheets have their content's hash in their name. */
const known = new Map<string, StyleSheet>();

/** The sheet at this path; undefined where the build's files can't be had. */
export async function readStyleSheet(
  assets: Fetcher,
  href: string,
): Promise<StyleSheet | undefined> {
  const read = known.get(href);
  if (read) return read;
  const answer = await assets.fetch(new URL(href, "https://assets.invalid"));
  if (!answer.ok) return undefined;
  const text = await answer.text();
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)));
  const sheet = { text, source: `'sha256-${base64}'` };
  known.set(href, sheet);
  return sheet;
}
