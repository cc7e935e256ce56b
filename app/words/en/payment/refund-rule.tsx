import { REFUND_RULE } from "../../../../worker/facts/promises";

export const refundRule = (
  <>
    <strong>Refund rule.</strong> {REFUND_RULE}
  </>
);
