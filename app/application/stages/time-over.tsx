import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Application } from "../../../worker/contract/applications";
import { slotsLeft } from "../../jobs/job-facts";
import { TellMe } from "../../jobs/tell-me";
import { NOTHING_CHARGED } from "../../payment/payment-news";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { clockTime } from "../../words/format";
import { overWords } from "../kept";
import { ActionForm } from "./choices";
import { isOutOfSlots, type StageProps } from "./stage";

/** Above the stage's own panel: what became of the slot, and whether there is another. */
export function TimeOver({ application, nothingCharged }: StageProps) {
  return (
    <Card>
      <h2>{overWords(application.slot)}</h2>
      <p className="mt-2">
        {whyOver(application.slot)} {nothingCharged && NOTHING_CHARGED}
      </p>
      {isOutOfSlots(application) ? (
        <NoneFree application={application} />
      ) : (
        <SomeFree application={application} />
      )}
    </Card>
  );
}

type Slot = Application["slot"];
const WHY: Record<NonNullable<Slot["releasedBecause"]>, (at: string) => ReactNode> = {
  time: (at) => `The slot was kept for you until ${at}.`,
  staff: (at) => (
    <>
      Our staff made the slot free for others on {at}. If you think that this is a mistake,{" "}
      <Link to="/help">ask us</Link>.
    </>
  ),
};

function whyOver({ expiresAt, releasedBecause }: Slot): ReactNode {
  if (!expiresAt) return "The slot is not kept for you any more.";
  return WHY[releasedBecause ?? "time"](clockTime(expiresAt));
}

function SomeFree({ application }: { application: Application }) {
  const { job, slot, assessment, choices } = application;
  // A credit confirms a slot that is free at once.
  if (slot.againFrom && !choices?.useCredit)
    return (
      <p className="mt-2">
        Others can take the slot first, until {clockTime(slot.againFrom)}. After that we can keep
        one for you again, if one is free.
      </p>
    );
  const free = slotsLeft(job);
  const words = `${free} of ${job.maxApplicants} slots ${free === 1 ? "is" : "are"} free now.`;
  // A test that is not open yet, a slot that costs nothing now: another button takes it.
  const another = assessment?.opensAt || choices?.claim || choices?.useCredit;
  return (
    <>
      <p className="mt-2">{words}</p>
      {!another && (
        <div className="mt-4">
          <ActionForm intent="keep" size="lg">
            Keep a slot for me again
          </ActionForm>
        </div>
      )}
    </>
  );
}

/** No slot can be had: what happens when one comes free, and who hears of it. */
function NoneFree({ application: { job } }: { application: Application }) {
  if (job.isClosed)
    return (
      <>
        <p className="mt-2">This job takes no new applications.</p>
        <ButtonLink to="/jobs" className="mt-4">
          Browse Jobs
        </ButtonLink>
      </>
    );
  return (
    <>
      <p className="mt-2">
        {job.maxApplicants === 1
          ? "The only slot is taken."
          : `All ${job.maxApplicants} slots are taken.`}{" "}
        When one comes free, we tell everybody who saved this job, by email and in Notifications,
        once a day at most. The slot goes to the first who takes it.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <TellMe job={job} />
        <ButtonLink to="/jobs" variant="second">
          Browse Jobs
        </ButtonLink>
      </div>
    </>
  );
}
