import { sha256Base64 } from "./crypto";

/** A style sheet of the build, to stand inside a page. */
export interface StyleSheet {
  text: string;
  /** What a content policy calls it, so that it and no other style may stand there. */
  source: string;
}

/** The files lie beside the Worker; a page is not kept waiting for its looks. */
const ANSWERS_WITHIN_MS = 1_000;

/** Sheets have their content's hash in their name. */
const known = new Map<string, StyleSheet>();

/** The sheet at this path; undefined where it can't be had: a page can still link it. */
export async function readStyleSheet(
  assets: Fetcher,
  href: string,
): Promise<StyleSheet | undefined> {
  const read = known.get(href);
  if (read) return read;
  const text = await textOf(assets, href).catch(() => undefined);
  if (text === undefined) return undefined;
  const sheet = { text, source: `'sha256-${await sha256Base64(text)}'` };
  known.set(href, sheet);
  return sheet;
}

async function textOf(assets: Fetcher, href: string): Promise<string | undefined> {
  const answer = await assets.fetch(new URL(href, "https://assets.invalid"), {
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  });
  return answer.ok ? answer.text() : undefined;
}
