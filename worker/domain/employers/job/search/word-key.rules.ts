/**
 * A sound key: the classes of a word's consonants, the same for Latin and Devanagari letters, so
 * that "naukri", "nokari" and "नौकरी" match. A vowel only counts at the beginning of a word.
 */

const DEVANAGARI: Record<string, string> = {
  क: "k",
  ख: "k",
  ग: "g",
  घ: "g",
  ङ: "n",
  च: "c",
  छ: "c",
  ज: "j",
  झ: "j",
  ञ: "n",
  ट: "t",
  ठ: "t",
  ड: "d",
  ढ: "d",
  ण: "n",
  त: "t",
  थ: "t",
  द: "d",
  ध: "d",
  न: "n",
  प: "p",
  फ: "f",
  ब: "b",
  भ: "b",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  ळ: "l",
  व: "v",
  श: "s",
  ष: "s",
  स: "s",
  ह: "h",
  "ं": "n",
  "ँ": "n",
};
const INDEPENDENT_VOWELS = /[\u0904-\u0914]/;
const HAS_DEVANAGARI = /\p{Script=Devanagari}/u;
const IS_LATIN = /^[a-z]+$/;

/** Latin letters with the same sound as others, in the order of their replacement. */
const LATIN: [RegExp, string][] = [
  [/tion/g, "sn"],
  [/ph/g, "f"],
  [/sch|sh/g, "s"],
  [/ck|q/g, "k"],
  [/x/g, "ks"],
  [/tch|ch/g, "č"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/č/g, "c"],
  [/g(?=[eiy])|z/g, "j"],
  [/w/g, "v"],
];

function latinSkeleton(word: string): string {
  const phonetic = LATIN.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
  return `${/^[aeiou]/.test(phonetic) ? "a" : ""}${phonetic.replace(/[aeiou]/g, "")}`;
}

function devanagariSkeleton(word: string): string {
  const letters = Array.from(word.normalize("NFD"));
  const begins = INDEPENDENT_VOWELS.test(letters[0] ?? "") ? "a" : "";
  return begins + letters.map((letter) => DEVANAGARI[letter] ?? "").join("");
}

/** The sound key of a lower-case word; "" if it has none: digits, and other scripts. */
export function wordKey(word: string): string {
  const isLatin = IS_LATIN.test(word);
  if (!isLatin && !HAS_DEVANAGARI.test(word)) return "";
  const skeleton = isLatin ? latinSkeleton(word) : devanagariSkeleton(word);
  return skeleton
    .replace(/(?<=.)[hy]/g, "")
    .replace(/n(?=[pb])/g, "m")
    .replace(/(.)\1+/g, "$1");
}

/** A shorter key is too unspecific to allow one wrong letter. */
const LONG_KEY = 4;

/**
 * The key and, for a long one, each variant with one letter left out: so two words with one wrong
 * letter match.
 */
export function keysNear(key: string): string[] {
  if (key.length < LONG_KEY) return key ? [key] : [];
  const letters = Array.from(key);
  return [...new Set([key, ...letters.map((_, at) => letters.toSpliced(at, 1).join(""))])];
}
