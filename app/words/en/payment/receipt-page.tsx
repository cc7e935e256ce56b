import { brand } from "../../../../worker/facts/brand";
import { GST_PERCENT } from "../../../../worker/facts/money/fees";
import { REFUND_RULE } from "../../../../worker/words/en/promises";

export const pageTitle = "Receipt · Pakka";
export const pageDescription = "What you paid for an interview slot, when and to whom.";

export const back = "Back to your application";
export const receipt = "Receipt";
export const issuer = `${brand.legalName}, ${brand.address}`;

export const paidBy = "Paid by";
export const you = "You";
export const paidFor = "For";
export const slotNumber = (id: number) => `Interview slot PK-${id}`;
export const work = "Work";
export const jobAt = (title: string, company: string) => `${title}, ${company}`;
export const paidOn = "Paid on";
export const method = "Method";
export const reference = "Reference";

export const slotFee = "Slot fee";
export const gstIncluded = `GST ${GST_PERCENT}%, included`;
export const paid = "Paid";

export const questions = `Questions about this payment: ${brand.supportEmail}, quote the reference.`;
export const howToKeep = "To keep it, print this page or save it as a PDF.";
export const print = "Print or save";

export const refundRule = (
  <>
    <strong>Refund rule.</strong> {REFUND_RULE}
  </>
);
