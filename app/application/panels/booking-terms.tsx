import * as words from "~app/words/payment/pay-terms";
import type { Booking } from "../view/slot.server";

/** The terms to read before paying: price, promise, refund, safety, and the available times. */
export function BookingTerms({ lines, times }: Booking) {
  return (
    <>
      {lines.map((line) => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
      {times.length > 0 && (
        <section>
          <h3 className="label">{words.timesTitle}</h3>
          {times.map((line) => (
            <p key={line} className="mt-1 text-sm">
              {line}
            </p>
          ))}
        </section>
      )}
    </>
  );
}
