/**
 * A key of how a word sounds: the classes of its consonants, the same for Latin and Devanagari
 * letters, so that "naukri", "nokari" and "नौकरी" meet. Vowels count only where a word begins.
 */

const DEVANAGARI: Record<string, string> = {
  ...{ क: "k", ख: "k", ग: "g", घ: "g", ङ: "n", च: "c", छ: "c", ज: "j", झ: "j", ञ: "n" },
  ...{ ट: "t", ठ: "t", ड: "d", ढ: "d", ण: "n", त: "t", थ: "t", द: "d", ध: "d", न: "n" },
  ...{ प: "p", फ: "f", ब: "b", भ: "b", म: "m", य: "y", र: "r", ल: "l", ळ: "l", व: "v" },
  ...{ श: "s", ष: "s", स: "s", ह: "h", "ं": "n", "ँ": "n" },
};
const INDEPENDENT_VOWELS = /[\u0904-\u0914]/;
const HAS_DEVANAGARI = /\p{Script=Devanagari}/u;
const IS_LATIN = /^[a-z]+$/;

/** Letters of Latin words that sound like others, in the order in which they are replaced. */
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
  const heard = LATIN.reduce((left, [letters, sound]) => left.replace(letters, sound), word);
  return `${/^[aeiou]/.test(heard) ? "a" : ""}${heard.replace(/[aeiou]/g, "")}`;
}

function devanagariSkeleton(word: string): string {
  const letters = Array.from(word.normalize("NFD"));
  const begins = INDEPENDENT_VOWELS.test(letters[0] ?? "") ? "a" : "";
  return begins + letters.map((letter) => DEVANAGARI[letter] ?? "").join("");
}

/** The key of a word in small letters; "" where it has none: digits, and other scripts. */
export function wordKey(word: string): string {
  const isLatin = IS_LATIN.test(word);
  if (!isLatin && !HAS_DEVANAGARI.test(word)) return "";
  const skeleton = isLatin ? latinSkeleton(word) : devanagariSkeleton(word);
  return skeleton
    .replace(/(?<=.)[hy]/g, "")
    .replace(/n(?=[pb])/g, "m")
    .replace(/(.)\1+/g, "$1");
}

/** A shorter key says too little for one letter of it to be wrong. */
const LONG_KEY = 4;

/** The key and, of a long one, each that one letter less makes: two words with one wrong letter meet. */
export function keysNear(key: string): string[] {
  if (key.length < LONG_KEY) return key ? [key] : [];
  const letters = Array.from(key);
  return [...new Set([key, ...letters.map((_, at) => letters.toSpliced(at, 1).join(""))])];
}
