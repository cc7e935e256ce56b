import { digitsIn, normalisePhone } from "../../account/phone";

/** A field that takes this many digits: `data-digits` on the input. */
const FIELD = "input[data-digits]";

/** What a field holds, and whether more was typed than fits. */
interface Kept {
  digits: string;
  cut: boolean;
}

const kept = new WeakMap<HTMLInputElement, Kept>();

/** Keeps only digits in a field, and disables its form's button until all are there. */
export function keepDigits({ target }: Event): void {
  const field = target as HTMLInputElement;
  if (field.matches(FIELD)) keep(field);
}

/** For fields that were filled before script ran, or by the browser. */
export function openForms(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELD)) keep(field);
}

function keep(field: HTMLInputElement): void {
  const most = Number(field.dataset.digits);
  const now = fitting(digitsOf(field), most, kept.get(field));
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

/** A code may begin with zeros; a phone number does not, and may come with the country code. */
const digitsOf = ({ type, value }: HTMLInputElement) =>
  type === "tel" ? normalisePhone(value) : digitsIn(value);
