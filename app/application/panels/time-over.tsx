import type { ReactNode } from "react";
import * as words from "~app/words/application/stages";
import * as paymentNewsWords from "~app/words/payment/payment-news";
import type { Application } from "../../../worker/contract/applications";
import { slotsLeft } from "../../jobs/job-facts";
import { NotifyMe } from "../../jobs/notify-me";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { overWords } from "../view/kept";
import { isOutOfSlots, mayKeepAgain, type StageProps } from "../view/stage";
import { ActionForm } from "./choices";

/** Above the stage's panel: why the slot is no longer kept, and whether another is free. */
export function TimeOver({ application, nothingCharged: isNothingCharged }: StageProps) {
  return (
    <Card>
      <h2>{overWords(application.slot)}</h2>
      <p className="mt-2">
        {whyOver(application.slot)} {isNothingCharged && paymentNewsWords.nothingCharged}
      </p>
      {isOutOfSlots(application) ? (
        <NoneFree application={application} />
      ) : (
        <SomeFree application={application} />
      )}
    </Card>
  );
}

function whyOver({ expiresAt, releasedBecause }: Application["slot"]): ReactNode {
  if (!expiresAt) return words.notKept;
  return releasedBecause === "staff"
    ? words.staffReleased(expiresAt)
    : words.wasKeptUntil(expiresAt);
}

function SomeFree({ application }: { application: Application }) {
  const { job, slot, choices } = application;
  // A credit confirms a free slot at once, so it need not wait for others.
  if (slot.againFrom && !choices?.useCredit)
    return <p className="mt-2">{words.othersFirst(slot.againFrom)}</p>;
  return (
    <>
      <p className="mt-2">{words.freeNow(slotsLeft(job), job.maxApplicants)}</p>
      {mayKeepAgain(application) && (
        <div className="mt-4">
          <ActionForm intent="keep" size="lg">
            {words.keepAgain}
          </ActionForm>
        </div>
      )}
    </>
  );
}

/** All slots are taken: what happens when one comes free, and who is notified. */
function NoneFree({ application: { job } }: { application: Application }) {
  if (job.isClosed)
    return (
      <>
        <p className="mt-2">{words.jobClosed}</p>
        <ButtonLink to="/jobs" className="mt-4">
          {words.browseJobs}
        </ButtonLink>
      </>
    );
  return (
    <>
      <p className="mt-2">{words.allTaken(job.maxApplicants)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <NotifyMe job={job} />
        <ButtonLink to="/jobs" variant="second">
          {words.browseJobs}
        </ButtonLink>
      </div>
    </>
  );
}
