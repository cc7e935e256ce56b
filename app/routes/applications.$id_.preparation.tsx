import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData, useParams } from "@remix-run/react";
import * as words from "~app/words/application/preparation";
import { practicePath } from "../../worker/facts/jobs/practice";
import { factRows } from "../application/panels/choose-time";
import { ErrorPage } from "../frame/error-pages";
import { Page } from "../frame/page";
import { InterviewQuestions } from "../preparation/interview-questions";
import { preparationFor } from "../preparation/preparation.server";
import { sampleOf } from "../preparation/sample";
import { BackLink } from "../ui/back-link";
import { ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { CheckList } from "../ui/check-list";
import { BulletList, FactList } from "../ui/fact-list";

export async function loader(args: LoaderFunctionArgs) {
  const { guide, points, practice, ...prepared } = await preparationFor(args);
  const { path, job } = prepared;
  if (!points)
    return {
      path,
      job,
      full: null,
      sample: { questions: sampleOf(guide.questions), practice: practicePath(practice) },
    };
  const { work, questions, bring, ask } = guide;
  return {
    path,
    job,
    sample: null,
    full: {
      points,
      work,
      questions,
      interview: prepared.interview,
      way: prepared.way,
      bring: [...words.bringAll, ...bring],
      ask: [...ask, ...words.askAll],
    },
  };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.sample ? words.sampleTitle : words.title },
  { name: "description", content: words.description },
];

export default function Preparation() {
  const { path, job, full, sample } = useLoaderData<typeof loader>();
  return (
    <Page narrow>
      <BackLink to={path}>{words.back}</BackLink>
      <h1 className="mt-3">{sample ? words.sampleHeading : words.heading}</h1>
      <p className="mt-2 text-ink-2">{job}</p>
      {sample ? <Sample {...sample} /> : <Full {...full} path={path} />}
    </Page>
  );
}

type Answer = Exclude<Awaited<ReturnType<typeof loader>>, { full: null }>["full"];

function Full({ path, ...full }: Answer & { path: string }) {
  const { points, work, questions, interview, way, bring, ask } = full;
  return (
    <>
      <section className="mt-5">
        <h2>{words.work}</h2>
        <BulletList points={work} />
      </section>
      <section className="mt-5">
        <h2>{words.fromEmployer}</h2>
        <BulletList points={points} />
      </section>
      <section className="mt-7">
        <h2>{words.questions}</h2>
        <p className="mt-2">{words.questionsNote}</p>
        <InterviewQuestions questions={questions} />
      </section>
      <section className="mt-7">
        <h2>{words.practice}</h2>
        <p className="mt-2 mb-4">{words.practiceNote}</p>
        <ButtonLink to={`${path}/preparation/practice`}>{words.practiceLink}</ButtonLink>
      </section>
      <section className="mt-7">
        <h2>{words.bring}</h2>
        <BulletList points={bring} />
      </section>
      <section className="mt-7">
        <h2>{words.way}</h2>
        {interview && (
          <Card className="mt-4">
            <FactList rows={factRows(interview.facts)} />
          </Card>
        )}
        <BulletList points={way} />
      </section>
      <section className="mt-7">
        <h2>{words.ask}</h2>
        <p className="mt-2">{words.askNote}</p>
        <BulletList points={ask} />
      </section>
      <section className="mt-7">
        <h2>{words.eveningHeading}</h2>
        <p className="mt-2 mb-4">{words.eveningNote}</p>
        <ButtonLink to={`${path}/preparation/evening`}>{words.eveningLink}</ButtonLink>
      </section>
    </>
  );
}

interface SampleProps {
  questions: Answer["questions"];
  practice: string;
}

function Sample({ questions, practice }: SampleProps) {
  return (
    <>
      <p className="mt-3">{words.sampleNote}</p>
      <h2 className="mt-5">{words.sampleQuestions}</h2>
      <InterviewQuestions questions={questions} />
      <h2 className="mt-7 mb-4">{words.inFull}</h2>
      <CheckList items={words.fullHas.map((text) => ({ text }))} />
      <p className="mt-7">
        <Link to={practice}>{words.practiseFree}</Link> · {words.costsNothing}
      </p>
    </>
  );
}

export function ErrorBoundary() {
  const { id } = useParams();
  return <ErrorPage exit={<Link to={`/applications/${id}`}>{words.back}</Link>} />;
}
