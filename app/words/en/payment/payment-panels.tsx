import { Link } from "@remix-run/react";
import { clockTime, rupees } from "../../format";

export const goBack = "Go Back";

// The result of a payment.

/** @param payment @param order their ids, where known */
export const numbersAndHelp = (payment: string | undefined, order: string | null | undefined) => (
  <>
    {[payment && `Payment number: ${payment}`, order && `Order number: ${order}`]
      .filter(Boolean)
      .join(". ")}
    . <Link to="/help">Help</Link>
  </>
);
export const lookAgain = "Look again";

// The question whether to book: yes or no.

export const passed = "You passed. Book your interview?";
export const sayYesOrNo = (until: string | null) =>
  `Yes or no: both are fine.${until ? ` You have until ${clockTime(until)}.` : ""}`;
export const sayYesOrNoOnceKept =
  "First a slot must be kept for you again, which costs nothing. Then you can say yes or no.";
export const closedForInterviews = "This job is closed: no interview can be booked any more.";
export const bookOnlyIfFree = "No slot is open now. You can book when one opens.";
export const useCredit = `Use your free interview, pay ${rupees(0)}`;

export const no = `No, Go Back · ${rupees(0)}`;

// Confirmed.

export const confirmed = (price: number) => `Payment Confirmed · ${rupees(price)} paid`;
export const allSet = "You're All Set!";
export const waitingForDate = "Waiting for a new date";
export const noMoreMoney = (
  <>
    <b>Nobody may ask you for more money for this job.</b> If anyone does,{" "}
    <Link to="/contact">tell us</Link>.
  </>
);
