import type { Application } from "../../../worker/contract/applications";
import type { Status } from "../../../worker/facts/statuses";
import * as words from "../../words/en/application/application";

/** How it ended without the employer's answer. */
export const endingName = ({ closedBecause }: Pick<Application, "closedBecause">) =>
  closedBecause && words.endingNames[closedBecause];

type Priced = Pick<Application, "price" | "paidWithCredit">;

/** Where nothing was paid, no payment was confirmed: what a status is called then. */
export function unpaidName(status: Status, { price, paidWithCredit }: Priced) {
  if (price === 0) return words.unpaidNames[status]?.free;
  return paidWithCredit ? words.unpaidNames[status]?.credit : undefined;
}
