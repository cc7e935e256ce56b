import type * as z from "zod";
import * as words from "../words/en/schema-errors";

/** Messages for people, used if the schema has no message of its own. */
export const wordsOfIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? words.missing : words.wanted(issue.expected);
    case "invalid_value":
      return words.oneOf(issue.values);
    case "too_small":
      return (issue.inclusive === false ? words.moreThan : words.atLeast)(
        issue.origin,
        issue.minimum,
      );
    case "too_big":
      return words.atMost(issue.origin, issue.maximum);
    default:
      return undefined;
  }
};
