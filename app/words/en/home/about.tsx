import { SLOT_FEE } from "../../../../worker/facts/money/fees";
import { type Draw, rupees } from "../../format";

export const title = "About · Pakka";
export const description =
  "Pakka means sure, confirmed. Why we built a job marketplace with a free test first, and a fee only for an interview slot.";
export const heading = "About Pakka";
export const name = (
  <>
    <span lang="hi">पक्का</span>, pakka, means sure, confirmed. Your interview should be sure before
    you travel to it.
  </>
);
export const problemHeading = "What was wrong";
export const problem =
  "People apply for many jobs and hear nothing. Some messages that come ask for money first, and then there is no job. So people learn never to pay, and they are right.";
export const workHeading = "What we do";
export const work = (prices: string | null) =>
  `Searching, applying and testing are free. A short test shows that you can do the work. If you pass, you can book an interview slot with the employer: ${prices ?? rupees(SLOT_FEE)}, including GST. It is kept for you alone, like a reserved seat in a train. You choose the time, and if there is no interview by the promised date, all your money comes back. If you do not pass, you do not pay.`;
export const limitsHeading = "What we do not do";
export const limits = (pricing: Draw) => (
  <>
    We do not sell jobs. Paying does not change what the employer decides. We ask for money in one
    place only: your own application page. {pricing("The price of a job and the refund rule")} are
    the same for everyone.
  </>
);
export const employersHeading = "For employers";
export const employers = (contact: Draw) => (
  <>
    You meet people who passed your test and booked an interview with you.{" "}
    {contact("Partner with us")}.
  </>
);
