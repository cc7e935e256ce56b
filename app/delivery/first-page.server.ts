import { usedRules } from "./used-rules";

/**
 * Whether this is the first page of a visit: the visitor comes from a link in a message, a search,
 * or by typing. Without the header, it counts as a later page.
 */
export function isFirstPage(headers: Headers): boolean {
  const from = headers.get("Sec-Fetch-Site");
  return from !== null && from !== "same-origin";
}

interface FirstPage {
  /** The addresses of the page's style sheets. */
  sheets: Iterable<string>;
  /**
   * Whether the framework's script runs on the page, so that any screen may be drawn on it later.
   */
  scripted: boolean;
  /** Whether the browser also prefetches the style sheets after a plain page is shown. */
  fetchesFiles: boolean;
  /** Reads a file of the build; undefined keeps the link. */
  read: (href: string) => Promise<string | undefined>;
  /** Allows an inline style in the page's content security policy. */
  allow: (style: string) => Promise<void>;
}

/**
 * Inlines the page's style sheets in place of the links: a first page shows its text one round trip
 * sooner, 0.6 s on 2G. A plain page contains only the rules that it uses, about half of them. Later
 * pages use the files in the browser's cache.
 */
export async function withStylesInside(page: string, first: FirstPage): Promise<string> {
  const { sheets, scripted, fetchesFiles, read, allow } = first;
  const isUsed = scripted ? undefined : await namesIn(page, read);
  let styled = page;
  let ahead = "";
  for (const href of sheets) {
    const sheet = await read(href);
    if (sheet === undefined) continue;
    const style = isUsed ? usedRules(sheet, isUsed) : sheet;
    await allow(style);
    const link = `<link rel="stylesheet" href="${href}"/>`;
    styled = styled.replace(link, () => `<style data-href="${href}">${style}</style>`);
    ahead += `<link rel="prefetch" as="style" href="${href}"/>`;
  }
  return scripted || !fetchesFiles ? styled : styled.replace("</body>", () => `${ahead}</body>`);
}

/** Tests whether a class name occurs in the page or may be added by one of its scripts. */
async function namesIn(page: string, read: FirstPage["read"]) {
  const names = new Set<string>();
  for (const [, list = ""] of page.matchAll(/\sclass="([^"]+)"/g)) {
    for (const name of list.split(" ")) names.add(name.replace("&amp;", "&").replace("&gt;", ">"));
  }
  const sources = [...page.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src = ""]) => src);
  const scripts = await Promise.all(sources.map(read));
  const added = scripts.map((text = "") => wordsOf(text));
  return (name: string) => names.has(name) || added.some((words) => words.has(name));
}

/** Only for scripts of the build, so the map stays small. */
const wordsByScript = new Map<string, ReadonlySet<string>>();

function wordsOf(script: string): ReadonlySet<string> {
  const words = wordsByScript.get(script) ?? new Set(script.match(/[\w-]+/g));
  wordsByScript.set(script, words);
  return words;
}
