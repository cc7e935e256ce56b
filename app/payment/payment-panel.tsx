import { Link } from "@remix-run/react";
import type { Application } from "../../worker/contract/applications";
import { ActionForm } from "../application/stages/choices";
import type { PaymentNews } from "./payment-news";

interface Props {
  application: Application;
  news: PaymentNews;
}

/** What became of the payment, the numbers to ask about it with, and where to ask. */
export function PaymentPanel({ application: { payment }, news }: Props) {
  const numbers = [
    payment?.attempt && `Payment number: ${payment.attempt.reference}`,
    payment?.orderId && `Order number: ${payment.orderId}`,
  ].filter(Boolean);
  return (
    <>
      <h2 className="text-section">{news.title}</h2>
      <p className="mt-2">{news.text}</p>
      <p className="mt-2 text-sm text-ink-2 wrap-anywhere">
        {numbers.join(". ")}. <Link to="/help">Help</Link>
      </p>
      {!news.isOver && (
        <div className="mt-3">
          <ActionForm intent="check" variant="second">
            Look again
          </ActionForm>
        </div>
      )}
    </>
  );
}
