import type { Choices } from "../../../worker/contract/applications";
import { isPart } from "../../../worker/facts/refunds";

/** The promised return of cancelling, as the form posts it back: "refund 0.5". */
export const promiseOf = ({ cancel, refundShare }: Choices) =>
  isPart(refundShare) ? `${cancel} ${refundShare}` : String(cancel);
