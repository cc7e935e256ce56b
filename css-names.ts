import type { Container, Declaration, Plugin } from "postcss";

/** A constant used no oftener than this is cheaper written out. */
const RARELY = 3;
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Writes a style sheet's variables with as few bytes as they can be: constants that are rarely used
 * by their value, those that nobody sets by their fallback, and all others with a name of a letter.
 */
export const shortNames: Plugin = {
  postcssPlugin: "short-names",
  OnceExit(sheet) {
    const set = new Map<string, Declaration[]>();
    sheet.walkDecls(/^--/, (declaration) => {
      set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration]);
    });
    const used = new Map<string, number>();
    sheet.walkDecls(({ value }) => {
      for (const name of namesIn(value)) used.set(name, (used.get(name) ?? 0) + 1);
    });
    const written = new Map<string, string>();
    for (const [name, [only, another]] of set) {
      const isConstant = only && !another && isOfRoot(only) && !only.value.includes("var(");
      if (!isConstant || (used.get(name) ?? 0) > RARELY) continue;
      written.set(name, only.value);
      only.remove();
    }
    const names = [...used.keys()].filter((name) => set.has(name) && !written.has(name));
    const short = new Map(
      names
        .sort((one, other) => (used.get(other) ?? 0) - (used.get(one) ?? 0))
        .map((name, at) => [name, `--${at < LETTERS.length ? LETTERS[at] : `x${at}`}`]),
    );
    sheet.walkDecls((declaration) => {
      declaration.prop = short.get(declaration.prop) ?? declaration.prop;
      declaration.value = declaration.value
        .replace(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g, (whole, name, fallback) => {
          const value = set.has(name) ? written.get(name) : fallback?.trim();
          return value ?? whole;
        })
        .replace(/(?<=var\(\s*)--[\w-]+/g, (name) => short.get(name) ?? name);
    });
  },
};

const namesIn = (value: string) => value.match(/(?<=var\(\s*)--[\w-]+/g) ?? [];

function isOfRoot({ parent }: Declaration): boolean {
  const rule = parent as Container | undefined;
  return rule?.type === "rule" && "selector" in rule && String(rule.selector).includes(":root");
}
