import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import * as meterWords from "~app/words/frame/meter";
import * as words from "~app/words/jobs/job-card";
import { Badge, Tag } from "../ui/badge";
import { Perforation } from "../ui/card";
import { initials } from "../words/format";
import type { CardJob } from "./card.server";
import { slotsLeft } from "./job-facts";
import { listSearch } from "./search/list-search";

/**
 * A company's logo over a placeholder, which stays visible if the logo is missing or fails to load:
 * an image without alternative text then takes up no space.
 */
export function CompanyMark({
  company,
  logo,
  size = "md",
}: {
  company: string;
  logo?: string | null;
  size?: "md" | "lg";
}) {
  return (
    <span className={`mark mark-${size}`}>
      <b aria-hidden="true">{initials(company)}</b>
      {logo && (
        <span>
          <img src={logo} alt="" loading="lazy" />
        </span>
      )}
    </span>
  );
}

interface Props {
  job: CardJob;
  level?: 2 | 3;
  /** Additional parts for a candidate. */
  own?: { heart: ReactNode; meter: ReactNode; acts: ReactNode };
}

/** The id of the title, which describes a candidate's parts of the card. */
export const titleIdOf = ({ id }: Pick<CardJob, "id">) => `job-${id}`;

/**
 * A job in a list: facts above the perforation, price and slots below. The whole card is a link.
 */
export function JobCard({ job, level, own }: Props) {
  const Heading = level === 2 ? "h2" : "h3";
  const search = listSearch(useLocation().search);
  return (
    <article className="card job-card">
      <div className="job-card-top">
        {(job.logo || own) && <CompanyMark company={job.company} logo={job.logo} />}
        <div>
          <Heading>
            <Link to={`/jobs/${job.id}${search}`} id={own && titleIdOf(job)}>
              {job.title}
            </Link>
          </Heading>
          <p>{job.company}</p>
        </div>
        {own?.heart}
      </div>
      <p className="strong">{job.salary}</p>
      <ul className="meta">
        {job.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {own && <li>{job.category}</li>}
        <li>{job.posted}</li>
      </ul>
      {job.because && <p className="text-sm">{job.because}</p>}
      <Perforation />
      {own?.meter}
      <div className="job-card-foot">
        <JobFee job={job} />
        {own ? own.acts : <b>{meterWords.slotsLeft(slotsLeft(job))}</b>}
      </div>
    </article>
  );
}

/** The price of a job; or that the candidate has applied, or that the job is closed. */
function JobFee({ job }: { job: CardJob }) {
  if (job.isApplied) return <Badge tone="green">{words.applied}</Badge>;
  if (job.isClosed) return <Badge tone="grey">{words.closed}</Badge>;
  if (job.costsNothing) return <Tag>{job.costsNothing}</Tag>;
  return <p>{words.onlyIfYouPass(job.applicationPrice)}</p>;
}

/** Similar jobs, shown if a job is closed, full or lost. */
export function SimilarJobs({ jobs = [] }: { jobs?: CardJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="similar">
      <h2 id="similar">{words.similarJobs}</h2>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </section>
  );
}
