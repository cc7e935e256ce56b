import { refundRule } from "../words/en/payment/receipt-page";

export const RefundRule = () => <p>{refundRule}</p>;
