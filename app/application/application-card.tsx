import { Link } from "@remix-run/react";
import type { Application } from "../../worker/contract/applications";
import { CompanyMark } from "../jobs/company-mark";
import { applied } from "../words/en/application/application";
import { keptWords } from "./kept";
import { comingRounds, roundAt } from "./rounds";
import { StatusBadge } from "./status-badge";

/** The whole card is a link to its application. */
export function ApplicationCard(props: { application: Application; now: string; level?: 2 | 3 }) {
  const { application, now } = props;
  const { id, job, appliedAt } = application;
  const Heading = props.level === 3 ? "h3" : "h2";
  const kept = keptWords(application);
  return (
    <Link to={`/applications/${id}`} className="card card-link flex items-start gap-3">
      <CompanyMark company={job.company} logo={job.logo} />
      <div className="min-w-0 flex-1">
        <Heading className="text-xl">{job.title}</Heading>
        <p className="text-ink-2">{job.company}</p>
        <p className="meta mt-2 mb-4">
          <span>{job.location}</span>
          <span>{applied(appliedAt)}</span>
        </p>
        <StatusBadge application={application} />
        {comingRounds(application, now).map((round) => (
          <p key={round.id} className="mt-2 text-sm">
            {roundAt(round)}
          </p>
        ))}
        {kept && <p className="mt-2 text-sm">{kept}</p>}
      </div>
    </Link>
  );
}
