import { REFUND_RULE } from "../../worker/facts/promises";

export { REFUND_RULE };

export function RefundRule() {
  return (
    <p>
      <strong>Refund rule.</strong> {REFUND_RULE}
    </p>
  );
}
