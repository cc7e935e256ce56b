// What is wrong with a value where its schema has no words of its own.

const KINDS: Record<string, string> = {
  string: "Give a text",
  number: "Give a number",
  int: "Give a whole number",
  array: "Give a list",
  object: "Give an object of named values",
  boolean: "Give true or false",
};

/** What is counted of a value that is no number, one and many. */
const COUNTED: Record<string, [one: string, many: string]> = {
  string: ["character", "characters"],
  array: ["entry", "entries"],
};

function amount(kind: string, limit: number | bigint): string {
  const unit = COUNTED[kind]?.[limit === 1 ? 0 : 1];
  return unit ? `${limit} ${unit}` : String(limit);
}

export const missing = "This is missing";
/** A value of this kind is wanted; undefined where the kind has no name. */
export const wanted = (kind: string) => KINDS[kind];
export const oneOf = (values: unknown[]) => `Choose ${values.join(" or ")}`;
export const atLeast = (kind: string, limit: number | bigint) =>
  `Give at least ${amount(kind, limit)}`;
export const moreThan = (kind: string, limit: number | bigint) =>
  `Give more than ${amount(kind, limit)}`;
export const atMost = (kind: string, limit: number | bigint) =>
  `Give at most ${amount(kind, limit)}`;
