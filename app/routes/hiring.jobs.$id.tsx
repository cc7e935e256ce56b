import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as words from "~app/words/console/hiring";
import { CATEGORIES } from "../../worker/contract/values";
import { canDo, isPublishedState, isWithdrawnState } from "../../worker/facts/jobs/job-states";
import { act, actIn, requireFound } from "../console/act.server";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { saveJob } from "../console/hiring/jobs/job.server";
import {
  JobCounts,
  JobStanding,
  WaitingChange,
  WithdrawJob,
} from "../console/hiring/jobs/job-cards";
import { JobForm } from "../console/hiring/jobs/job-form";
import { typedOf, wantedJob } from "../console/hiring/jobs/job-values.server";
import { requireRecruiter } from "../console/hiring/role.server";
import { idParam } from "../forms/form.server";
import { unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";

const callsOf = (session: Session, rawId: string | undefined) => {
  const id = idParam(rawId);
  if (!id) throw data(null, { status: 404 });
  return { one: session.hiring.api.employer.jobs[":id"], param: { id } };
};

export async function loader({ params, context: { session } }: LoaderFunctionArgs) {
  const person = await requireRecruiter(session);
  const { one, param } = callsOf(session, params.id);
  const job = await requireFound(unwrap(one.$get({ param })));
  return { person, job, typed: typedOf(wantedJob(job)), categories: CATEGORIES };
}

export async function action({ params, context }: ActionFunctionArgs) {
  const { session } = context;
  await requireRecruiter(session);
  const { one, param } = callsOf(session, params.id);
  const form = await context.form();
  const acts = {
    "act:submit": () => unwrap(one.submit.$post({ param })),
    "act:pause": () => unwrap(one.pause.$post({ param })),
    "act:resume": () => unwrap(one.resume.$post({ param })),
  };
  const handler = actIn(form, acts);
  if (handler) return act("hiring", session, handler());
  return saveJob(session, form, await requireFound(unwrap(one.$get({ param }))));
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  consoleMeta(page?.job.title ?? consoleWords.pages.jobs, "hiring");

export default function Job() {
  const { person, job, typed, categories } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { jobState } = job;
  const isPublished = isPublishedState(jobState);
  const isOver = isWithdrawnState(jobState);
  const note = isPublished
    ? words.job.publishedNote
    : canDo("redraft", jobState)
      ? words.job.submittedNote
      : undefined;
  return (
    <ConsolePage
      console="hiring"
      person={person}
      heading={job.title}
      back={{ to: "/hiring/jobs", text: words.yourJobs }}
    >
      <div className="console-columns">
        <div className="console-stack console-side">
          <JobStanding job={job} />
          {isPublished && <JobCounts job={job} />}
        </div>
        <div className="console-stack">
          <WaitingChange proposal={job.proposal} />
          {!isOver && (
            <>
              <JobForm
                typed={typed}
                categories={categories}
                refusal={refusal}
                note={note}
                submits={!isPublished}
              />
              <WithdrawJob job={job} />
            </>
          )}
        </div>
      </div>
    </ConsolePage>
  );
}
