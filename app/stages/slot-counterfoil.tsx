import { Link } from "@remix-run/react";
import type { Application } from "../../worker/contract/applications";
import type { SlotState } from "../../worker/contract/values";
import { clockTime, day, gstSplit, rupeesAndPaise } from "../format";
import { GIVEN_BACK, isCredit, methodWords, receiptOf } from "../receipt";
import { Counterfoil } from "../ui/counterfoil";
import { Stamp, StampPlace } from "../ui/stamp";
import { resultWords } from "./stage";

/** A stamp lands in motion for this long after the payment, and lies still afterwards. */
const FRESH_MS = 60_000;

const UNTESTED = "If you pass, all in";
const TOTALS: Record<SlotState, string> = {
  held: "To pay, all in",
  confirmed: "Paid, all in",
  released: "Fee, all in",
};

/** Money alone: fee, tax, total, and what was paid when, how and by what reference. */
export function SlotCounterfoil({ application, now }: { application: Application; now: string }) {
  return (
    <Counterfoil
      lines={linesOf(application)}
      note={noteOf(application)}
      stamp={<StampFor application={application} now={now} />}
    />
  );
}

function linesOf(application: Application) {
  const { price, slot, payment, choices } = application;
  const paise = price * 100;
  if (paise === 0) return [{ label: "To pay", value: rupeesAndPaise(0), strong: true }];
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
      { label: TOTALS.held, value: rupeesAndPaise(0), strong: true },
    ];
  }
  const paid = payment?.at ? payment : undefined;
  const back = paid && GIVEN_BACK[paid.state];
  const unpaid = resultWords(application) ? TOTALS[slot.state] : UNTESTED;
  const total = paid ? TOTALS.confirmed : unpaid;
  return [
    ...fee,
    { label: total, value: rupeesAndPaise(paise), strong: true },
    ...(paid ? [] : [{ label: "Paid so far", value: rupeesAndPaise(0) }]),
    ...(back ? [{ label: back, value: rupeesAndPaise(paid.amount) }] : []),
  ];
}

function noteOf(application: Application) {
  const { id, price, payment } = application;
  if (price === 0) return "The employer pays for this slot.";
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
  const at = application.history?.find((move) => STAMPED[move.status])?.at;
  const stamps: Record<SlotState, JSX.Element | null> = {
    held: application.price > 0 ? <StampPlace /> : null,
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

const STAMPED: Partial<Record<Application["status"], true>> = { PAYMENT_CONFIRMED: true };
