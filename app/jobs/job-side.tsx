import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Job } from "../../worker/contract/job/jobs";
import { StatusBadge } from "../application/status-badge";
import { SafetyLine } from "../frame/safety-line";
import { Button, ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { FactList } from "../ui/fact-list";
import { Meter } from "../ui/progress/meter";
import { Ticket } from "../ui/ticket/ticket";
import * as words from "../words/en/jobs/job";
import { reportThis, share } from "../words/en/jobs/share";
import { clockTime, rupees } from "../words/format";
import { FullJob } from "./full-job";
import { slotsLeft } from "./job-facts";
import { factOf, type JobProps, mayHold } from "./job-page";
import { listSearch } from "./search/list-search";
import { SimilarJobs } from "./similar-jobs";

export const APPLY_ID = "apply-now";

/** The ticket, and the facts under it: on phones these come after the job's text. */
export function JobSide({ page }: JobProps) {
  return (
    <>
      {page.standing || page.job.isApplied ? <Applied {...page} /> : <Slots page={page} />}
      <SimilarJobs jobs={page.job.similar} />
      <div className="job-page-facts">
        <Overview page={page} />
        <a href={page.share} className="btn btn-second" target="_blank" rel="noopener">
          {share}
        </a>
        <SafetyLine />
        <ButtonLink to={`/jobs/${page.job.id}/report`} variant="quiet">
          {reportThis}
        </ButtonLink>
      </div>
    </>
  );
}

/** For a candidate who has applied: the state of the application, and a link to it. */
function Applied({ standing }: JobProps["page"]) {
  return (
    <Ticket
      tone={standing?.ending ? "grey" : "open"}
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
          <ButtonLink
            to={standing ? `/applications/${standing.application.id}` : "/applications"}
            size="lg"
            className="w-full"
          >
            {words.seeApplication}
          </ButtonLink>
          {!standing?.ending && (
            <Button type="button" variant="applied" disabled className="w-full">
              {words.applied}
            </Button>
          )}
        </div>
      }
    />
  );
}

function Slots({ page }: JobProps) {
  const { job } = page;
  return (
    <Ticket
      tone={mayHold(job) ? "open" : "grey"}
      label={words.slots}
      number={words.jobNumber(job.id)}
      state={stateOf(job)}
      counterfoil={
        <div className="grid gap-3">
          {page.record && <p>{page.record}</p>}
          <ApplyPart page={page} />
          <FactList
            rows={[
              { label: words.applyAndTest, value: <b>{rupees(0)}</b> },
              {
                label: words.bookInterview,
                value: <b>{rupees(page.hasCredit ? 0 : job.applicationPrice)}</b>,
              },
            ]}
          />
          {page.feeNotes.onTicket && <p>{page.feeNotes.onTicket}</p>}
          {!job.isClosed && <p className="strong">{page.promise}</p>}
        </div>
      }
    >
      <Meter taken={job.applicantsCount} total={job.maxApplicants} />
    </Ticket>
  );
}

function stateOf(job: Job): string {
  if (job.isClosed) return words.states.closed;
  return slotsLeft(job) > 0 ? words.states.open : words.states.full;
}

function ApplyPart({ page }: JobProps) {
  const { job, testBy } = page;
  const search = listSearch(useLocation().search);
  if (job.isClosed) return <NotNow button={words.closed.button}>{words.closed.text}</NotNow>;
  if (job.testOpensAt)
    return (
      <NotNow button={words.applyLater}>{words.applyLaterFrom(clockTime(job.testOpensAt))}</NotNow>
    );
  if (!mayHold(job)) return <FullJob page={page} />;
  return (
    <>
      <ButtonLink
        to={`/jobs/${job.id}/apply${search}`}
        id={APPLY_ID}
        size="lg"
        className="w-full"
        preventScrollReset
      >
        {words.applyNow}
      </ButtonLink>
      <p className="text-sm">{words.holdUntil(clockTime(testBy))}</p>
    </>
  );
}

function NotNow({ button, children }: { button: string; children: ReactNode }) {
  return (
    <>
      <Button type="button" variant="second" size="lg" disabled className="w-full">
        {button}
      </Button>
      <p className="text-sm">{children}</p>
    </>
  );
}

function Overview({ page: { job, feeNotes } }: JobProps) {
  return (
    <Card>
      <h2>{words.overview}</h2>
      <FactList
        rows={[
          { label: words.category, value: factOf(job, "Category") },
          { label: words.jobType, value: factOf(job, "Job Type") },
          { label: words.salary, value: factOf(job, "Salary") },
          { label: words.slotsLeft, value: words.slotsLeftOf(slotsLeft(job), job.maxApplicants) },
          { label: words.price, value: rupees(job.applicationPrice), strong: true },
        ]}
      />
      {feeNotes.underFacts && <p className="text-sm text-ink-2">{feeNotes.underFacts}</p>}
    </Card>
  );
}
