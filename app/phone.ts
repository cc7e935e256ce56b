/** Ten digits of an Indian mobile number, however it was typed, pasted or filled in. */
export function normalisePhone(typed: string): string {
  const ascii = typed.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
  const digits = ascii.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length === 12 && digits.startsWith("91") ? digits.slice(2) : digits;
}
