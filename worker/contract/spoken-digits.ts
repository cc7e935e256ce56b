/** Number words in English and Hindi as people type them, in Latin and Devanagari letters. */
const SPOKEN: Record<string, string> = {
  "0": "zero shunya shoonya sunya शून्य ज़ीरो जीरो 〇 零",
  "1": "one ek एक वन 一",
  "2": "two do दो टू 二",
  "3": "three teen tin तीन थ्री 三",
  "4": "four char chaar चार फोर 四",
  "5": "five paanch panch paach पाँच पांच पाच फाइव 五",
  "6": "six chhe chhah chah che छह छः छे सिक्स 六",
  "7": "seven saat sat सात सेवन 七",
  "8": "eight aath ath आठ एट 八",
  "9": "nine nau नौ नाइन 九",
  "10": "ten",
  "11": "eleven",
  "12": "twelve",
  "13": "thirteen",
  "14": "fourteen",
  "15": "fifteen",
  "16": "sixteen",
  "17": "seventeen",
  "18": "eighteen",
  "19": "nineteen",
  "20": "twenty",
  "30": "thirty",
  "40": "forty fourty",
  "50": "fifty",
  "60": "sixty",
  "70": "seventy",
  "80": "eighty",
  "90": "ninety",
};
const TIMES: Record<string, number> = { double: 2, triple: 3, डबल: 2, ट्रिपल: 3 };

const composed = (text: string) => text.normalize("NFKC");
const NUMBERS = new Map(
  Object.entries(SPOKEN).flatMap(([digits, words]) =>
    words.split(" ").map((word) => [composed(word), digits] as const),
  ),
);
const MULTIPLIERS = new Map(Object.entries(TIMES).map(([word, n]) => [composed(word), n]));

/** Number words for a pattern: the longest first, because some begin with a shorter one. */
export const NUMBER_WORDS = [...NUMBERS.keys()].sort((one, other) => other.length - one.length);

const TOKEN = new RegExp([...MULTIPLIERS.keys(), ...NUMBER_WORDS, "\\d+"].join("|"), "giu");
const LETTER = /[\p{L}\p{M}]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{M}\p{N}]/u;

/** Digits of a phone number: a shorter run of number words is ignored. */
const PHONE_DIGITS = 10;

interface Token {
  text: string;
  from: number;
  to: number;
}

const isWord = ({ text }: Token) => !/^\d/.test(text);

/** Runs of tokens that have no letters or digits between them. */
function rowsOf(text: string): Token[][] {
  const rows: Token[][] = [];
  let end = -1;
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    const token = { text: found.toLowerCase(), from: index, to: index + found.length };
    const goesOn = end >= 0 && !LETTER_OR_DIGIT.test(text.slice(end, index));
    if (goesOn) rows.at(-1)?.push(token);
    else rows.push([token]);
    end = token.to;
  }
  return rows;
}

/**
 * A run without its first or last word if that is part of a longer word, as "one" is of "phone".
 */
function wholeWords(text: string, row: Token[]): Token[] {
  const [first, last] = [row[0], row.at(-1)];
  const from = first && isWord(first) && LETTER.test(text[first.from - 1] ?? "") ? 1 : 0;
  const cut = last && isWord(last) && LETTER.test(text[last.to] ?? "") ? 1 : 0;
  return row.slice(from, row.length - cut);
}

/** The digits of each token in a run: "double nine" is 99, "ninety eight" 98. */
function digitsOf(row: Token[]): string[] {
  let times = 1;
  return row.map((token, at) => {
    const multiplier = MULTIPLIERS.get(token.text);
    if (multiplier) {
      times = multiplier;
      return "";
    }
    const digits = NUMBERS.get(token.text) ?? token.text;
    const next = NUMBERS.get(row[at + 1]?.text ?? "");
    const isTens = isWord(token) && /^[2-9]0$/.test(digits) && /^[1-9]$/.test(next ?? "");
    const said = (isTens ? digits.slice(0, 1) : digits).repeat(times);
    times = 1;
    return said;
  });
}

/**
 * Replaces number words with digits where a run of them is as long as a phone number. Runs in
 * linear time.
 *
 * @param text in NFKC
 */
export function withSpokenDigits(text: string): string {
  let written = "";
  let at = 0;
  for (const found of rowsOf(text)) {
    const row = wholeWords(text, found);
    const digits = digitsOf(row);
    if (!row.some(isWord) || digits.join("").length < PHONE_DIGITS) continue;
    for (const [nth, token] of row.entries()) {
      written += text.slice(at, token.from) + digits[nth];
      at = token.to;
    }
  }
  return written + text.slice(at);
}
