/**
 * A parsed style sheet of our build: text that always stays, style rules with the classes that each
 * selector needs, and groups (`@media`, `@layer`) of such parts.
 */
type Part =
  | { kind: "text"; text: string }
  | { kind: "rule"; text: string; needs: string[][] }
  | { kind: "group"; prelude: string; parts: Part[] };

/** At-rules that contain style rules; all others stay unchanged. */
const GROUP = /^@(?:layer|media|supports|container)\b/;

/** The end of the string, block or single character that begins at `at`. */
function endOf(css: string, at: number): number {
  const sign = css[at];
  let next = at + 1;
  if (sign === "\\") return next + 1;
  if (sign === "{") {
    while (next < css.length && css[next] !== "}") next = endOf(css, next);
    return next + 1;
  }
  if (sign !== '"' && sign !== "'") return next;
  while (next < css.length && css[next] !== sign) next += css[next] === "\\" ? 2 : 1;
  return next + 1;
}

/** For each selector of a list, the classes that an element and its ancestors must have. */
function classesOf(selectors: string): string[][] {
  let plain = selectors.replace(/(?<!\\)\[[^\]]*\]/g, "");
  // Parentheses may contain alternatives or negations, so their classes are not required.
  for (let wider = ""; wider !== plain; ) {
    wider = plain;
    plain = wider.replace(/(?<!\\)\((?:\\.|[^()\\])*\)/g, "");
  }
  return plain
    .split(/(?<!\\),/)
    .map((one) =>
      [...one.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replace(/\\/g, "")),
    );
}

function partsOf(css: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  let at = 0;
  while (at < css.length) {
    const sign = css[at];
    if (sign !== "{" && sign !== ";") {
      at = endOf(css, at);
      continue;
    }
    const prelude = css.slice(start, at);
    const end = endOf(css, at);
    const text = css.slice(start, end);
    if (sign === ";") parts.push({ kind: "text", text });
    else if (GROUP.test(prelude))
      parts.push({ kind: "group", prelude, parts: partsOf(css.slice(at + 1, end - 1)) });
    else if (prelude.startsWith("@")) parts.push({ kind: "text", text });
    else parts.push({ kind: "rule", text, needs: classesOf(prelude) });
    start = end;
    at = end;
  }
  return parts;
}

function textOf(parts: Part[], isUsed: (name: string) => boolean): string {
  let text = "";
  for (const part of parts) {
    if (part.kind === "group") {
      const inside = textOf(part.parts, isUsed);
      if (inside) text += `${part.prelude}{${inside}}`;
    } else if (part.kind === "text" || part.needs.some((names) => names.every(isUsed))) {
      text += part.text;
    }
  }
  return text;
}

/** Only for style sheets of the build, so the map stays small. */
const partsBySheet = new Map<string, Part[]>();

/** The rules of a style sheet that can apply if only the used classes occur. */
export function usedRules(sheet: string, isUsed: (name: string) => boolean): string {
  const parts = partsBySheet.get(sheet) ?? partsOf(sheet);
  partsBySheet.set(sheet, parts);
  return textOf(parts, isUsed);
}
