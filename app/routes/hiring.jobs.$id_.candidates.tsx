import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/candidates";
import { CANDIDATE_SORTS, CANDIDATE_STAGES } from "../../worker/facts/people/candidates";
import { requireFound } from "../console/act.server";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { CandidateTable } from "../console/hiring/candidates/candidate-table";
import { idsIn, listIn, MARKED_MOST, pathOfList } from "../console/hiring/candidates/many.server";
import { requireRecruiter } from "../console/hiring/role.server";
import { idParam, pageOfList } from "../forms/form.server";
import { Pager } from "../frame/pager";
import { unwrap } from "../session/api.server";
import { Button } from "../ui/button";
import { InfoBox } from "../ui/card";

export async function loader({ request, params, context: { session, now } }: LoaderFunctionArgs) {
  const person = await requireRecruiter(session);
  const id = idParam(params.id);
  if (!id) throw data(null, { status: 404 });
  const list = listIn(session.url);
  const one = session.hiring.api.employer.jobs[":id"];
  const param = { id };
  const limit = String(MARKED_MOST);
  const [job, counts, { rows, next }] = await requireFound(
    Promise.all([
      unwrap(one.$get({ param })),
      unwrap(one["candidate-counts"].$get({ param })),
      pageOfList(request, (cursor) =>
        one.candidates.$get({ param, query: { ...list, cursor, limit } }),
      ),
    ]),
  );
  const answeredIds = idsIn(session.url, "answered");
  const { stage, sort = "newest" } = list;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    person,
    stage,
    sort,
    next,
    candidates: rows,
    now: now.toISOString(),
    job: { id: job.id, title: job.title, counts: job.counts, rounds: job.rounds },
    stages: [undefined, ...CANDIDATE_STAGES].map((one) => ({
      name: one,
      text: words.withCount(one ? words.stages[one] : words.all, one ? counts[one] : all),
      to: pathOfList(id, { ...list, stage: one }),
    })),
    sorts: CANDIDATE_SORTS.map((one) => ({
      name: one,
      to: pathOfList(id, { ...list, sort: one === "newest" ? undefined : one }),
    })),
    answered: answeredIds.length,
    undo: undoOf(id, list, answeredIds),
  };
}

/** The page that takes back the answers that were just given. */
const undoOf = (id: string, list: object, answeredIds: string[]) =>
  pathOfList(
    id,
    { ...list, to: "undo" },
    answeredIds.map((one) => ["marked", one]),
  ).replace("/candidates", "/candidates/answer");

export const meta: MetaFunction = () => consoleMeta(words.heading, "hiring");

export default function Candidates() {
  const page = useLoaderData<typeof loader>();
  const { person, job, stage, stages, sort, sorts, candidates, next, now } = page;
  const { applied, passed, paid } = job.counts;
  return (
    <ConsolePage
      console="hiring"
      person={person}
      heading={words.heading}
      back={{ to: `/hiring/jobs/${job.id}`, text: job.title }}
    >
      <div className="console-stack">
        <p>{words.counts(applied, passed, paid)}</p>
        {page.answered > 0 && (
          <InfoBox level={2} title={words.many.answered(page.answered)}>
            <Link to={page.undo}>{words.many.undo}</Link>
          </InfoBox>
        )}
        <nav aria-label={words.filters} className="console-pills">
          {stages.map(({ name, text, to }) => (
            <Link key={to} to={to} aria-current={name === stage ? "page" : undefined}>
              {text}
            </Link>
          ))}
        </nav>
        {job.counts.paid > 1 && (
          <nav aria-label={words.order} className="console-pills">
            {sorts.map(({ name, to }) => (
              <Link key={name} to={to} aria-current={name === sort ? "page" : undefined}>
                {words.sorts[name]}
              </Link>
            ))}
          </nav>
        )}
        <Form action={`/hiring/jobs/${job.id}/candidates/answer`}>
          {stage && <input type="hidden" name="stage" value={stage} />}
          {sort !== "newest" && <input type="hidden" name="sort" value={sort} />}
          <CandidateTable rows={candidates} now={now} />
          {candidates.length > 0 && <Bar rounds={job.rounds} />}
        </Form>
        <Pager next={next} />
      </div>
    </ConsolePage>
  );
}

/** The acts on all marked candidates: each leads to a page that previews the messages. */
function Bar({ rounds }: { rounds: number }) {
  const acts = (["select", "next-round", "decline", "undo"] as const).filter(
    (act) => act !== "next-round" || rounds > 1,
  );
  return (
    <div className="candidate-bar">
      <p>{words.forMarked}</p>
      {acts.map((act) => (
        <Button key={act} name="to" value={act} variant="second">
          {words.many.buttons[act]}
        </Button>
      ))}
    </div>
  );
}
