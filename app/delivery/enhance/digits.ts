import { digitsIn, normalisePhone } from "../../account/phone";

/** What a field holds, and whether more was typed than fits. */
interface Kept {
  digits: string;
  cut: boolean;
}

const kept = new WeakMap<HTMLInputElement, Kept>();

/** Keeps only digits in a field of so many, and disables its form's button until all are there. */
export const keepDigits = ({ target }: Event) => keep(target as HTMLInputElement);

/** For fields that were filled before script ran, or by the browser. */
export function openForms(): void {
  for (const field of document.querySelectorAll("input")) keep(field);
}

function keep(field: HTMLInputElement): void {
  const most = Number(field.dataset.digits);
  if (!most) return;
  const now = fitting(digitsOf(field, most), most, kept.get(field));
  kept.set(field, now);
  // The same digits leave the cursor where it is.
  field.value = now.digits;
  const button = field.form?.querySelector<HTMLButtonElement>("[type=submit]");
  if (button) button.disabled = now.cut || now.digits.length !== most;
  const words = field.form?.querySelector<HTMLElement>("[data-too-long]");
  if (words) words.hidden = !now.cut;
}

/**
 * A full field takes no more digits. If too long a number is pasted, its first digits may be somebody
 * else's number: the button stays disabled until the field is changed.
 */
function fitting(digits: string, most: number, before: Kept | undefined): Kept {
  const cut = digits.length > most;
  return cut && before?.digits.length === most ? before : { digits: digits.slice(0, most), cut };
}

/**
 * A code may begin with zeros, and be pasted with its message and the other numbers of it; a phone number does
 * not begin with one, and may come with the country code.
 */
const digitsOf = ({ type, value }: HTMLInputElement, most: number) =>
  type === "tel"
    ? normalisePhone(value)
    : digitsIn(value.split(/\D/).find((part) => part.length === most) ?? value);
