// Errors of schema fields that have no error text of their own.

const KINDS: Record<string, string> = {
  string: "Give a text",
  number: "Give a number",
  int: "Give a whole number",
  array: "Give a list",
  object: "Give an object of named values",
  boolean: "Give true or false",
};

/** Units that a limit counts, singular and plural; a number has none. */
const COUNTED: Record<string, [one: string, many: string]> = {
  string: ["character", "characters"],
  array: ["entry", "entries"],
};

function amount(kind: string, limit: number | bigint): string {
  const unit = COUNTED[kind]?.[limit === 1 ? 0 : 1];
  return unit ? `${limit} ${unit}` : String(limit);
}

export const missing = "This is missing";
/** Asks for a value of this kind; undefined for an unknown kind. */
export const wanted = (kind: string) => KINDS[kind];
export const oneOf = (values: unknown[]) => `Choose ${values.join(" or ")}`;
export const atLeast = (kind: string, limit: number | bigint) =>
  `Give at least ${amount(kind, limit)}`;
export const moreThan = (kind: string, limit: number | bigint) =>
  `Give more than ${amount(kind, limit)}`;
export const atMost = (kind: string, limit: number | bigint) =>
  `Give at most ${amount(kind, limit)}`;
