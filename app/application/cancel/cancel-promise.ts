import type { Choices } from "../../../worker/contract/applications";
import { isPart } from "../../../worker/facts/refunds";

/** What the page says that cancelling gives back, as its form says it again: "refund 0.5". */
export const promiseOf = ({ cancel, refundShare }: Choices) =>
  isPart(refundShare) ? `${cancel} ${refundShare}` : String(cancel);
