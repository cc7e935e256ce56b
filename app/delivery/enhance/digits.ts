/** The content of each full field. */
const full = new WeakMap<HTMLInputElement, string>();

/**
 * Keeps only digits in a field of fixed length, and disables the form's button until it is full.
 */
export const keepDigits = ({ target }: Event) => keep(target as HTMLInputElement);

/** For fields that were filled by the browser, or before script ran. */
export function openForms(): void {
  for (const field of document.querySelectorAll("input")) keep(field);
}

/**
 * A full field takes no more digits. If too long a number is pasted, its first digits may be
 * another person's number, so the button stays disabled until the field is changed.
 */
function keep(field: HTMLInputElement): void {
  const most = Number(field.dataset.digits);
  if (!most) return;
  const digits = digitsOf(field, most);
  const isCut = digits.length > most;
  const before = isCut && full.get(field);
  // Setting the same value does not move the cursor.
  field.value = before || digits.slice(0, most);
  if (before) return;
  full.set(field, digits.length < most ? "" : field.value);
  const button = field.form?.querySelector<HTMLButtonElement>("[type=submit]");
  if (button) button.disabled = digits.length !== most;
  const words = field.form?.querySelector<HTMLElement>("[data-too-long]");
  if (words) words.hidden = !isCut;
}

/**
 * A code may begin with zeros, and may be pasted with its whole message and other numbers in it. A
 * phone number does not begin with zero, and may have a country code.
 */
const digitsOf = ({ type, value }: HTMLInputElement, most: number) =>
  type === "tel"
    ? normalisePhone(value)
    : digitsIn(value.split(/\D/).find((part) => part.length === most) ?? value);

/** Digits of nine Indian scripts. The last seven bits of a digit are the same in all of them. */
const INDIAN_DIGIT = /(?=\p{Nd})[\u0966-\u0d6f]/gu;
const LAST_BITS = 0x7f;
const ZERO = 0x66;

/** The digits of a text as 0-9, and the plus sign of a country code. */
const digitsIn = (typed: string): string =>
  typed
    .replace(INDIAN_DIGIT, (digit) => String((digit.charCodeAt(0) & LAST_BITS) - ZERO))
    .replace(/[^\d+]/g, "");

/**
 * The ten digits of an Indian mobile number, whether typed, pasted or filled in. A foreign number
 * keeps its plus sign, so that it is not taken for an Indian one.
 */
const normalisePhone = (typed: string): string =>
  digitsIn(typed).replace(/^((\+|00)91|91(?=\d{9}))?0?(?!0)/, "");
