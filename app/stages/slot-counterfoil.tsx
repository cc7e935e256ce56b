import type { Application } from "../../worker/contract/applications";
import type { SlotState } from "../../worker/contract/values";
import { clockTime, day, gstSplit, rupeesAndPaise } from "../format";
import { Counterfoil } from "../ui/counterfoil";
import { Stamp, StampPlace } from "../ui/stamp";

/** A stamp lands in motion for this long after the payment, and lies still afterwards. */
const FRESH_MS = 60_000;

const TOTALS: Record<SlotState, string> = {
  held: "To pay, all in",
  confirmed: "Paid, all in",
  released: "To pay, all in",
};

export function SlotCounterfoil({ application, now }: { application: Application; now: string }) {
  const { slot, payment } = application;
  const paise = application.price * 100;
  const { base, gst } = gstSplit(paise);
  const paid = payment?.at ? payment : undefined;
  return (
    <Counterfoil
      lines={[
        { label: "Slot fee", value: rupeesAndPaise(base) },
        { label: "GST 18%", value: rupeesAndPaise(gst) },
        {
          label: paid ? TOTALS.confirmed : TOTALS[slot.state],
          value: rupeesAndPaise(paise),
          strong: true,
        },
        ...(paid ? [] : [{ label: "Paid so far", value: rupeesAndPaise(0) }]),
      ]}
      note={
        paid?.at ? (
          <>
            {[paid.method, clockTime(paid.at)].filter(Boolean).join(" · ")}
            {paid.reference && (
              <>
                <br />
                <span className="break-all">{paid.reference}</span>
              </>
            )}
          </>
        ) : paise === 0 ? (
          "The employer pays for this slot."
        ) : undefined
      }
      stamp={<StampFor application={application} now={now} />}
    />
  );
}

/** The stamp is there exactly when the slot is confirmed for good. */
function StampFor({ application, now }: { application: Application; now: string }) {
  const at = application.history?.findLast((move) => STAMPED[move.status])?.at;
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

const STAMPED: Partial<Record<Application["status"], true>> = { PAYMENT_CONFIRMED: true };
