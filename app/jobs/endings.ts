import * as words from "~app/words/application/application";
import type { Application } from "../../worker/contract/applications";
import type { Status } from "../../worker/facts/guarantee/statuses";

/** The name of an ending without the employer's answer. */
export const endingName = ({ closedBecause }: Pick<Application, "closedBecause">) =>
  closedBecause && words.endingNames[closedBecause];

type Priced = Pick<Application, "price" | "paidWithCredit">;

/** The name of a status of a slot without a payment, because it was free or paid with a credit. */
export function unpaidName(status: Status, { price, paidWithCredit }: Priced) {
  if (price === 0) return words.unpaidNames[status]?.free;
  return paidWithCredit ? words.unpaidNames[status]?.credit : undefined;
}
