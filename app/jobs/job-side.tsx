import { Link, useLocation } from "@remix-run/react";
import * as pageWords from "~app/words/application/page";
import * as words from "~app/words/jobs/job";
import { Accordion } from "../ui/accordion";
import { Button, ButtonLink } from "../ui/button";
import { FactList } from "../ui/fact-list";
import { Ticket } from "../ui/ticket/ticket";
import { SimilarJobs } from "./job-card";
import { mayHold } from "./job-page";
import type { JobProps } from "./job-props";
import { NotifyMe } from "./notify-me";
import { listSearch } from "./search/list-search";
import { StatusBadge } from "./status-badge";

export const APPLY_ID = "apply-now";

/** The ticket and the details; on phones the details come after the job's text. */
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
function Applied({ standing, onlyOnce }: JobProps["page"]) {
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
          {isOver && <p>{onlyOnce}</p>}
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

/** The steps with their time and cost, and the button. */
function Slots({ page }: JobProps) {
  const { job, steps } = page;
  return (
    <Ticket
      tone={mayHold(job) ? "open" : "grey"}
      className="job-ticket"
      state={page.state}
      counterfoil={
        <a href={page.practice} className="btn btn-quiet w-full">
          {words.practise}
        </a>
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
      <ApplyPart page={page} />
    </Ticket>
  );
}

/** Replaces the Apply button of a full job and explains what happens when a slot opens. */
function FullJob({ page: { job, signedIn, cannotApply } }: JobProps) {
  return (
    <>
      <p>{cannotApply}</p>
      {signedIn ? (
        <NotifyMe job={job} />
      ) : (
        <ButtonLink to={`/login?next=${encodeURIComponent(`/jobs/${job.id}`)}`} variant="second">
          {words.loginForNotice}
        </ButtonLink>
      )}
    </>
  );
}

function ApplyPart({ page }: JobProps) {
  const { job, cannotApply } = page;
  const search = listSearch(useLocation().search);
  if (!cannotApply)
    return (
      <ButtonLink to={`/jobs/${job.id}/apply${search}`} id={APPLY_ID} size="lg" preventScrollReset>
        {words.applyNow}
      </ButtonLink>
    );
  return job.isClosed || job.testOpensAt ? <p>{cannotApply}</p> : <FullJob page={page} />;
}

/** The details: folded on a phone, open on wide screens. */
function LookedUp({ page }: JobProps) {
  const { job } = page;
  return (
    <div className="job-page-last unfold">
      <Accordion
        level={2}
        items={[
          {
            title: pageWords.whoIs(job.company, undefined),
            open: page.isPreview,
            text: (
              <>
                <p>{page.employerCheck}</p>
                {page.record && <p>{page.record}</p>}
                <p>{words.resumeFor(job.company)}</p>
                <Link to={`/companies/${job.employer.id}`}>{pageWords.seeCompany}</Link>
              </>
            ),
          },
          { title: words.overview, text: <Overview page={page} />, open: page.isPreview },
        ]}
      />
    </div>
  );
}

const Overview = ({ page }: JobProps) => (
  <>
    <FactList rows={page.overview} />
    <p className="text-sm">{page.feeNote}</p>
  </>
);
