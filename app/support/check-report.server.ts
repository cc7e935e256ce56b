import type { QueryInput } from "../../worker/contract/queries";
import { MESSAGE_MAX } from "../../worker/facts/texts";
import * as words from "../words/en/support/check";

/** A message that somebody took for ours, as a query to support. */
export const reportOf = (text: string): QueryInput => ({
  subject: words.reportSubject,
  description: `${words.reportSubject}: ${text}`.slice(0, MESSAGE_MAX),
  category: "other",
  suspicious: true,
});
