import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Job } from "../../worker/contract/jobs";
import { StatusBadge } from "../application/status-badge";
import { SafetyLine } from "../frame/safety-line";
import { Button, ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { FactList } from "../ui/fact-list";
import { Meter } from "../ui/progress/meter";
import { Ticket } from "../ui/ticket/ticket";
import { clockTime, rupees } from "../words/format";
import { FEE_DUE } from "./fee-due";
import { FullJob } from "./full-job";
import { slotsLeft } from "./job-facts";
import { factOf, type JobProps, mayHold } from "./job-page";
import { listSearch } from "./list-search";

export const APPLY_ID = "apply-now";

/** The ticket, and what stands under it: on phones that comes after the job's own text. */
export function JobSide({ page }: JobProps) {
  return (
    <>
      {page.standing || page.job.isApplied ? <Applied {...page} /> : <Slots page={page} />}
      <div className="job-page-facts">
        <Overview job={page.job} />
        <SafetyLine />
      </div>
    </>
  );
}

/** For who has applied: where that stands, and the way to it. */
function Applied({ standing }: JobProps["page"]) {
  return (
    <Ticket
      tone="open"
      label="Your application"
      number={standing ? `Application ${standing.application.id}` : undefined}
      state="APPLIED"
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
            See your application
          </ButtonLink>
          <Button type="button" variant="applied" disabled className="w-full">
            Applied
          </Button>
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
      label="Interview slots"
      number={`Job ${job.id}`}
      state={stateOf(job)}
      counterfoil={
        <div className="grid gap-3">
          <ApplyPart page={page} />
          <FactList
            rows={[
              { label: "Apply and take the test", value: <b>{rupees(0)}</b> },
              {
                label: "If you pass and book the interview",
                value: <b>{rupees(job.applicationPrice)}</b>,
              },
            ]}
          />
        </div>
      }
    >
      <Meter taken={job.applicantsCount} total={job.maxApplicants} />
    </Ticket>
  );
}

function stateOf(job: Job): string {
  if (job.isClosed) return "CLOSED";
  return slotsLeft(job) > 0 ? "OPEN" : "FULL";
}

function ApplyPart({ page }: JobProps) {
  const { job, testBy } = page;
  const search = listSearch(useLocation().search);
  if (job.isClosed) return <NotNow button="Closed">This job takes no new applications.</NotNow>;
  if (job.testOpensAt)
    return (
      <NotNow button="Apply later">
        You did not pass a test for this kind of work. You can apply from{" "}
        {clockTime(job.testOpensAt)}. Jobs of other kinds are open to you now.
      </NotNow>
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
        Apply Now
      </ButtonLink>
      <p className="text-sm">
        Apply now and a slot is kept for you until {clockTime(testBy)}, so that you can take the
        test.
      </p>
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

function Overview({ job }: { job: Job }) {
  return (
    <Card>
      <h2>Job Overview</h2>
      <FactList
        rows={[
          { label: "Category", value: factOf(job, "Category") },
          { label: "Job Type", value: factOf(job, "Job Type") },
          { label: "Salary", value: factOf(job, "Salary") },
          { label: "Slots Left", value: `${slotsLeft(job)} of ${job.maxApplicants}` },
          { label: "Application Price", value: rupees(job.applicationPrice), strong: true },
        ]}
      />
      <p className="text-sm text-ink-2">
        {job.applicationPrice > 0 ? FEE_DUE : "The employer pays for the slots of this job."}
      </p>
    </Card>
  );
}
