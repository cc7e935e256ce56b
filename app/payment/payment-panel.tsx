import type { Application } from "../../worker/contract/applications";
import { ActionForm } from "../application/stages/choices";
import * as words from "../words/en/payment/payment-panels";
import type { PaymentNews } from "./payment-news";

interface Props {
  application: Application;
  news: PaymentNews;
}

/** The payment's state, its reference numbers, and whom to ask about it. */
export function PaymentPanel({ application: { payment }, news }: Props) {
  return (
    <>
      <h2 className="text-section">{news.title}</h2>
      <p className="mt-2">{news.text}</p>
      <p className="mt-2 text-sm text-ink-2 wrap-anywhere">
        {words.numbersAndHelp(payment?.attempt?.reference, payment?.orderId)}
      </p>
      {!news.isOver && (
        <div className="mt-3">
          <ActionForm intent="check" variant="second">
            {words.lookAgain}
          </ActionForm>
        </div>
      )}
    </>
  );
}
