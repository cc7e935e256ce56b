import type { Job } from "../../worker/contract/jobs";
import { ago, clockTime, rupees, slots } from "../format";
import { Sheet } from "../ui/sheet";
import { CompanyMark } from "./company-mark";
import { mayHold, sectionsOf, slotsLeft } from "./job-facts";
import { Points } from "./points";
import { SaveButton } from "./save-button";

interface Props {
  page: { job: Job; applicationId: number | null; now: string; testBy: string };
}

export function JobHead({ page: { job, now } }: Props) {
  return (
    <header>
      <div className="flex items-start gap-4">
        <CompanyMark company={job.company} logo={job.logo} size="lg" />
        <div className="min-w-0 flex-1">
          <h1>{job.title}</h1>
          <p className="text-lg text-ink-2">{job.company}</p>
        </div>
        <SaveButton jobId={job.id} isSaved={job.isSaved} framed />
      </div>
      <p className="mt-3 flex flex-wrap gap-x-4 text-ink-2">
        <span>{job.location}</span>
        <span>Posted {ago(job.createdAt, now)}</span>
        <b className="text-ink">{slots(slotsLeft(job))}</b>
      </p>
    </header>
  );
}

export function JobBody({ page }: Props) {
  const sections = sectionsOf(page.job);
  return (
    <div className="grid gap-5">
      {sections.length > 0 && (
        <Sheet className="grid gap-5">
          {sections.map(([heading, points]) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <Points points={points} />
            </section>
          ))}
        </Sheet>
      )}
      {page.applicationId === null && mayHold(page.job) && <IfYouApply page={page} />}
    </div>
  );
}

function IfYouApply({ page: { job, testBy } }: Props) {
  const test = job.assessment;
  const steps = [
    {
      title: "Now: apply",
      text: `A slot is held for you. Your resume goes to ${job.company} only.`,
      fare: 0,
    },
    {
      title: `By ${clockTime(testBy)}: take the test`,
      text: test
        ? `${test.questions} questions, ${test.minutes} minutes. Result at once.`
        : "Under 15 minutes. Result at once.",
      fare: 0,
    },
    job.applicationPrice > 0
      ? {
          title: "If you pass: 24 hours to decide",
          text: "Take the slot, or let it go.",
          fare: job.applicationPrice,
        }
      : {
          title: "If you pass: the slot is yours",
          text: "The employer pays for it.",
          fare: 0,
        },
    {
      title: "Interview and result",
      text: "A date in writing. An answer, whatever it is.",
      fare: 0,
    },
  ];
  return (
    <Sheet>
      <h2>If you apply today</h2>
      <ol className="stations stations-hollow mt-4">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <span className={step.fare > 0 ? "fare fare-paid" : "fare"}>{rupees(step.fare)}</span>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
