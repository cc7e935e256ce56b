import type * as z from "zod";

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

function amount(origin: string, limit: number | bigint): string {
  const unit = COUNTED[origin]?.[limit === 1 ? 0 : 1];
  return unit ? `${limit} ${unit}` : String(limit);
}

/** What is wrong with a value, fit to show, where its schema has no words of its own. */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "This is missing" : KINDS[issue.expected];
    case "invalid_value":
      return `Choose ${issue.values.join(" or ")}`;
    case "too_small":
      return `Give ${issue.inclusive === false ? "more than" : "at least"} ${amount(issue.origin, issue.minimum)}`;
    case "too_big":
      return `Give at most ${amount(issue.origin, issue.maximum)}`;
    default:
      return undefined;
  }
};
