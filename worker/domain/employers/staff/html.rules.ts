const ALLOWED: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    "h1 h2 h3 h4 p br hr ul ol li dl dt dd strong b em i u s small sub sup blockquote code pre table thead tbody tr"
      .split(" ")
      .map((tag) => [tag, []]),
  ),
  a: ["href", "title"],
  img: ["src", "alt", "width", "height"],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
};
/** Tags that are removed with their content, which a browser would not show as text. */
const WITH_TEXT = /^(script|style|noscript|iframe|template|svg|math)$/;
/**
 * Allowed targets of links and pictures. Matched literally: a scheme that is written with character
 * references is refused.
 */
const ADDRESS = /^(https?:|mailto:|tel:|#|\.{0,2}\/)/i;

// Linear time: no pattern can start at any character and run to the end, and none backtracks.
const TOKEN = /<!--|<\/?[a-z][^<>]*>|</gi;
const TAG = /^<(\/?)([a-z][a-z0-9]*)/i;
const ATTRIBUTE = /\s*([^\s=]+)(?:\s*=\s*("[^"]*"|'[^']*'|\S*))?/y;

const escapeText = (text: string) => text.replace(/>/g, "&gt;").replace(/</g, "&lt;");
const escapeValue = (text: string) => escapeText(text).replace(/"/g, "&quot;");

/** The allowed attributes of a tag, each once, serialised again. */
function attributesOf(tag: string, text: string): string {
  const allowed = ALLOWED[tag] ?? [];
  const attributes = new Map<string, string>();
  for (const [, name = "", rawValue = ""] of text.matchAll(new RegExp(ATTRIBUTE, "gy"))) {
    const attribute = name.toLowerCase();
    const value = rawValue.replace(/^(["'])(.*)\1$/s, "$2").trim();
    const leads = attribute === "href" || attribute === "src";
    if (!allowed.includes(attribute) || attributes.has(attribute)) continue;
    if (!leads || ADDRESS.test(value)) attributes.set(attribute, value);
  }
  return [...attributes].map(([name, value]) => ` ${name}="${escapeValue(value)}"`).join("");
}

/** The end of the content of a tag such as `<script>`; the end of the text if it is not closed. */
function endOf(tag: string, html: string, from: number): number {
  const close = new RegExp(`</${tag}(?![a-z0-9])[^<>]*>`, "gi");
  close.lastIndex = from;
  return close.test(html) ? close.lastIndex : html.length;
}

/**
 * Sanitises the HTML of a text page: allowed tags and attributes are serialised again, everything
 * else becomes text or is removed, scripts with their content. Runs in linear time.
 */
export function cleanHtml(html: string): string {
  const out: string[] = [];
  let at = 0;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(html); match; match = TOKEN.exec(html)) {
    const [token] = match;
    out.push(escapeText(html.slice(at, match.index)));
    at = match.index + token.length;
    const [start = "", slash = "", name = ""] = TAG.exec(token) ?? [];
    const tag = name.toLowerCase();
    if (token === "<") out.push("&lt;");
    else if (token === "<!--") {
      const end = html.indexOf("-->", at);
      at = end < 0 ? html.length : end + 3;
    } else if (WITH_TEXT.test(tag)) at = slash ? at : endOf(tag, html, at);
    else if (Object.hasOwn(ALLOWED, tag)) {
      out.push(slash ? `</${tag}>` : `<${tag}${attributesOf(tag, token.slice(start.length, -1))}>`);
    }
    TOKEN.lastIndex = at;
  }
  out.push(escapeText(html.slice(at)));
  return out.join("");
}

/** Whether a sanitised text shows nothing: neither a letter nor a picture. */
export const isEmptyHtml = (cleaned: string): boolean =>
  !cleaned.includes("<img ") &&
  cleaned.replace(/<[^<>]*>|&nbsp;|&#160;|&#xa0;/gi, "").trim() === "";
