import { Link } from "@remix-run/react";
import * as applicationWords from "~app/words/application/application";
import * as freeSlotsWords from "~app/words/application/free-slots";
import type { Application } from "../../../worker/contract/applications";
import { CompanyMark } from "../../jobs/job-card";
import { StatusBadge } from "../../jobs/status-badge";
import { Card } from "../../ui/card";
import { keptWords } from "../view/kept";
import { comingRounds, roundAt } from "../view/rounds";

/** The whole card is a link to its application. */
export function ApplicationCard(props: { application: Application; now: string; level?: 2 | 3 }) {
  const { application, now } = props;
  const { id, job, appliedAt } = application;
  const Heading = props.level === 3 ? "h3" : "h2";
  const holdText = keptWords(application);
  return (
    <Link to={`/applications/${id}`} className="card card-link flex items-start gap-3">
      <CompanyMark company={job.company} logo={job.logo} />
      <div className="min-w-0 flex-1">
        <Heading className="text-xl">{job.title}</Heading>
        <p className="text-ink-2">{job.company}</p>
        <p className="meta mt-2 mb-4">
          <span>{job.location}</span>
          <span>{applicationWords.applied(appliedAt)}</span>
        </p>
        <StatusBadge application={application} />
        {comingRounds(application, now).map((round) => (
          <p key={round.id} className="mt-2 text-sm">
            {roundAt(round)}
          </p>
        ))}
        {holdText && <p className="mt-2 text-sm">{holdText}</p>}
      </div>
    </Link>
  );
}

/** The candidate's credits, given after a late cancellation or as goodwill. */
export function FreeSlots({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Card className="mt-5">
      <p>{freeSlotsWords.freeSlots(count)}</p>
    </Card>
  );
}
