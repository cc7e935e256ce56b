import { Link } from "@remix-run/react";
import { BulletList } from "../ui/bullet-list";
import { Card } from "../ui/card";
import { slotsLeft as slotsLeftWords } from "../words/en/frame/meter";
import * as words from "../words/en/jobs/job";
import { posted } from "../words/en/jobs/job-card";
import { ago, rupees } from "../words/format";
import { CompanyMark } from "./company-mark";
import { sectionsOf, slotsLeft } from "./job-facts";
import { factOf, type JobProps } from "./job-page";
import { SaveButton } from "./save-button";

export function JobHead({ page: { job, employerCheck, now } }: JobProps) {
  return (
    <header className="@container">
      <div className="job-head">
        <CompanyMark company={job.company} logo={job.logo} size="lg" />
        <div>
          <h1>{job.title}</h1>
          <p className="text-lg text-ink-2">{job.company}</p>
          <p className="text-sm text-ink-2">
            {job.employer ? (
              <Link to={`/companies/${job.employer.id}`}>{employerCheck}</Link>
            ) : (
              employerCheck
            )}
          </p>
        </div>
        <SaveButton jobId={job.id} isSaved={job.isSaved} framed />
      </div>
      <p className="mt-3 text-lg strong">{factOf(job, "Salary")}</p>
      <ul className="meta">
        <li>{job.location}</li>
        <li>{factOf(job, "Job Type")}</li>
        <li>{posted(ago(job.createdAt, now))}</li>
        <li className="strong text-ink">{slotsLeftWords(slotsLeft(job))}</li>
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
      {page.steps.length > 0 && <IfYouApply page={page} />}
    </div>
  );
}

function IfYouApply({ page: { steps } }: JobProps) {
  return (
    <Card>
      <h2>{words.stepsHeading}</h2>
      <ol className="stations stations-hollow mt-4">
        {steps.map(({ title, text, fare }) => (
          <li key={title}>
            <h3>{title}</h3>
            <span className={fare > 0 ? "fare fare-paid" : "fare"}>{rupees(fare)}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
