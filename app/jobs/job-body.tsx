import { PAYMENT_HOLD_HOURS } from "../../worker/facts/holds";
import { TEST_TIME_FIRST } from "../../worker/facts/tests";
import { BulletList } from "../ui/bullet-list";
import { Card } from "../ui/card";
import { slots } from "../ui/progress/meter";
import { ago, clockTime, rupees } from "../words/format";
import { CompanyMark } from "./company-mark";
import { sectionsOf, slotsLeft } from "./job-facts";
import { factOf, type JobProps, mayHold } from "./job-page";
import { SaveButton } from "./save-button";

export function JobHead({ page: { job, now } }: JobProps) {
  return (
    <header className="@container">
      <div className="job-head">
        <CompanyMark company={job.company} logo={job.logo} size="lg" />
        <div>
          <h1>{job.title}</h1>
          <p className="text-lg text-ink-2">{job.company}</p>
        </div>
        <SaveButton jobId={job.id} isSaved={job.isSaved} framed />
      </div>
      <p className="mt-3 text-lg strong">{factOf(job, "Salary")}</p>
      <ul className="meta">
        <li>{job.location}</li>
        <li>{factOf(job, "Job Type")}</li>
        <li>Posted {ago(job.createdAt, now)}</li>
        <li className="strong text-ink">{slots(slotsLeft(job))}</li>
      </ul>
    </header>
  );
}

export function JobBody({ page }: JobProps) {
  const sections = sectionsOf(page.job);
  return (
    <div className="grid gap-5">
      {sections.length > 0 && (
        <Card>
          {sections.map(([heading, points], index) => (
            <section key={heading} className={index > 0 ? "mt-5" : undefined}>
              <h2>{heading}</h2>
              <BulletList points={points} />
            </section>
          ))}
        </Card>
      )}
      {!page.standing && mayHold(page.job) && <IfYouApply page={page} />}
    </div>
  );
}

function IfYouApply({ page: { job, testBy } }: JobProps) {
  const test = job.assessment;
  const length = test ? `${test.questions} questions, ${test.minutes} minutes` : TEST_TIME_FIRST;
  const steps = [
    {
      title: "Now: apply",
      text: `We keep a slot for you. Your resume goes to ${job.company} only.`,
      fare: 0,
    },
    {
      title: `By ${clockTime(testBy)}: take the test`,
      text: `${length}. You see the result at once.`,
      fare: 0,
    },
    job.applicationPrice > 0
      ? {
          title: `If you pass: ${PAYMENT_HOLD_HOURS} hours to decide`,
          text: "Book the interview, or say no. You pay nothing if you say no.",
          fare: job.applicationPrice,
        }
      : {
          title: "If you pass: the slot is yours",
          text: "The employer pays for it.",
          fare: 0,
        },
    {
      title: "Interview and result",
      text: "You get the date by SMS. You get a yes or a no.",
      fare: 0,
    },
  ];
  return (
    <Card>
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
    </Card>
  );
}
