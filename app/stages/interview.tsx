import type { Application } from "../../worker/contract/applications";
import type { Status } from "../../worker/contract/values";
import { clockTime } from "../format";
import { FactList } from "../ui/fact-list";
import { Sheet } from "../ui/sheet";
import { Preparation } from "./preparation";
import type { StageProps } from "./stage";
import { WaysOn } from "./ways-on";

const ROUNDS: Partial<Record<Status, string>> = {
  INTERVIEW_1_SCHEDULED: "Round 1",
  INTERVIEW_2_SCHEDULED: "Round 2",
};

export function Interview({ application }: StageProps) {
  const round = ROUNDS[application.status];
  return (
    <>
      <Sheet>
        {round && <p className="label">{round}</p>}
        <h2>Interview Scheduled</h2>
        <p className="mt-2">
          {application.job.company} has set your interview{round && `, ${round}`}. Check your email
          for the date, time and link.
        </p>
        {application.interview && <Appointment interview={application.interview} />}
        <WaysOn />
      </Sheet>
      <Preparation points={application.preparation} />
    </>
  );
}

function Appointment({ interview }: { interview: NonNullable<Application["interview"]> }) {
  const { at, link, place, calendarUrl } = interview;
  return (
    <div className="mt-4 grid gap-4">
      <FactList
        rows={[
          { label: "When", value: clockTime(at), strong: true },
          ...(link
            ? [
                {
                  label: "Link",
                  value: (
                    <a href={link} rel="noreferrer">
                      {link}
                    </a>
                  ),
                },
              ]
            : []),
          ...(place ? [{ label: "Place", value: place }] : []),
        ]}
      />
      <a href={calendarUrl} download>
        Add to your calendar
      </a>
    </div>
  );
}
