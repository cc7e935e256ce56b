import * as words from "~app/words/application/page";
import type { Application } from "../../../worker/contract/applications";
import { CompanyMark } from "../../jobs/company-mark";
import { BulletList } from "../../ui/bullet-list";
import { FactList } from "../../ui/fact-list";
import { rupees } from "../../words/format";

/** The job of an application. */
export function AppliedJob(props: { application: Application; feeDue?: string; now: string }) {
  const { application, feeDue, now } = props;
  const { job } = application;
  const sections = Object.entries(job.jobDetail).filter(([, points]) => points.length > 0);
  return (
    <>
      <div className="flex items-start gap-3">
        <CompanyMark company={job.company} logo={job.logo} />
        <div className="min-w-0">
          <p className="strong">{job.title}</p>
          <p>{words.where(job.company, job.location)}</p>
          <p className="text-sm">{words.posted(job.createdAt, now)}</p>
        </div>
      </div>
      <h3 className="mt-4">{words.jobDescription}</h3>
      {sections.map(([heading, points]) => (
        <section key={heading} className="mt-3 text-sm">
          <h4 className="label">{heading}</h4>
          <BulletList points={points} />
        </section>
      ))}
      <div className="mt-4">
        <FactList
          rows={[
            {
              label: words.applicants,
              value: words.applicantCount(job.applicantsCount, job.maxApplicants),
            },
            { label: words.applicationFee, value: rupees(application.price) },
          ]}
        />
        {feeDue && <p className="text-sm">{feeDue}</p>}
      </div>
    </>
  );
}
