import { Link } from "@remix-run/react";
import { unpaidWords } from "../application/endings";
import { CancelRule } from "../application/stages/choices";
import { Preparation } from "../application/stages/preparation";
import type { StageProps } from "../application/stages/stage";
import { ButtonLink } from "../ui/button";
import { Card, Perforation } from "../ui/card";
import { InfoBox } from "../ui/info-box";
import { SafetyBox } from "../ui/safety-box";

export function PaymentConfirmed({ application, costs, cancelRule }: StageProps) {
  const prepared = (application.preparation?.length ?? 0) > 0;
  return (
    <>
      <Card>
        <p className="label">
          {unpaidWords(application.status, application) ?? "Payment Confirmed"}
        </p>
        {/* An interview at this stage is one that the employer cancelled. */}
        <h2 className="mt-1">
          {application.interview ? "Waiting for a new date" : "You're All Set!"}
        </h2>
        <p className="mt-2">
          Your interview is being scheduled. The date, time and link come by email and notification,
          and appear on this ticket.
        </p>
        <p className="mt-2">{costs}</p>
        <Perforation />
        <div className="three">
          <InfoBox title="Now">
            {prepared ? (
              <>
                Read the preparation material. <a href="#preparation">Open material</a>
              </>
            ) : (
              "Read the job again and have your papers ready."
            )}
          </InfoBox>
          <InfoBox title="Next">
            The employer sets a date. You get it by SMS and email. If the employer cancels:{" "}
            {application.price > 0
              ? "money back or a new date, you choose."
              : "you get a new date."}
          </InfoBox>
          <CancelRule title="Changed your mind?" rule={cancelRule} />
        </div>
        <Perforation />
        <ButtonLink to="/applications" variant="second">
          Go Back
        </ButtonLink>
      </Card>
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
