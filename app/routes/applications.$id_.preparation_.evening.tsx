import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData, useParams } from "@remix-run/react";
import * as words from "~app/words/application/preparation";
import { factRows } from "../application/panels/choose-time";
import { ErrorPage } from "../frame/error-pages";
import { Page } from "../frame/page";
import { openPreparationFor } from "../preparation/preparation.server";
import { BackLink } from "../ui/back-link";
import { Card } from "../ui/card";
import { BulletList, FactList } from "../ui/fact-list";

/** The number of answers to say aloud. */
const ALOUD = 3;

export async function loader(args: LoaderFunctionArgs) {
  const { path, job, guide, interview, way } = await openPreparationFor(args);
  return {
    path,
    job,
    interview,
    way,
    tonight: [...guide.evening, ...words.tonightAll],
    aloud: guide.questions.slice(0, ALOUD).map(({ ask }) => ask),
    bring: [...words.bringAll, ...guide.bring],
    ask: guide.ask,
  };
}

export const meta: MetaFunction = () => [
  { title: words.eveningTitle },
  { name: "description", content: words.eveningDescription },
];

export default function Evening() {
  const { path, job, interview, ...lists } = useLoaderData<typeof loader>();
  const { tonight, aloud, bring, way, ask } = lists;
  return (
    <Page narrow>
      <div className="screen-only">
        <BackLink to={`${path}/preparation`}>{words.backToPreparation}</BackLink>
      </div>
      <h1 className="mt-3">{words.eveningHeading}</h1>
      <p className="mt-2 text-ink-2">{job}</p>
      <Card className="mt-5">
        {interview ? <FactList rows={factRows(interview.facts)} /> : <p>{words.noTime}</p>}
      </Card>
      <Part title={words.tonight} points={tonight} />
      <Part title={words.sayAloud} points={aloud} />
      <Part title={words.bring} points={bring} />
      <Part title={words.way} points={way} />
      <Part title={words.tomorrow} points={words.tomorrowAll} />
      <Part title={words.ask} points={ask} />
    </Page>
  );
}

function Part({ title, points }: { title: string; points: string[] }) {
  return (
    <section className="mt-5">
      <h2 className="text-xl">{title}</h2>
      <BulletList points={points} />
    </section>
  );
}

export function ErrorBoundary() {
  const { id } = useParams();
  return <ErrorPage exit={<Link to={`/applications/${id}`}>{words.back}</Link>} />;
}
