import type { Application } from "../../../worker/contract/applications";
import * as words from "../../words/en/application/day";
import { moneyWords } from "../../words/format";

type Paid = Pick<Application, "price" | "paidWithCredit" | "payment">;

/** What comes back where the company is at fault: "your ₹199"; undefined where nothing was paid. */
export function backOf({ price, paidWithCredit, payment }: Paid): string | undefined {
  if (price === 0) return undefined;
  return paidWithCredit
    ? words.whatPaid
    : words.yourMoney(moneyWords(payment?.amount ?? price * 100));
}
