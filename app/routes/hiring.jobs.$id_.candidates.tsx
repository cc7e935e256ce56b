import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { CANDIDATE_STAGES } from "../../worker/facts/candidates";
import { orNotFound } from "../console/act.server";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { CandidateTable } from "../console/hiring/candidates/candidate-table";
import { requireRecruiter } from "../console/hiring/role.server";
import { idParam, pageOfList } from "../forms/form.server";
import { Pager } from "../frame/pager";
import { unwrap } from "../session/api.server";
import { BackLink } from "../ui/back-link";
import * as words from "../words/en/console/candidates";

export const handle = { own: true };

export async function loader({ request, params, context: { session, now } }: LoaderFunctionArgs) {
  const person = await requireRecruiter(session);
  const id = idParam(params.id);
  if (!id) throw data(null, { status: 404 });
  const wanted = session.url.searchParams.get("stage");
  const stage = CANDIDATE_STAGES.find((one) => one === wanted);
  const one = session.hiring.api.employer.jobs[":id"];
  const param = { id };
  const [job, { rows, next }] = await orNotFound(
    Promise.all([
      unwrap(one.$get({ param })),
      pageOfList(request, (cursor) => one.candidates.$get({ param, query: { stage, cursor } })),
    ]),
  );
  return {
    ...{ person, stage, job: { id: job.id, title: job.title, counts: job.counts } },
    ...{ candidates: rows, next, now: now.toISOString() },
  };
}

export const meta: MetaFunction = () => consoleMeta(words.heading, "hiring");

export default function Candidates() {
  const { person, job, stage, candidates, next, now } = useLoaderData<typeof loader>();
  const { applied, passed, paid } = job.counts;
  return (
    <ConsolePage console="hiring" person={person} heading={words.heading}>
      <div className="console-stack">
        <BackLink to={`/hiring/jobs/${job.id}`}>{job.title}</BackLink>
        <p>{words.counts(applied, passed, paid)}</p>
        <nav aria-label={words.filters} className="console-pills">
          {[undefined, ...CANDIDATE_STAGES].map((one) => (
            <Link
              key={one ?? words.all}
              to={`/hiring/jobs/${job.id}/candidates${one ? `?stage=${one}` : ""}`}
              aria-current={one === stage ? "page" : undefined}
            >
              {one ? words.stages[one] : words.all}
            </Link>
          ))}
        </nav>
        <CandidateTable rows={candidates} now={now} />
        <Pager next={next} />
      </div>
    </ConsolePage>
  );
}
