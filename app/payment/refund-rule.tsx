import { refundRule } from "../words/en/payment/refund-rule";

export const RefundRule = () => <p>{refundRule}</p>;
