/** What staff look for, as what they typed can be read. */
export interface SearchedFor {
  /** A whole phone number, ten digits. */
  phone?: string;
  /** The beginning of one. */
  phonePart?: string;
  /** Of an application, by its PK. */
  pk?: number;
  /** Of an application or a job. */
  number?: number;
  payment?: string;
  order?: string;
  refund?: string;
  gstin?: string;
  /** An email address or its beginning, in small letters. */
  email?: string;
  /** Of a name, a company or a job. */
  words?: string[];
  /** A company's name or its beginning, as its key has it: in small letters without spaces. */
  nameKey?: string;
}

const PROVIDER_NUMBER = /^(pay|order|rfnd)_[A-Za-z0-9]{1,40}$/;
const PK = /^PK[-\s]?0*([1-9]\d{0,14})$/i;
const DIGITS = /^\+?[\d\s().-]+$/;
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}$/i;
const WORD = /[\p{L}\p{N}\p{Mn}\p{Mc}]+/gu;
const PHONE_DIGITS = 10;
/** With fewer digits it is nobody's number in particular. */
const PART_MIN = 4;
const MAX_WORDS = 6;

/** In small letters as the database makes them, which knows those of ASCII alone. */
const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The digits of a phone number without what stands before it: +91, 91 or 0. */
function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (text.startsWith("+91")) return digits.slice(2);
  if (digits.length === PHONE_DIGITS + 2 && digits.startsWith("91")) return digits.slice(2);
  return digits.length === PHONE_DIGITS + 1 && digits.startsWith("0") ? digits.slice(1) : digits;
}

function readDigits(text: string): SearchedFor {
  const phone = phoneDigits(text);
  if (phone.length === PHONE_DIGITS) return { phone };
  if (phone.length > PHONE_DIGITS) return {};
  const number = /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
  return { number, phonePart: phone.length >= PART_MIN ? phone : undefined };
}

export function readSearch(typed: string): SearchedFor {
  const text = typed.trim();
  const [, provider] = PROVIDER_NUMBER.exec(text) ?? [];
  if (provider === "pay") return { payment: text };
  if (provider === "order") return { order: text };
  if (provider === "rfnd") return { refund: text };
  const [, pk] = PK.exec(text) ?? [];
  if (pk) return { pk: Number(pk) };
  if (DIGITS.test(text)) return readDigits(text);
  if (GSTIN.test(text)) return { gstin: text.toUpperCase() };
  if (text.includes("@")) return { email: lower(text) };
  const words = [...new Set(text.match(WORD) ?? [])].slice(0, MAX_WORDS);
  return words.length > 0 ? { words, nameKey: lower(text.replaceAll(" ", "")) } : {};
}
