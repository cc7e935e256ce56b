import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/candidates";
import { act, requireFound } from "../console/act.server";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { applicationIn } from "../console/hiring/candidates/answer.server";
import { AnswerCard } from "../console/hiring/candidates/answer-card";
import { nameOf, nextListed } from "../console/hiring/candidates/candidate-words";
import {
  InterviewCards,
  PersonCard,
  QuestionsCard,
} from "../console/hiring/candidates/interview-cards";
import { actToday } from "../console/hiring/today/today.server";
import { unwrap } from "../session/api.server";

export async function loader(args: LoaderFunctionArgs) {
  const { person, one, param } = await applicationIn(args);
  const application = await requireFound(unwrap(one.$get({ param })));
  const then = nextListed(args.context.session.url);
  return { person, application, then, now: args.context.now.toISOString() };
}

export async function action(args: ActionFunctionArgs) {
  const { session, one, param } = await applicationIn(args);
  const form = await args.context.form();
  if (form.get("intent") === "undo") {
    return act("hiring", session, unwrap(one.result.undo.$post({ param })));
  }
  return actToday(session, form);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  consoleMeta(page ? nameOf(page.application) : words.heading, "hiring");

export default function Application() {
  const { person, application, then, now } = useLoaderData<typeof loader>();
  const { job, interviews, questions } = application;
  return (
    <ConsolePage
      console="hiring"
      person={person}
      heading={nameOf(application)}
      back={{ to: `/hiring/jobs/${job.id}/candidates`, text: job.title }}
      beside={then && <Link to={then}>{words.nextPerson}</Link>}
    >
      <div className="console-stack">
        <div className="console-columns">
          <div className="console-stack">
            <AnswerCard application={application} now={now} />
            <InterviewCards interviews={interviews} price={application.price} />
          </div>
          <div className="console-stack">
            <PersonCard application={application} />
            <QuestionsCard questions={questions} />
          </div>
        </div>
      </div>
    </ConsolePage>
  );
}
