import { refusedNumbers } from "../../../../worker/contract/company-numbers/refused";

/** The numbers that are checked, with their lengths. */
const LENGTHS = { gstin: 15, cin: 21 };
type Name = keyof typeof LENGTHS;
const NAMES: Name[] = ["gstin", "cin"];

const form = document.querySelector<HTMLFormElement>("form:has([name=gstin])");
const fieldOf = (name: string) => form?.elements.namedItem(name) as HTMLInputElement | null;
const textOf = (name: string) => fieldOf(name)?.value.trim() || null;
const numberOf = (name: Name) => textOf(name)?.replace(/\s/g, "").toUpperCase() || null;

/** The fields that are full or were left: half a number gets no error yet. */
const checkedFields = new Set<Name>();

function say(name: Name, wrong: string | undefined): void {
  const field = fieldOf(name);
  if (!field) return;
  const id = `${field.id}-error`;
  let error = document.getElementById(id);
  if (!error) {
    error = document.createElement("p");
    error.id = id;
    error.className = "field-error";
    error.setAttribute("aria-live", "polite");
    field.insertAdjacentElement("beforebegin", error);
    const described = field.getAttribute("aria-describedby");
    field.setAttribute("aria-describedby", [described, id].filter(Boolean).join(" "));
  }
  if (error.textContent !== (wrong ?? "")) error.textContent = wrong ?? "";
  error.hidden = !wrong;
  if (wrong) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}

/** Shows the errors of the numbers, alone and in combination, as saving would. */
function check({ type, target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return;
  for (const name of NAMES) {
    const isFull = (numberOf(name)?.length ?? 0) >= LENGTHS[name];
    if (target.name === name && (isFull || type === "change")) checkedFields.add(name);
  }
  const [gstin, cin] = [numberOf("gstin"), numberOf("cin")];
  const wrong = refusedNumbers({ legalName: textOf("legalName"), gstin, cin }, new Date());
  for (const name of NAMES) if (checkedFields.has(name)) say(name, wrong[name]);
}

form?.addEventListener("input", check);
form?.addEventListener("change", check);
