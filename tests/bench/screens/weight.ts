import { gzipSync } from "node:zlib";
import { get } from "./browser";

/** The bytes on the wire of a first visit with an empty cache. */
export interface Weight {
  status: number;
  html: number;
  /** Inline or in files. */
  css: number;
  script: number;
  image: number;
  total: number;
  requests: number;
  /** The number of inline scripts. */
  inlineScripts: number;
  /** Script files, by path. */
  scripts: string[];
  /** Other hosts from which the page would load something. */
  foreign: string[];
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&");

const tags = (html: string, name: string) =>
  html.match(new RegExp(`<${name}[\\s>][^>]*`, "g")) ?? [];

/**
 * Modules that a module names by a path: `from"./x"`, `import"./x"` and, with `dynamic`,
 * `import("./x")`. A sentence that ends with such a word is not followed by a path.
 */
function importsOf(text: string, base: string, dynamic = false): string[] {
  const named = [...text.matchAll(/(?:from|import)\s*["']([./][\w./~$-]+)["']/g)];
  const later = dynamic ? [...text.matchAll(/import\(\s*["']([^"']+)["']\s*\)/g)] : [];
  return [...named, ...later].map(([, path = ""]) => new URL(path, base).href);
}

interface Found {
  css: Set<string>;
  /** Inline style sheets. */
  styles: string;
  /** Files that the browser fetches once it is idle, for the next page. */
  ahead: Set<string>;
  image: Set<string>;
  script: Set<string>;
  inlineScripts: number;
}

function filesOf(html: string, base: string): Found {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
  const files: Found = {
    css: new Set(),
    styles: styles.join(""),
    ahead: new Set(),
    image: new Set(),
    script: new Set(),
    inlineScripts: 0,
  };
  const add = (to: Set<string>, href: string | undefined) => {
    if (href && !href.startsWith("data:")) to.add(new URL(href, base).href);
  };
  for (const tag of tags(html, "link")) {
    const rel = attribute(tag, "rel");
    if (rel === "stylesheet") add(files.css, attribute(tag, "href"));
    if (rel === "prefetch") add(files.ahead, attribute(tag, "href"));
    if (rel === "icon") add(files.image, attribute(tag, "href"));
    // Files requested later are downloaded as well.
    if (rel === "modulepreload" || rel === "later") add(files.script, attribute(tag, "href"));
  }
  for (const tag of tags(html, "img")) {
    if (attribute(tag, "loading") !== "lazy") add(files.image, attribute(tag, "src"));
  }
  for (const [tag, opening = "", text = ""] of html.matchAll(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (/type="application\/(ld\+)?json"/.test(opening)) continue;
    add(files.script, attribute(tag, "src"));
    if (text.trim() === "") continue;
    files.inlineScripts += 1;
    if (/type="(module|later)"/.test(opening)) {
      for (const href of importsOf(text, base, true)) files.script.add(href);
    }
  }
  return files;
}

const sizes = new Map<string, { bytes: number; text: string }>();

/** File names contain a hash of the content, so each file is read once. */
async function fileAt(href: string) {
  const cachedFile = sizes.get(href);
  if (cachedFile) return cachedFile;
  const { status, wireBytes, text } = await get(href);
  if (status !== 200) throw new Error(`${href} answered ${status}`);
  const file = { bytes: wireBytes, text };
  sizes.set(href, file);
  return file;
}

async function bytesOf(hrefs: Iterable<string>): Promise<number> {
  const files = await Promise.all([...hrefs].map(fileAt));
  return files.reduce((sum, file) => sum + file.bytes, 0);
}

/** A module with everything it imports before it can run. */
async function withImports(hrefs: Iterable<string>): Promise<Set<string>> {
  const all = new Set<string>();
  const visit = async (href: string): Promise<void> => {
    if (all.has(href)) return;
    all.add(href);
    const { text } = await fileAt(href);
    await Promise.all(importsOf(text, href).map(visit));
  };
  await Promise.all([...hrefs].map(visit));
  return all;
}

/** Weighs the screen at `url` as a browser with these headers gets it on a first visit. */
export async function weigh(url: string, headers: Record<string, string>): Promise<Weight> {
  const page = await get(url, { headers: { "Sec-Fetch-Site": "none", ...headers } });
  const files = filesOf(page.text, url);
  const here = new URL(url).origin;
  const foreign: string[] = [];
  // Files on other hosts are reported, not fetched.
  const ours = (hrefs: Set<string>): Set<string> => {
    const all = [...hrefs];
    foreign.push(...all.filter((href) => new URL(href).origin !== here));
    return new Set(all.filter((href) => new URL(href).origin === here));
  };
  const sheets = ours(files.css);
  const ahead = ours(files.ahead);
  const images = ours(files.image);
  const modules = await withImports(ours(files.script));
  const inside = files.styles === "" ? 0 : gzipSync(files.styles).length;
  const [linked, later, script, image] = await Promise.all([
    bytesOf(sheets),
    bytesOf(ahead),
    bytesOf(modules),
    bytesOf(images),
  ]);
  return {
    status: page.status,
    html: page.wireBytes - inside,
    css: inside + linked,
    script,
    image,
    total: page.wireBytes + linked + later + script + image,
    requests: 1 + sheets.size + ahead.size + modules.size + images.size + foreign.length,
    inlineScripts: files.inlineScripts,
    scripts: [...modules].map((href) => new URL(href).pathname),
    foreign,
  };
}
