import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as words from "~app/words/assessment/practice";
import * as notFound from "~app/words/frame/not-found";
import * as topicsWords from "~worker/words/topics";
import { PRACTICE, PRACTICE_SLUGS } from "../../worker/facts/jobs/practice";
import { NotFoundPage } from "../frame/error-pages";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { guideOf } from "../preparation/guide.server";
import { InterviewQuestions } from "../preparation/interview-questions";
import { quizOf } from "../preparation/quiz";
import { QuizForm } from "../preparation/quiz-form";
import { sampleOf } from "../preparation/sample";
import { testTokenIn } from "../preparation/test-token.server";
import { BackLink } from "../ui/back-link";
import { ButtonLink } from "../ui/button";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const slug = PRACTICE_SLUGS.find((value) => value === params.category);
  if (!slug) {
    context.logNotFound(new URL(request.url).pathname);
    return data(null, { status: 404 });
  }
  const { practice, questions } = await guideOf(slug);
  return {
    work: topicsWords.categoryName(PRACTICE[slug]),
    quiz: quizOf(practice, request.url),
    sample: sampleOf(questions),
    token: testTokenIn(request),
  };
}

export const meta: MetaFunction<typeof loader> = (page) => {
  if (!page.data) return [{ title: notFound.title }, { name: "robots", content: "noindex" }];
  const { work } = page.data;
  return pageMeta(page, { title: words.title(work), description: words.description(work) });
};

export default function Practice() {
  const page = useLoaderData<typeof loader>();
  if (!page) return <NotFoundPage />;
  const { work, quiz, sample, token } = page;
  return (
    <Page narrow>
      <BackLink to={token ? `/practice?test=${token}` : "/practice"}>{words.allWork}</BackLink>
      <h1 className="mt-3">{words.heading(work)}</h1>
      <p className="mt-3">
        {words.introduction} {words.otherQuestions}
      </p>
      <QuizForm quiz={quiz} token={token} />
      <p className="mt-5">{words.inTest}</p>
      <p className="mt-4">
        <ButtonLink to={token ? `/assessment/${token}` : "/jobs"} size="lg">
          {token ? words.toTest : words.toJobs}
        </ButtonLink>
      </p>
      <h2 className="mt-5">{words.interview}</h2>
      <InterviewQuestions questions={sample} />
    </Page>
  );
}
