import type { CLOSED_BECAUSE } from "../../worker/contract/applications";
import { ButtonLink } from "../ui/button";
import { Sheet } from "../ui/sheet";
import { RefundNews } from "./payment-news";
import type { StageProps } from "./stage";

const REASONS: Record<(typeof CLOSED_BECAUSE)[number], { title: string; text: string }> = {
  candidate_cancelled: {
    title: "You gave up this slot",
    text: "You cancelled. The slot is free for someone else.",
  },
  employer_cancelled: {
    title: "The employer cancelled",
    text: "You chose the money over a new date. The slot is given up.",
  },
  staff_refund: { title: "This slot was refunded", text: "We gave this slot's fee back to you." },
};

/** An ending by refund says its reason, never that someone else was chosen. */
export function Closed({ application }: StageProps) {
  if (!application.closedBecause) return null;
  const { title, text } = REASONS[application.closedBecause];
  return (
    <Sheet>
      <h2>{title}</h2>
      <p className="mt-2">{text}</p>
      <RefundNews application={application} />
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
        <ButtonLink to="/applications" variant="second">
          Go Back
        </ButtonLink>
      </div>
    </Sheet>
  );
}
