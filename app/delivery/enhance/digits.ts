import { digitsIn, normalisePhone } from "../../account/phone";

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
