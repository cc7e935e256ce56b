import * as words from "../../words/en/console/find";

/** A text in which the search term is marked. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const at = typed === "" ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + typed.length)}</mark>
      {text.slice(at + typed.length)}
    </>
  );
}

/** A phone number in which the typed first digits are marked. */
export function MarkedPhone({ phone, typed }: { phone: string; typed: string }) {
  const digits = typed.replace(/\D/g, "").replace(/^(?:91|0)(?=\d{10}$)/, "");
  const isTyped = digits !== "" && /^\+?[\d\s().-]+$/.test(typed) && phone.startsWith(digits);
  const shown = words.phone(phone);
  const length = digits.length > 5 ? digits.length + 1 : digits.length;
  return <Marked text={shown} typed={isTyped ? shown.slice(0, length) : ""} />;
}
