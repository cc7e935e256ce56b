import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { Application } from "../../worker/contract/applications";
import { ACTIONS, linkIn, testLink } from "../application/actions.server";
import { AppliedJob } from "../application/applied-job";
import { beforeCancel } from "../application/cancel/cancel-words.server";
import { dayPanelOf } from "../application/day/panel.server";
import { promisePanelOf } from "../application/day/promise-panel.server";
import { dayTicketOf } from "../application/day/ticket.server";
import { History } from "../application/history";
import { historyOf } from "../application/history-lines";
import { useLastAnswer } from "../application/last-answer";
import { resultTextOf } from "../application/result/result.server";
import { failedWordsOf } from "../application/result/test-failed.server";
import { testWaitOf } from "../application/result/test-wait.server";
import { cancelRuleOf, costsOf, whyReturned } from "../application/slot/costs.server";
import { recordFactOf } from "../application/slot/record-fact.server";
import { safetyOf } from "../application/slot/safety.server";
import { SlotTicket } from "../application/slot/slot-ticket";
import { termsOfBooking } from "../application/slot/terms-of-booking.server";
import { CancelChoice } from "../application/stages/choices";
import { StagePanel } from "../application/stages/stage-panel";
import { StatusBadge } from "../application/status-badge";
import { stepsOf } from "../application/steps";
import { appointmentsOf } from "../application/times/appointments.server";
import { brokenInterviewOf } from "../application/times/broken-interview.server";
import { choiceOf, freeTimesOf } from "../application/times/choice.server";
import { promisedOf } from "../application/times/promise";
import { changeableUntil, dateToCome, scheduledWords } from "../application/times/scheduled.server";
import { idParam } from "../forms/form.server";
import { ErrorPage } from "../frame/error-pages";
import { Page } from "../frame/page";
import { employerCheckOf } from "../jobs/employer-check.server";
import { feeDueOf } from "../jobs/fee-due";
import { afterHostedPage } from "../payment/payment.server";
import { isNothingCharged, paymentNews } from "../payment/payment-news";
import { attempt, unwrap } from "../session/api.server";
import { BackLink } from "../ui/back-link";
import { ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { FormAlert } from "../ui/form-alert";
import { useToastOf } from "../ui/overlay/toast";
import { Stepper } from "../ui/progress/stepper";
import { endings } from "../words/en/application/endings";
import * as words from "../words/en/application/page";
import "../application/times/choose.css";
import "../application/stages.css";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { session } = context;
  const user = await session.requireUser();
  const id = idParam(params.id);
  if (!id)
    return data({ application: null, problem: undefined, requestId: undefined }, { status: 404 });
  const [found, safety] = await Promise.all([
    attempt(unwrap(session.api.user.applications[":id"].$get({ param: { id } }))),
    safetyOf(session),
  ]);
  const returned = new URL(request.url).searchParams.get("payment");
  if (returned && "data" in found) throw await afterHostedPage(session, found.data, returned);
  const now = context.now.toISOString();
  if ("data" in found) {
    const provider = session.settings.checkout.name;
    const news = paymentNews(found.data, provider);
    const [{ times }, link] = await Promise.all([
      freeTimesOf(session, found.data),
      linkIn(session, found.data),
    ]);
    const choice = choiceOf(found.data, times, now);
    const costs = costsOf(found.data);
    const promiseBroken = promisePanelOf(found.data);
    const { closedBecause } = found.data;
    const cancelRule = cancelRuleOf(found.data);
    return {
      application: found.data,
      steps: stepsOf(found.data),
      lines: historyOf(found.data),
      broken: promiseBroken ? undefined : brokenInterviewOf(found.data, now, choice !== undefined),
      dayPanel: dayPanelOf(found.data, now, choice !== undefined) ?? promiseBroken,
      appointments: appointmentsOf(found.data, now),
      dayTicket: dayTicketOf(found.data, now, cancelRule),
      endingText: closedBecause && endings[closedBecause].text,
      resultText: resultTextOf(found.data),
      // Another time has a page of its own.
      choice: found.data.next ? choice : undefined,
      changeUntil: choice && changeableUntil(found.data),
      promised: promisedOf(found.data, now),
      toCome: dateToCome(found.data),
      scheduled: scheduledWords(found.data, costs),
      booking: termsOfBooking(found.data, times),
      testWait: testWaitOf(found.data),
      testLink: link,
      failed: failedWordsOf(found.data),
      costs,
      cancelRule,
      beforeCancel: beforeCancel(found.data),
      whyReturned: whyReturned(found.data),
      feeDue: feeDueOf(found.data),
      employerCheck: employerCheckOf(found.data.job),
      news,
      nothingCharged: isNothingCharged(found.data, news),
      provider,
      candidate: user.name,
      ticketFacts: [...recordFactOf(found.data), ...safety],
      now,
    };
  }
  const { status } = found.error;
  const problem = status === 404 ? undefined : found.error.wordsOr(words.notFetched);
  return data({ application: null, problem, requestId: context.requestId }, { status });
}

export async function action({ params, context }: ActionFunctionArgs) {
  const { session } = context;
  await session.requireUser();
  const id = idParam(params.id) ?? "0";
  const form = await context.form();
  const chosen = ACTIONS.get(String(form.get("intent")));
  return chosen ? chosen(session, id, form) : testLink(session, id);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  {
    title: page?.application
      ? words.pageTitle(page.application.job.title)
      : page && !page.problem
        ? words.notFoundPageTitle
        : words.failedPageTitle,
  },
  { name: "description", content: words.pageDescription },
];

export default function ApplicationDetail() {
  const page = useLoaderData<typeof loader>();
  const answer = useLastAnswer(useActionData<typeof action>());
  useToastOf(answer && "problem" in answer ? answer : undefined);
  if (!page.application) return page.problem ? <Failed requestId={page.requestId} /> : <NotFound />;
  const { application, steps, lines, feeDue, candidate, ...rest } = page;
  const { now } = rest;
  const asked = answer && "panel" in answer ? answer.panel : undefined;
  const stage = { application, ...rest, dayPanel: asked ?? rest.dayPanel };
  const typed = answer && "typed" in answer ? answer.typed : undefined;
  const ticket = <SlotTicket {...stage} candidate={candidate} />;
  // It is what to do on the day, and the news once they have met; unless something is asked.
  const { dayTicket, dayPanel, choice, broken } = stage;
  const isTicketFirst = dayTicket?.isNews && !dayPanel?.acts && !choice && !broken;
  return (
    <Page>
      <BackLink to="/applications">{words.back}</BackLink>
      <Head application={application} />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[300px_1fr]">
        <div className="grid min-w-0 gap-5 lg:col-start-2 lg:row-start-1">
          {answer && "problem" in answer && (
            <FormAlert title={answer.title} message={answer.problem} />
          )}
          {isTicketFirst && ticket}
          <StagePanel
            {...stage}
            typed={typed}
            {...(answer && "link" in answer && { testLink: answer.link })}
          />
          <Card>
            <h2 className="mb-4 text-xl">{words.progress}</h2>
            <Stepper steps={steps} />
          </Card>
          {!isTicketFirst && ticket}
          <CancelChoice {...stage} />
        </div>
        <div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-start-1">
          <AppliedJob application={application} feeDue={feeDue} now={now} />
          <History lines={lines} />
        </div>
      </div>
    </Page>
  );
}

function Head({ application }: { application: Application }) {
  const { job, appliedAt } = application;
  return (
    <header className="mt-2 flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0">
        <h1>{job.title}</h1>
        <p className="text-ink-2">{words.whereAndWhen(job.company, job.location, appliedAt)}</p>
      </div>
      <StatusBadge application={application} />
    </header>
  );
}

function Failed({ requestId }: { requestId?: string }) {
  return (
    <ErrorPage
      safe={words.allIsSafe}
      exit={<Link to="/applications">{words.viewApplications}</Link>}
      requestId={requestId}
    />
  );
}

export const ErrorBoundary = () => <Failed />;

function NotFound() {
  return (
    <Page narrow>
      <h1>{words.notFoundTitle}</h1>
      <p className="mt-3 mb-5">{words.notFound}</p>
      <ButtonLink to="/applications">{words.viewApplications}</ButtonLink>
    </Page>
  );
}
