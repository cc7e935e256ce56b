import { Link } from "@remix-run/react";
import type { Application } from "../../worker/contract/applications";
import type { SlotState } from "../../worker/facts/statuses";
import { isJustBooked } from "../../worker/facts/statuses";
import { GIVEN_BACK, isCredit, methodWords, receiptOf } from "../payment/receipt";
import { PriceStub } from "../ui/ticket/price-stub";
import { Stamp, StampPlace } from "../ui/ticket/stamp";
import { clockTime, day, gstSplit, priceWords, rupeesAndPaise } from "../words/format";
import { isWaiting } from "./kept";
import { hasBill } from "./stages/stage";

/** A stamp lands in motion for this long after the payment, and lies still afterwards. */
const FRESH_MS = 60_000;

const TO_PAY = "To pay, including GST";
const PAID = "Paid, including GST";

/**
 * Money alone: fee, tax, total, and what was paid when, how and by what reference. One line until
 * there is something to pay.
 */
export function SlotPriceStub({ application, now }: { application: Application; now: string }) {
  if (!hasBill(application)) return <PriceStub lines={[costOf(application)]} />;
  return (
    <PriceStub
      lines={linesOf(application)}
      note={noteOf(application)}
      stamp={<StampFor application={application} now={now} />}
    />
  );
}

/** What the slot costs, while there is nothing to pay. */
function costOf(application: Application) {
  const { price } = application;
  if (price === 0) return { label: "The employer pays", value: rupeesAndPaise(0) };
  return isWaiting(application)
    ? { label: "If you pass and book", value: priceWords(price) }
    : { label: "Paid", value: rupeesAndPaise(0) };
}

function linesOf(application: Application) {
  const { price, payment, choices } = application;
  const paise = price * 100;
  if (payment && isCredit(payment)) {
    return [{ label: "Paid with a credit", value: rupeesAndPaise(0), strong: true }];
  }
  const { base, gst } = gstSplit(paise);
  const fee = [
    { label: "Slot fee", value: rupeesAndPaise(base) },
    { label: "GST 18%", value: rupeesAndPaise(gst) },
  ];
  if (choices?.useCredit) {
    return [
      ...fee,
      { label: "Your credit", value: `−${rupeesAndPaise(paise)}` },
      { label: TO_PAY, value: rupeesAndPaise(0), strong: true },
    ];
  }
  const paid = payment?.at ? payment : undefined;
  const back = paid && GIVEN_BACK[paid.state];
  return [
    ...fee,
    { label: paid ? PAID : TO_PAY, value: rupeesAndPaise(paise), strong: true },
    ...(back ? [{ label: back, value: rupeesAndPaise(paid.amount) }] : []),
  ];
}

function noteOf(application: Application) {
  const { id, payment } = application;
  if (!payment?.at) return undefined;
  const { method, reference, at } = payment;
  return (
    <>
      {[method && methodWords(method), clockTime(at)].filter(Boolean).join(" · ")}
      {reference && (
        <>
          <br />
          {reference}
        </>
      )}
      {receiptOf(application) && (
        <>
          <br />
          <Link to={`/applications/${id}/receipt`}>Receipt</Link>
        </>
      )}
    </>
  );
}

/** The stamp is there exactly when the slot is confirmed for good. */
function StampFor({ application, now }: { application: Application; now: string }) {
  const at = application.history?.find(({ status }) => isJustBooked(status))?.at;
  const stamps: Record<SlotState, JSX.Element | null> = {
    held: <StampPlace />,
    confirmed: at ? (
      <Stamp
        text={`CONFIRMED ${day(at).toUpperCase()}`}
        label={`Stamped Pakka: slot confirmed on ${day(at)}`}
        fresh={Date.parse(now) - Date.parse(at) < FRESH_MS}
      />
    ) : null,
    released: null,
  };
  return application.closedBecause ? null : stamps[application.slot.state];
}
