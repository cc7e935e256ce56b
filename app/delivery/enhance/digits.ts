import { digitsIn, normalisePhone } from "../../account/phone";

/** What a field holds that is full. */
const full = new WeakMap<HTMLInputElement, string>();

/** Keeps only digits in a field of so many, and disables its form's button until all are there. */
export const keepDigits = ({ target }: Event) => keep(target as HTMLInputElement);

/** For fields that were filled before script ran, or by the browser. */
export function openForms(): void {
  for (const field of document.querySelectorAll("input")) keep(field);
}

/**
 * A full field takes no more digits. If too long a number is pasted, its first digits may be somebody
 * else's number: the button stays disabled until the field is changed.
 */
function keep(field: HTMLInputElement): void {
  const most = Number(field.dataset.digits);
  if (!most) return;
  const digits = digitsOf(field, most);
  const isCut = digits.length > most;
  const before = isCut && full.get(field);
  // The same digits leave the cursor where it is.
  field.value = before || digits.slice(0, most);
  if (before) return;
  full.set(field, digits.length < most ? "" : field.value);
  const button = field.form?.querySelector<HTMLButtonElement>("[type=submit]");
  if (button) button.disabled = digits.length !== most;
  const words = field.form?.querySelector<HTMLElement>("[data-too-long]");
  if (words) words.hidden = !isCut;
}

/**
 * A code may begin with zeros, and be pasted with its message and the other numbers of it; a phone number does
 * not begin with one, and may come with the country code.
 */
const digitsOf = ({ type, value }: HTMLInputElement, most: number) =>
  type === "tel"
    ? normalisePhone(value)
    : digitsIn(value.split(/\D/).find((part) => part.length === most) ?? value);
