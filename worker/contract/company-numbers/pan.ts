import * as companyNumbersWords from "~worker/words/company/company-numbers";

export const PAN = /^[A-Z]{5}[0-9]{4}[A-Z]$/;

/** The kind of holder by the fourth letter. */
const HOLDERS = {
  A: "association",
  B: "body of individuals",
  C: "company",
  F: "firm",
  G: "government",
  H: "family",
  J: "juridical person",
  L: "local authority",
  P: "person",
  T: "trust",
} as const;
type PanHolder = (typeof HOLDERS)[keyof typeof HOLDERS];

/** The kind of holder of a PAN; null if the fourth letter is unknown. */
export const panHolder = (pan: string): PanHolder | null =>
  (HOLDERS as Record<string, PanHolder>)[pan.charAt(3)] ?? null;

const words = (name: string) =>
  name
    .normalize("NFKD")
    .toUpperCase()
    .replace(/^M\/S\.?\s/, "")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/**
 * The letters that may be fifth in a PAN. Empty, which allows any letter, if a word of the name
 * does not begin with a Latin letter.
 */
function initialsOf(holder: PanHolder | null, legalName: string): string[] {
  const [first = "", second = "", ...rest] = words(legalName);
  const may =
    holder === "person" ? [first, second, ...rest] : first === "THE" ? [first, second] : [first];
  const initials = may.filter(Boolean).map((word) => word.charAt(0));
  return initials.every((initial) => /[A-Z]/.test(initial)) ? initials : [];
}

/**
 * Why a text can't be a PAN; null if it may be one. A person's fifth letter is that of the surname.
 */
export function refusalOfPan(pan: string, legalName: string | null): string | null {
  const holder = panHolder(pan);
  if (!holder) return companyNumbersWords.panWords.holder;
  if (pan.slice(5, 9) === "0000") return companyNumbersWords.panWords.digits;
  const initials = initialsOf(holder, legalName ?? "");
  const letter = pan.charAt(4);
  return initials.length > 0 && !initials.includes(letter)
    ? companyNumbersWords.panWords.name(letter)
    : null;
}
