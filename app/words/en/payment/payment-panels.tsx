import { Link } from "@remix-run/react";
import { clockTime, rupees } from "../../format";

export const goBack = "Go Back";

// What became of a payment.

/** @param payment @param order their numbers, as far as there are any */
export const numbersAndHelp = (payment: string | undefined, order: string | null | undefined) => (
  <>
    {[payment && `Payment number: ${payment}`, order && `Order number: ${order}`]
      .filter(Boolean)
      .join(". ")}
    . <Link to="/help">Help</Link>
  </>
);
export const lookAgain = "Look again";

// Yes or no.

export const passed = "You passed.";
export const sayYesOrNo = "You can say yes or no. Nothing is charged until you press the button.";
export const sayYesOrNoOnceKept =
  "You can say yes or no once a slot is kept for you again. Keeping one costs nothing.";
export const closedForInterviews = "This job is closed: no interview can be booked any more.";
export const bookOnlyIfFree = "You can book an interview only when a slot is free.";

export const yes = "Yes, book my interview";
export const creditPays = "Your credit pays for it";
export const keptUntil = (at: string) => `Kept for you until ${clockTime(at)}`;
export const oneSlotWith = (company: string) => `One interview slot with ${company}`;
export const preparation = "Preparation material for this role";
export const notAJob = "Not a job, and not a better chance";
export const waysToPay = (provider: string) =>
  `UPI, card or net banking, through ${provider}. We bring you back here.`;
export const jobClosed = "This job is closed.";
export const noSlotFree = "No slot is free now.";
export const useCredit = `Use your credit, pay ${rupees(0)}`;
export const payOnceKept = "You can pay here when a slot is kept for you again.";

export const no = "No, thanks";
export const needNotDo = "You need not do anything";
export const resultStays = "Your application and test result stay here";
export const bookLater = "You can book later, if a slot is free";
export const jobsForNothing = (
  <>
    Some jobs cost nothing: <Link to="/jobs?free=true">jobs without a fee</Link>
  </>
);

// Confirmed.

export const confirmed = "Payment Confirmed";
export const allSet = "You're All Set!";
export const waitingForDate = "Waiting for a new date";
export const nowTitle = "Now";
export const readMaterial = (
  <>
    Read the preparation material. <a href="#preparation">Open material</a>
  </>
);
export const readJobAgain = "Read the job again and have your papers ready.";
export const nextTitle = "Next";
export const noneGood = "No time is good for you? New times appear here.";
export const changedMind = "Changed your mind?";
export const noMoreMoney = (
  <>
    <b>You will not be asked for any more money for this job.</b> Not for the interview, not for
    papers, not for joining. If anyone asks, <Link to="/contact">tell us</Link>.
  </>
);
