import { Link } from "@remix-run/react";
import * as words from "~app/words/application/ticket";
import * as formatsWords from "~app/words/formats";
import * as refundsWords from "~app/words/payment/refunds";
import type { Application } from "../../../worker/contract/applications";
import { isJustBooked, isSlotConfirmed } from "../../../worker/facts/guarantee/statuses";
import { whySlotFree } from "../../jobs/why-free";
import { Stamp } from "../../ui/ticket/stamp";
import { PriceStub } from "../../ui/ticket/ticket";
import { clockTime, gstSplit, rupeesAndPaise } from "../../words/format";
import { isWaiting } from "../view/kept";
import { isCredit, receiptOf, returnedWords } from "../view/receipt";
import { hasBill } from "../view/stage";

/** For this long after the payment the stamp is animated. */
const FRESH_MS = 60_000;

/** The stamp of a confirmed slot. */
export function BookedStamp({ application, now }: { application: Application; now: string }) {
  const { slot, closedBecause, history } = application;
  const at = history?.find(({ status }) => isJustBooked(status))?.at;
  if (!at || closedBecause || !isSlotConfirmed(slot)) return null;
  return (
    <Stamp
      text={words.stampText(at)}
      label={words.stampLabel(at)}
      fresh={Date.parse(now) - Date.parse(at) < FRESH_MS}
    />
  );
}

/**
 * The bill: fee, tax, total, and the payment's time, method and reference. A single line until
 * there is something to pay.
 */
export function SlotPriceStub({ application, now }: { application: Application; now: string }) {
  if (!hasBill(application)) return <PriceStub lines={[costOf(application)]} />;
  return (
    <PriceStub
      lines={linesOf(application)}
      note={footnoteOf(application)}
      // Until a time is chosen, the ticket shows the stamp.
      stamp={
        isJustBooked(application.status) ? undefined : (
          <BookedStamp application={application} now={now} />
        )
      }
    />
  );
}

/** The price of the slot, while there is nothing to pay. */
function costOf(application: Application) {
  const { price } = application;
  const free = whySlotFree(application);
  if (free) return { label: words.costsNothing[free], value: rupeesAndPaise(0) };
  return isWaiting(application)
    ? { label: words.ifYouBook, value: formatsWords.priceWords(price) }
    : { label: words.paid, value: rupeesAndPaise(0) };
}

function linesOf(application: Application) {
  const { price, payment, refund, choices } = application;
  const paise = price * 100;
  if (payment && isCredit(payment)) {
    return [{ label: words.paidWithCredit, value: rupeesAndPaise(0), strong: true }];
  }
  const { base, gst } = gstSplit(paise);
  const fee = [
    { label: words.slotFee, value: rupeesAndPaise(base) },
    { label: words.gst, value: rupeesAndPaise(gst) },
  ];
  if (choices?.useCredit) {
    return [
      ...fee,
      { label: words.yourCredit, value: `−${rupeesAndPaise(paise)}` },
      { label: words.toPay, value: rupeesAndPaise(0), strong: true },
    ];
  }
  const paidPayment = payment?.at ? payment : undefined;
  const back = paidPayment && refund && returnedWords(paidPayment);
  return [
    ...fee,
    {
      label: paidPayment ? words.paidWithGst : words.toPay,
      value: rupeesAndPaise(paise),
      strong: true,
    },
    ...(back ? [{ label: back, value: rupeesAndPaise(refund.amount) }] : []),
  ];
}

function footnoteOf(application: Application) {
  const { id, payment } = application;
  if (!payment?.at) return undefined;
  const { method, reference, at } = payment;
  return (
    <>
      {[method && refundsWords.methodName(method), clockTime(at)].filter(Boolean).join(" · ")}
      {reference && (
        <>
          <br />
          {reference}
        </>
      )}
      {receiptOf(application) && (
        <>
          <br />
          <Link to={`/applications/${id}/receipt`}>{words.receipt}</Link>
        </>
      )}
    </>
  );
}
