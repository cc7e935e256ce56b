import type { MoneyPayment } from "../../contract/staff/money";

/** So that Excel reads the letters of Indian scripts as they are. */
export const CSV_START = "\uFEFF";

/** A spreadsheet would compute what begins so; with an apostrophe before it, it is a text. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

/** The same behind a sign at which a spreadsheet of another language parts its cells, in quotes or not. */
const FORMULA_INSIDE = /([;\t\n])(?=[\s\p{Cc}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;

const cell = (value: string | number | null): string => {
  const text = String(value ?? "").replace(FORMULA_INSIDE, "$1'");
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A line of a file for spreadsheets. */
export const moneyLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(cell).join(",")}\r\n`;

/** "199.00": without a sign for the currency, and with a point in every language. */
const rupees = (paise: number) => (paise / 100).toFixed(2);

/** The columns of the books, in their order. */
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
