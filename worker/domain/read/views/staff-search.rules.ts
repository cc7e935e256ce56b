import { isNumberAbroad, mailAddress, numberBeginning } from "../../../contract/pasted";
import { narrow, plainDigits } from "../../../facts/people/clean-text";
import { PHONE_DIGITS } from "../../../facts/people/login";

/** The possible meanings of a typed search. */
export interface SearchedFor {
  /** A complete phone number, ten digits. */
  phone?: string;
  /** The beginning of a phone number. */
  phonePart?: string;
  /** Id of an application, from a PK number. */
  pk?: number;
  /** Id of an application or a job. */
  number?: number;
  payment?: string;
  order?: string;
  refund?: string;
  gstin?: string;
  /** An email address or its beginning, in lower case. */
  email?: string;
  /** Words of a person's, company's or job's name. */
  words?: string[];
  /** A company's name or its beginning, like its key: in lower case without spaces. */
  nameKey?: string;
}

const PROVIDER_NUMBER = /^(pay|order|rfnd)_[A-Za-z0-9]{1,40}$/;
const PK = /^PK[\s\p{Pd}#]{0,3}0*([1-9]\d{0,14})$/iu;
const NUMBER = /^(?:tel:)?\+?[\d\s()./\p{Pd}]+$/iu;
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}$/i;
const WORD = /[\p{L}\p{N}\p{Mn}\p{Mc}]+/gu;
/** Fewer digits would match too many numbers. */
const PART_MIN = 4;
const MAX_WORDS = 6;

/** Lower case as in SQLite, which only changes ASCII letters. */
const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Punctuation around a number that was copied from a list, a sentence or a mail. */
const AROUND = /^[\s#"'“‘<([]+|[\s"'”’>)\].,;:]+$/g;

function readNumber(text: string): SearchedFor {
  if (isNumberAbroad(text)) return {};
  const phone = numberBeginning(text);
  if (phone.length === PHONE_DIGITS) return { phone };
  if (phone.length > PHONE_DIGITS) return {};
  const number = /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
  return { number, phonePart: phone.length >= PART_MIN ? phone : undefined };
}

/** Parses a search text, which may include punctuation that was copied with it. */
export function readSearch(typed: string): SearchedFor {
  const text = plainDigits(narrow(typed)).replace(AROUND, "");
  const [, provider] = PROVIDER_NUMBER.exec(text) ?? [];
  if (provider === "pay") return { payment: text };
  if (provider === "order") return { order: text };
  if (provider === "rfnd") return { refund: text };
  const [, pk] = PK.exec(text) ?? [];
  if (pk) return { pk: Number(pk) };
  if (NUMBER.test(text)) return readNumber(text);
  if (GSTIN.test(text)) return { gstin: text.toUpperCase() };
  if (text.includes("@")) return { email: lower(mailAddress(typed)) };
  const words = [...new Set(text.match(WORD) ?? [])].slice(0, MAX_WORDS);
  return words.length > 0 ? { words, nameKey: lower(text.replaceAll(" ", "")) } : {};
}
