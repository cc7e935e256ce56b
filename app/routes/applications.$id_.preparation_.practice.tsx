import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData, useParams } from "@remix-run/react";
import * as words from "~app/words/application/preparation";
import { ErrorPage } from "../frame/error-pages";
import { Page } from "../frame/page";
import { openPreparationFor } from "../preparation/preparation.server";
import { quizOf } from "../preparation/quiz";
import { QuizForm } from "../preparation/quiz-form";
import { BackLink } from "../ui/back-link";

export async function loader(args: LoaderFunctionArgs) {
  const { path, job, guide } = await openPreparationFor(args);
  return { path, job, quiz: quizOf(guide.practice, args.request.url) };
}

export const meta: MetaFunction = () => [
  { title: words.practiceTitle },
  { name: "description", content: words.practiceNote },
];

export default function OwnPractice() {
  const { path, job, quiz } = useLoaderData<typeof loader>();
  return (
    <Page narrow>
      <BackLink to={`${path}/preparation`}>{words.backToPreparation}</BackLink>
      <h1 className="mt-3">{words.practice}</h1>
      <p className="mt-2 text-ink-2">{job}</p>
      <p className="mt-3">{words.practiceNote}</p>
      <QuizForm quiz={quiz} />
    </Page>
  );
}

export function ErrorBoundary() {
  const { id } = useParams();
  return <ErrorPage exit={<Link to={`/applications/${id}`}>{words.back}</Link>} />;
}
