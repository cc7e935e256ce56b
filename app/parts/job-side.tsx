import type { ReactNode } from "react";
import type { Job } from "../../worker/contract/jobs";
import { allTaken, clockTime, rupees } from "../format";
import { Button, ButtonLink } from "../ui/button";
import { FactList } from "../ui/fact-list";
import { FillBar } from "../ui/fill-bar";
import { Sheet } from "../ui/sheet";
import { Ticket } from "../ui/ticket";
import { mayHold, slotsLeft } from "./job-facts";
import { SafetyLine } from "./safety-line";

export const APPLY_ID = "apply-now";

interface Props {
  page: { job: Job; applicationId: number | null };
}

/** The ticket, and what stands under it: on phones that comes after the job's own text. */
export function JobSide({ page }: Props) {
  const { job } = page;
  const left = slotsLeft(job);
  return (
    <>
      <Ticket
        tone={mayHold(job) ? "open" : "grey"}
        label="Interview slots"
        number={`Job ${job.id}`}
        state={stateOf(job, left)}
        counterfoil={<ApplyPart page={page} left={left} />}
      >
        <FillBar taken={job.applicantsCount} total={job.maxApplicants} />
      </Ticket>
      <div className="job-page-facts">
        <Overview job={job} left={left} />
        <SafetyLine />
      </div>
    </>
  );
}

function stateOf(job: Job, left: number): string {
  if (job.isClosed) return "CLOSED";
  return left > 0 ? "OPEN" : "FULL";
}

function ApplyPart({ page: { job, applicationId }, left }: Props & { left: number }) {
  const applied = job.isApplied || applicationId !== null;
  return (
    <div className="grid gap-3">
      {applied ? <Applied id={applicationId} /> : <ApplyNow job={job} />}
      {!applied && <p className="text-sm">{promiseOf(job, left)}</p>}
      <FactList
        rows={[
          { label: "Apply and test", value: <b>{rupees(0)}</b> },
          {
            label: "If you pass and want the slot",
            value: <b>{rupees(job.applicationPrice)}</b>,
          },
        ]}
      />
    </div>
  );
}

function Applied({ id }: { id: number | null }) {
  return (
    <>
      <Button type="button" variant="applied" size="lg" disabled className="w-full">
        Applied
      </Button>
      <p className="text-sm">The test link is on your application page and in your email.</p>
      <ButtonLink to={id === null ? "/applications" : `/applications/${id}`} className="w-full">
        See your application
      </ButtonLink>
    </>
  );
}

function ApplyNow({ job }: { job: Job }) {
  if (job.isClosed || job.testOpensAt)
    return (
      <Button type="button" variant="second" size="lg" disabled className="w-full">
        {job.isClosed ? "Closed" : "Apply later"}
      </Button>
    );
  return (
    <ButtonLink
      to={`/jobs/${job.id}/apply`}
      id={APPLY_ID}
      size="lg"
      className="w-full"
      preventScrollReset
    >
      Apply Now
    </ButtonLink>
  );
}

function promiseOf(job: Job, left: number): string {
  if (job.isClosed) return "This job takes no new applications.";
  if (job.testOpensAt)
    return `You did not pass a test for this kind of work. You can apply from ${clockTime(job.testOpensAt)} on. Jobs of other kinds are open to you now.`;
  return left > 0
    ? "Applying holds a slot for you for 72 hours while you take the test."
    : allTaken(job.maxApplicants);
}

function Overview({ job, left }: { job: Job; left: number }) {
  const first = (heading: string, absent: string): ReactNode =>
    job.jobDetail[heading]?.[0] ?? absent;
  return (
    <Sheet>
      <h2>Job Overview</h2>
      <FactList
        rows={[
          { label: "Category", value: first("Category", "General") },
          { label: "Job Type", value: first("Job Type", "Full-time") },
          { label: "Salary", value: first("Salary", "Competitive") },
          { label: "Slots Left", value: `${left} of ${job.maxApplicants}` },
          { label: "Application Price", value: rupees(job.applicationPrice), strong: true },
        ]}
      />
      <p className="mt-3 text-sm text-ink-2">
        {job.applicationPrice > 0
          ? "Due only if you pass the test and want the slot. Taxes included."
          : "The employer pays for the slots of this job."}
      </p>
    </Sheet>
  );
}
