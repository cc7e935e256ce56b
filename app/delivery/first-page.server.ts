import { usedRules } from "./used-rules";

/**
 * Whether the visitor comes from outside, so that this is the first page of a visit: by a link in a
 * message, from a search, by typing. A browser that does not say follows a link, as far as we know.
 */
export function isFirstPage(headers: Headers): boolean {
  const from = headers.get("Sec-Fetch-Site");
  return from !== null && from !== "same-origin";
}

interface FirstPage {
  /** The addresses of its style sheets. */
  sheets: Iterable<string>;
  /** Whether the framework's script takes it over, and may draw any screen on it. */
  scripted: boolean;
  /** Whether the browser shall fetch the sheets, too, once a plain page is read. */
  fetchesFiles: boolean;
  /** Gives the text of a file of the build; where it has none the link stays. */
  read: (href: string) => Promise<string | undefined>;
  /** Lets a style stand in the page. */
  allow: (style: string) => Promise<void>;
}

/**
 * The page with its style sheets in it instead of links to them: a first page shows its text one
 * round trip sooner, 0.6 s on 2G. A plain page holds only the rules that it uses, half of them. The
 * pages after it find the files in the browser's cache.
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

/** Whether a class has this name in the page, or may get it: a script's text names what the script adds. */
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

/** Scripts of the build, and no others: they are few. */
const known = new Map<string, ReadonlySet<string>>();

function wordsOf(script: string): ReadonlySet<string> {
  const words = known.get(script) ?? new Set(script.match(/[\w-]+/g));
  known.set(script, words);
  return words;
}
