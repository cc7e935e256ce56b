import { refundRule } from "../words/en/refund-rule";

export const RefundRule = () => <p>{refundRule}</p>;
