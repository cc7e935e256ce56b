import { gstinWords } from "../../words/en/company/company-numbers";
import { PAN } from "./pan";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Codes run from 01 to 38 (Ladakh); 97 is other territory. */
const LAST_STATE = 38;
const OTHER_TERRITORY = 97;
/** What follows the PAN where a business is registered as such: not a collector of tax. */
const REGULAR = /^[1-9A-Z][Z1-9ABD-J]$/;

/** The last character, which follows from the 14 before it: Luhn's sum to the base of 36. */
export function checkCharacter(first14: string): string {
  let sum = 0;
  for (const [at, character] of [...first14].entries()) {
    const product = ALPHABET.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ALPHABET.charAt((36 - (sum % 36)) % 36);
}

export const panOf = (gstin: string) => gstin.slice(2, 12);

/** Why a text in capitals is no GSTIN of a business; null where it can be one. */
export function refusalOfGstin(gstin: string): string | null {
  if (!/^[0-9A-Z]{15}$/.test(gstin)) return gstinWords.length;
  const state = /^\d\d/.test(gstin) ? Number(gstin.slice(0, 2)) : 0;
  if ((state < 1 || state > LAST_STATE) && state !== OTHER_TERRITORY) return gstinWords.state;
  if (!PAN.test(panOf(gstin))) return gstinWords.pan;
  if (!REGULAR.test(gstin.slice(12, 14))) return gstinWords.kind;
  return checkCharacter(gstin.slice(0, 14)) === gstin.charAt(14) ? null : gstinWords.check;
}
