import { Link, useLocation } from "@remix-run/react";
import type { Job } from "../../worker/contract/job/jobs";
import { StatusBadge } from "../application/status-badge";
import { Accordion } from "../ui/accordion";
import { Button, ButtonLink } from "../ui/button";
import { FactList } from "../ui/fact-list";
import { Ticket } from "../ui/ticket/ticket";
import { seeCompany, whoIs } from "../words/en/application/page";
import * as words from "../words/en/jobs/job";
import { clockTime, rupees } from "../words/format";
import { FullJob } from "./full-job";
import { slotsLeft } from "./job-facts";
import { factOf, mayHold } from "./job-page";
import type { JobProps } from "./job-props";
import { listSearch } from "./search/list-search";
import { SimilarJobs } from "./similar-jobs";

export const APPLY_ID = "apply-now";

/** The ticket, and what one looks up: on phones that comes after the job's text. */
export function JobSide({ page }: JobProps) {
  return (
    <>
      {page.standing || page.job.isApplied ? <Applied {...page} /> : <Slots page={page} />}
      <SimilarJobs jobs={page.similar} />
      <LookedUp page={page} />
    </>
  );
}

/** For a candidate who has applied: the state of the application, and a link to it. */
function Applied({ standing, hasCredit }: JobProps["page"]) {
  const isOver = standing?.ending !== undefined;
  return (
    <Ticket
      tone={isOver ? "grey" : "open"}
      label={words.yourApplication}
      number={standing ? words.applicationNumber(standing.application.id) : undefined}
      state={standing?.ending ?? words.appliedState}
      until={
        standing && (
          <>
            <StatusBadge application={standing.application} />
            <p className="mt-2">{standing.words}</p>
          </>
        )
      }
      counterfoil={
        <div className="grid gap-3">
          {isOver && <p>{hasCredit ? words.onlyOnceWithCredit : words.onlyOnce}</p>}
          {isOver && (
            <ButtonLink to="/jobs" size="lg">
              {words.otherJobs}
            </ButtonLink>
          )}
          <ButtonLink
            to={standing ? `/applications/${standing.application.id}` : "/applications"}
            variant={isOver ? "second" : "primary"}
            size="lg"
          >
            {words.seeApplication}
          </ButtonLink>
          {!isOver && (
            <Button type="button" variant="applied">
              {words.applied}
            </Button>
          )}
        </div>
      }
    />
  );
}

/** What happens, when, and what it costs; the one button. */
function Slots({ page }: JobProps) {
  const { job, steps } = page;
  return (
    <Ticket
      tone={mayHold(job) ? "open" : "grey"}
      className="job-ticket"
      label={words.jobNumber(job.id)}
      state={stateOf(job)}
      counterfoil={
        <div className="grid gap-3">
          <ApplyPart page={page} />
          <a href={page.practice} className="btn btn-quiet">
            {words.practise}
          </a>
        </div>
      }
    >
      {steps.length > 0 && (
        <ol className="job-steps">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b> {text}
            </li>
          ))}
        </ol>
      )}
    </Ticket>
  );
}

function stateOf(job: Job): string {
  if (job.isClosed) return words.closed.state;
  if (job.testOpensAt) return words.applyLater;
  return mayHold(job) ? words.openSlots(slotsLeft(job)) : words.full(job.maxApplicants);
}

function ApplyPart({ page }: JobProps) {
  const { job } = page;
  const search = listSearch(useLocation().search);
  if (job.isClosed) return <p>{words.closed.text}</p>;
  if (job.testOpensAt) return <p>{words.applyLaterFrom(clockTime(job.testOpensAt))}</p>;
  if (!mayHold(job)) return <FullJob page={page} />;
  return (
    <ButtonLink to={`/jobs/${job.id}/apply${search}`} id={APPLY_ID} size="lg" preventScrollReset>
      {words.applyNow}
    </ButtonLink>
  );
}

/** Folded on a phone, open where there is room. */
function LookedUp({ page }: JobProps) {
  const { job } = page;
  return (
    <div className="job-page-last unfold">
      <Accordion
        level={2}
        items={[
          {
            title: whoIs(job.company, undefined),
            open: page.isPreview,
            text: (
              <>
                <p>{page.employerCheck}</p>
                <p>{words.resumeFor(job.company)}</p>
                {job.employer && <Link to={`/companies/${job.employer.id}`}>{seeCompany}</Link>}
              </>
            ),
          },
          { title: words.overview, text: <Overview page={page} />, open: page.isPreview },
        ]}
      />
    </div>
  );
}

function Overview({ page: { job, feeNote } }: JobProps) {
  return (
    <>
      <FactList
        rows={[
          { label: words.category, value: factOf(job, "Category") },
          { label: words.jobType, value: factOf(job, "Job Type") },
          { label: words.salary, value: factOf(job, "Salary") },
          { label: words.slotsLeft, value: words.slotsLeftOf(slotsLeft(job), job.maxApplicants) },
          { label: words.price, value: rupees(job.applicationPrice), strong: true },
        ]}
      />
      <p className="text-sm">{feeNote}</p>
    </>
  );
}
