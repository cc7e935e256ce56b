import { PAY_STEPS, type PayPeriod, PERIODS_A_MONTH } from "../../../../facts/jobs/jobs";
import {
  AROUND_PAY,
  AT_MOST_PAY,
  LEAST_BARE_PAY,
  LEAST_PAY,
  MOST_BARE_DIGITS,
  PAY_PERIOD_WORDS,
  PAY_UNITS,
  PAY_WORDS,
} from "../../../../facts/search/pay-words";

/** Pay in the typed text. */
export interface PayAsked {
  /** The typed words: "salary 20000". */
  typed: string;
  /**
   * The step of the pay filter that it selects; undefined for a maximum, which no filter supports.
   */
  from?: number;
}

/** "500 rs per day": the period is among this many words after the number. */
const PERIOD_WITHIN = 3;

interface Amount {
  value: number;
  period: PayPeriod;
  /** The number of words that it spans. */
  length: number;
}

/** The amount that begins at this word. */
function amountAt(words: string[], at: number): Amount | null {
  const [, digits = "", joined] = /^(\d{1,8})([\p{L}\p{M}]+)?$/u.exec(words[at] ?? "") ?? [];
  if (digits === "") return null;
  const unitWord = joined ?? words[at + 1] ?? "";
  const unit = PAY_UNITS.find(([names]) => names.has(unitWord));
  if (joined && !unit) return null;
  const length = unit && !joined ? 2 : 1;
  const after = words.slice(at + length, at + length + PERIOD_WITHIN);
  const period = PAY_PERIOD_WORDS.find(([names]) => after.some((word) => names.has(word)))?.[1];
  const value = Number(digits) * (unit?.[1] ?? 1);
  const isBeside = [words[at - 1], words[at + length]].some((word) => PAY_WORDS.has(word ?? ""));
  const isPay =
    unit !== undefined ||
    (period !== undefined && value >= 100) ||
    (isBeside && value >= LEAST_PAY) ||
    (value >= LEAST_BARE_PAY && digits.length <= MOST_BARE_DIGITS);
  return isPay ? { value, period: period ?? unit?.[2] ?? "month", length } : null;
}

const isPeriod = (word: string) => PAY_PERIOD_WORDS.some(([names]) => names.has(word));
const belongs = (word: string | undefined) =>
  word !== undefined &&
  (PAY_WORDS.has(word) || AROUND_PAY.has(word) || AT_MOST_PAY.has(word) || isPeriod(word));

/** Removes the pay, and the words that belong to it, from the words of a search. */
export function payAsked(words: string[]): { left: string[]; pay?: PayAsked } {
  const small = words.map((word) => word.toLowerCase());
  const at = small.findIndex((_, index) => amountAt(small, index));
  const amount = at < 0 ? null : amountAt(small, at);
  if (!amount) return { left: words };
  let [from, to] = [at, at + amount.length];
  while (belongs(small[from - 1])) from -= 1;
  // For "15000 to 20000" the first amount counts.
  while (belongs(small[to]) || amountAt(small, to)) to += amountAt(small, to)?.length ?? 1;
  const monthly = Math.round(amount.value * PERIODS_A_MONTH[amount.period]);
  const isMost = small.slice(from, to).some((word) => AT_MOST_PAY.has(word));
  return {
    left: words.toSpliced(from, to - from),
    pay: {
      typed: words.slice(from, to).join(" "),
      from: isMost ? undefined : PAY_STEPS.findLast((step) => step <= monthly),
    },
  };
}
