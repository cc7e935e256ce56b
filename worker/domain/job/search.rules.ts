const MAX_WORDS = 12;
const MAX_LETTERS = 100;

/**
 * The words of what a person typed into a search, as the search index cuts them: letters, digits
 * and the marks that Indian scripts write vowels with. Everything else only separates words, so
 * quotes and operators mean nothing. Of a long text the first 12 different words count.
 *
 * No words at all ("!!!") is a search that finds nothing: no job contains what was asked for, and
 * a full list under it would look like an answer.
 */
export function searchWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}\p{Mn}\p{Mc}]+/gu) ?? [];
  const cut = words.map((word) => Array.from(word).slice(0, MAX_LETTERS).join(""));
  return [...new Set(cut)].slice(0, MAX_WORDS);
}
