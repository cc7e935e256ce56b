/** Strings, quoted names and comments, which contain no keywords. */
const QUOTED = /'[^']*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\//g;
const INNERMOST_PARENTHESES = /\([^()]*\)/g;
const VERB = /\b(select|insert|replace|update|delete)\b/i;

/**
 * Whether a statement only reads. For a statement that begins with `with`, the verb after its
 * tables decides. An unknown statement counts as a write.
 */
export function isRead(sql: string): boolean {
  if (/^\s*select\b/i.test(sql)) return true;
  if (!/^\s*with\b/i.test(sql)) return false;
  let text = sql.replace(QUOTED, " ");
  for (let outer = ""; outer !== text; ) {
    outer = text;
    text = text.replace(INNERMOST_PARENTHESES, " ");
  }
  return VERB.exec(text)?.[1]?.toLowerCase() === "select";
}
