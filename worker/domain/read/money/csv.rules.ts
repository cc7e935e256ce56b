import type { MoneyPayment } from "../../../contract/staff/money";

/** A byte order mark, so that Excel reads Indian scripts as UTF-8. */
export const CSV_START = "\uFEFF";

/**
 * A cell that begins like this would be computed as a formula; an apostrophe before it makes it
 * text.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

/**
 * The same after a character that spreadsheets in other languages use as separator, quoted or not.
 */
const FORMULA_INSIDE = /([;\t\n])(?=[\s\p{Cc}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

const cell = (value: string | number | null): string => {
  const text = String(value ?? "").replace(FORMULA_INSIDE, "$1'");
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line of a CSV file. */
export const moneyLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(cell).join(",")}\r\n`;

/** "199.00": without a currency sign, and with a decimal point in every language. */
const rupees = (paise: number) => (paise / 100).toFixed(2);

/** The columns of the payments file, in order. */
const COLUMNS: readonly [head: string, of: (row: MoneyPayment) => string | number | null][] = [
  ["Day in India", ({ day }) => day],
  ["Captured at (UTC)", ({ capturedAt }) => capturedAt],
  ["Payment", ({ providerPaymentId }) => providerPaymentId],
  ["Order", ({ providerOrderId }) => providerOrderId],
  ["Method", ({ method }) => method],
  ["State", ({ state }) => state],
  ["Refund", ({ refundId }) => refundId],
  ["Captured", ({ captured }) => rupees(captured)],
  ["Refunded", ({ refunded }) => rupees(refunded)],
  ["Under way", ({ underWay }) => rupees(underWay)],
  ["Credits open", ({ creditsOpen }) => rupees(creditsOpen)],
  ["Kept", ({ kept }) => rupees(kept)],
  ["Application", ({ applicationId }) => `PK-${applicationId}`],
  ["Person", ({ person }) => person.id],
  ["Name", ({ person }) => person.name],
  ["Job", ({ job }) => job.id],
  ["Title", ({ job }) => job.title],
  ["Company", ({ job }) => job.company],
];

export const moneyLines = {
  heads: COLUMNS.map(([head]) => head),
  of: (row: MoneyPayment) => COLUMNS.map(([, of]) => of(row)),
};
