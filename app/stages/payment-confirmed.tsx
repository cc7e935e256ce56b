import { Link } from "@remix-run/react";
import { freeWords } from "../endings";
import { ButtonLink } from "../ui/button";
import { Note } from "../ui/note";
import { SafetyBox } from "../ui/safety-box";
import { Perforation, Sheet } from "../ui/sheet";
import { Preparation } from "./preparation";
import { cancelRule, type StageProps } from "./stage";

export function PaymentConfirmed({ application }: StageProps) {
  const rule = cancelRule(application);
  const prepared = (application.preparation?.length ?? 0) > 0;
  return (
    <>
      <Sheet>
        <p className="label">
          {freeWords(application.status, application.price) ?? "Payment Confirmed"}
        </p>
        {/* An interview at this stage is one that the employer cancelled. */}
        <h2 className="mt-1">
          {application.interview ? "Waiting for a new date" : "You're All Set!"}
        </h2>
        <p className="mt-2">
          Your interview is being scheduled. The date, time and link come by email and notification,
          and appear on this ticket.
        </p>
        <Perforation />
        <div className="three">
          <Note title="Now">
            {prepared ? (
              <>
                Read the preparation material. <a href="#preparation">Open material</a>
              </>
            ) : (
              "Read the job again and have your papers ready."
            )}
          </Note>
          <Note title="Next">
            The employer sets a date. You get it by SMS and email. If the employer cancels:{" "}
            {application.price > 0
              ? "money back or a new date, you choose."
              : "you get a new date."}
          </Note>
          {rule && <Note title="Changed your mind?">{rule}</Note>}
        </div>
        <Perforation />
        <ButtonLink to="/applications" variant="second">
          Go Back
        </ButtonLink>
      </Sheet>
      <Preparation points={application.preparation} />
      {application.price > 0 && <NoMoreMoney />}
    </>
  );
}

function NoMoreMoney() {
  return (
    <SafetyBox>
      <b>You will not be asked for any more money for this job.</b> Not for the interview, not for
      papers, not for joining. If anyone asks, <Link to="/contact">tell us</Link>.
    </SafetyBox>
  );
}
