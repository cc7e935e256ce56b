import type { Application } from "../../worker/contract/applications";
import { CompanyMark } from "../jobs/company-mark";
import { BulletList } from "../ui/bullet-list";
import { Card, Perforation } from "../ui/card";
import { FactList } from "../ui/fact-list";
import * as words from "../words/en/application/page";
import { rupees } from "../words/format";

/** The job beside its application. */
export function AppliedJob(props: { application: Application; feeDue?: string; now: string }) {
  const { application, feeDue, now } = props;
  const { job } = application;
  const sections = Object.entries(job.jobDetail).filter(([, points]) => points.length > 0);
  return (
    <Card>
      <div className="flex items-start gap-3">
        <CompanyMark company={job.company} logo={job.logo} />
        <div className="min-w-0">
          <h2 className="text-xl">{job.title}</h2>
          <p className="text-ink-2">{job.company}</p>
        </div>
      </div>
      <p className="meta mt-3">
        <span>{job.location}</span>
        <span>{words.posted(job.createdAt, now)}</span>
      </p>
      <Perforation />
      <h3>{words.jobDescription}</h3>
      {sections.map(([heading, points]) => (
        <section key={heading} className="mt-3 text-sm">
          <h4 className="label">{heading}</h4>
          <BulletList points={points} />
        </section>
      ))}
      <Perforation />
      <FactList
        rows={[
          {
            label: words.applicants,
            value: words.applicantCount(job.applicantsCount, job.maxApplicants),
          },
          { label: words.applicationFee, value: rupees(application.price) },
        ]}
      />
      {feeDue && <p className="text-sm text-ink-2">{feeDue}</p>}
    </Card>
  );
}
