import { Link } from "@remix-run/react";
import * as words from "~app/words/jobs/job";
import * as shareWords from "~app/words/jobs/share";
import * as termsWords from "~app/words/jobs/terms";
import { SafetyLine } from "../frame/safety-line";
import { Accordion } from "../ui/accordion";
import { ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { BulletList, FactList } from "../ui/fact-list";
import { langOf } from "../words/format";
import { SaveButton } from "./candidate-job-card";
import { CompanyMark } from "./job-card";
import { sectionsOf } from "./job-facts";
import type { JobProps } from "./job-props";

/** The job, its company, and whether the reader fits. */
export function JobHead({ page: { job, checkInShort, recordInShort, posted, facts } }: JobProps) {
  return (
    <header className="@container">
      <div className="job-head">
        {job.logo && <CompanyMark company={job.company} logo={job.logo} />}
        <h1 lang={langOf(job.title)}>{job.title}</h1>
        <SaveButton jobId={job.id} isSaved={job.isSaved} framed />
      </div>
      <p className="mt-1 text-sm text-ink-2">
        {job.company}
        {" · "}
        <Link to={`/companies/${job.employer.id}`}>{checkInShort}</Link>
        {` · ${recordInShort ? `${recordInShort} · ` : ""}${posted}`}
      </p>
      <Card className="job-facts">
        <FactList rows={facts} />
      </Card>
    </header>
  );
}

/** The company's own text, and actions on the page. */
export function JobBody({ page }: JobProps) {
  const [first, ...rest] = sectionsOf(page.job);
  return (
    <>
      {first && (
        <Card className="job-text unfold">
          <Sections of={[first]} />
          {rest.length > 0 && (
            <details open={page.isPreview}>
              <summary>{rest.map(([heading]) => termsWords.heading(heading)).join(", ")}</summary>
              <Sections of={rest} />
            </details>
          )}
        </Card>
      )}
      <div className="job-page-last unfold">
        <Accordion
          level={2}
          items={[
            {
              title: words.shareOrReport,
              text: <ShareOrReport page={page} />,
              open: page.isPreview,
            },
          ]}
        />
      </div>
    </>
  );
}

const Sections = ({ of }: { of: ReturnType<typeof sectionsOf> }) =>
  of.map(([heading, points]) => (
    <section key={heading}>
      <h2>{termsWords.heading(heading)}</h2>
      <BulletList points={points} />
    </section>
  ));

const ShareOrReport = ({ page }: JobProps) => (
  <div className="grid gap-3">
    <SafetyLine />
    <div className="flex flex-wrap gap-3">
      <a href={page.share} className="btn btn-second" target="_blank" rel="noopener">
        {shareWords.share}
      </a>
      <ButtonLink to={`/jobs/${page.job.id}/report`} variant="second">
        {shareWords.reportThis}
      </ButtonLink>
    </div>
  </div>
);
