import * as words from "~worker/words/company/company-numbers";
import { PAN } from "./pan";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Codes run from 01 to 38 (Ladakh); 97 is other territory. */
const LAST_STATE = 38;
const OTHER_TERRITORY = 97;
/** The two characters after the PAN, for a regular business and not a tax collector. */
const REGULAR = /^[1-9A-Z][Z1-9ABD-J]$/;

/** The last character, computed from the first 14 by Luhn's algorithm in base 36. */
export function checkCharacter(first14: string): string {
  let sum = 0;
  for (const [at, character] of [...first14].entries()) {
    const product = ALPHABET.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ALPHABET.charAt((36 - (sum % 36)) % 36);
}

export const panOf = (gstin: string) => gstin.slice(2, 12);

/** Why a text in capitals is not the GSTIN of a business; null if it may be one. */
export function refusalOfGstin(gstin: string): string | null {
  if (!/^[0-9A-Z]{15}$/.test(gstin)) return words.gstinWords.length;
  const state = /^\d\d/.test(gstin) ? Number(gstin.slice(0, 2)) : 0;
  if ((state < 1 || state > LAST_STATE) && state !== OTHER_TERRITORY) return words.gstinWords.state;
  if (!PAN.test(panOf(gstin))) return words.gstinWords.pan;
  if (!REGULAR.test(gstin.slice(12, 14))) return words.gstinWords.kind;
  return checkCharacter(gstin.slice(0, 14)) === gstin.charAt(14) ? null : words.gstinWords.check;
}
