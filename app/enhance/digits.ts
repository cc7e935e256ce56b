import { normalisePhone } from "../phone";

/** A field that takes this many digits: `data-digits` on the input. */
const FIELD = "input[data-digits]";

/** Keeps a field of digits to its digits, and its form's button shut until all are there. */
export function keepDigits({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.matches(FIELD)) return;
  const digits = digitsOf(target).slice(0, lengthOf(target));
  if (digits !== target.value) target.value = digits;
  openWhenFull(target);
}

/** For what a browser filled in by itself, or kept over a reload. */
export function openForms(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELD)) openWhenFull(field);
}

/** A code may begin with zeros; a phone number never does, and brings its country's at times. */
const digitsOf = ({ type, value }: HTMLInputElement) =>
  type === "tel" ? normalisePhone(value) : value.replace(/\D/g, "");

const lengthOf = (field: HTMLInputElement) => Number(field.dataset.digits);

function openWhenFull(field: HTMLInputElement): void {
  const button = field.form?.querySelector<HTMLButtonElement>("[type=submit]");
  if (button) button.disabled = field.value.length !== lengthOf(field);
}
