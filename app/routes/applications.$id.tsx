import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Changes } from "../application/day/changes";
import { useLastAnswer } from "../application/last-answer";
import { Folded } from "../application/panels/folded";
import { StagePanel } from "../application/panels/stage-panel";
import { SlotTicket } from "../application/panels/ticket";
import { ACTIONS, linkIn, testLink } from "../application/view/actions.server";
import {
  appointmentsOf,
  changeableUntil,
  dateToCome,
  scheduledWords,
  todayOf,
} from "../application/view/appointments.server";
import { brokenInterviewOf, promisePanelOf } from "../application/view/broken.server";
import { dayMarkOf } from "../application/view/changes.server";
import { dayPanelOf } from "../application/view/day-panel.server";
import { failedWordsOf, resultTextOf } from "../application/view/ending.server";
import { historyOf } from "../application/view/history.server";
import {
  companyFactsOf,
  companyTitleOf,
  mayCancel,
  preparationOf,
} from "../application/view/looked-up.server";
import { feeDueOf, paidOf, whyReturned } from "../application/view/money.server";
import { afterHostedPage } from "../application/view/payment.server";
import { isNothingCharged, paymentNews } from "../application/view/payment-news.server";
import { beforeCancel, cancelTitleOf } from "../application/view/returns.server";
import { bookingOf, hasFreeSlot, safetyWordOf } from "../application/view/slot.server";
import { stepsOf } from "../application/view/steps.server";
import { testWaitOf } from "../application/view/test-link.server";
import { dayTicketOf } from "../application/view/ticket.server";
import { choiceOf, freeTimesOf } from "../application/view/times.server";
import { idParam } from "../forms/form.server";
import { ErrorPage } from "../frame/error-pages";
import { Page } from "../frame/page";
import { cardOf } from "../jobs/card.server";
import { promisedOf } from "../jobs/promise.server";
import { attempt, unwrap } from "../session/api.server";
import { BackLink } from "../ui/back-link";
import { ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { FormAlert } from "../ui/form-alert";
import { useToastOf } from "../ui/overlay/toast";
import { Stepper } from "../ui/progress/stepper";
import { endings } from "../words/en/application/endings";
import * as words from "../words/en/application/page";
import "../application/panels/choose.css";
import "../application/panels/stages.css";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { session } = context;
  await session.requireUser();
  const id = idParam(params.id);
  if (!id)
    return data({ application: null, problem: undefined, requestId: undefined }, { status: 404 });
  const [found, safetyWord] = await Promise.all([
    attempt(unwrap(session.api.user.applications[":id"].$get({ param: { id } }))),
    safetyWordOf(session),
  ]);
  const returned = new URL(request.url).searchParams.get("payment");
  if (returned && "data" in found) throw await afterHostedPage(session, found.data, returned);
  const now = context.now.toISOString();
  if ("data" in found) {
    const news = paymentNews(found.data, session.settings.checkout.name);
    const { similar } = found.data;
    const [{ times }, link, mark, hasCredit] = await Promise.all([
      freeTimesOf(session, found.data),
      linkIn(session, found.data),
      dayMarkOf(found.data, now),
      similar && hasFreeSlot(session),
    ]);
    const choice = choiceOf(found.data, times, now);
    const promiseBroken = promisePanelOf(found.data);
    const { closedBecause } = found.data;
    const dayTicket = dayTicketOf(found.data, now);
    return {
      application: { ...found.data, similar: undefined },
      similar: similar?.map((job) => cardOf(job, context.now, hasCredit)),
      steps: stepsOf(found.data),
      lines: historyOf(found.data),
      broken: promiseBroken ? undefined : brokenInterviewOf(found.data, now, choice !== undefined),
      dayPanel: dayPanelOf(found.data, now, choice !== undefined) ?? promiseBroken,
      appointments: appointmentsOf(found.data, now),
      today: todayOf(found.data, now),
      dayTicket,
      mark,
      endingText: closedBecause && endings[closedBecause].text,
      resultText: resultTextOf(found.data),
      // Changing a chosen time has its own page.
      choice: found.data.next ? choice : undefined,
      changeUntil: choice && changeableUntil(found.data),
      promised: promisedOf(found.data, now),
      toCome: dateToCome(found.data),
      scheduled: scheduledWords(found.data),
      booking: bookingOf(found.data, times),
      testWait: testWaitOf(found.data),
      testLink: link,
      failed: failedWordsOf(found.data),
      paid: dayTicket ? undefined : paidOf(found.data),
      beforeCancel: beforeCancel(found.data),
      cancelTitle: mayCancel(found.data) ? cancelTitleOf(found.data) : undefined,
      whyReturned: whyReturned(found.data),
      feeDue: feeDueOf(found.data),
      company: companyFactsOf(found.data),
      companyTitle: companyTitleOf(found.data),
      prepare: preparationOf(found.data),
      news,
      nothingCharged: isNothingCharged(found.data, news),
      // On the day of the interview the code replaces it.
      safetyWord: closedBecause || dayTicket || news ? undefined : safetyWord,
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
  const { application, steps, ...rest } = page;
  const asked = answer && "panel" in answer ? answer.panel : undefined;
  const stage = { application, ...rest, dayPanel: asked ?? rest.dayPanel };
  const typed = answer && "typed" in answer ? answer.typed : undefined;
  const ticket = <SlotTicket {...stage} />;
  // The ticket comes first if it shows a code or a meeting, unless the page asks something.
  const { dayTicket, dayPanel, choice, broken } = stage;
  const isTicketFirst =
    dayTicket?.meeting?.spoken || (dayTicket?.isNews && !dayPanel?.acts && !choice && !broken);
  return (
    <Page>
      <BackLink to="/applications">{words.back}</BackLink>
      <h1 className="mt-2">{application.job.title}</h1>
      <p className="text-ink-2">{words.where(application.job.company, application.job.location)}</p>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[380px_1fr]">
        <div className="grid min-w-0 gap-4 lg:col-start-2 lg:row-start-1">
          {answer && "problem" in answer && (
            <FormAlert title={answer.title} message={answer.problem} />
          )}
          {isTicketFirst && ticket}
          <StagePanel
            {...stage}
            typed={typed}
            {...(answer && "link" in answer && { testLink: answer.link })}
          />
          {!isTicketFirst && ticket}
          {/* Off while the page asks for confirmation, because that page answers a form. */}
          <Changes mark={asked ? undefined : page.mark} />
          <Card className="progress">
            <h2 className="label mb-3">{words.progress}</h2>
            <Stepper steps={steps} />
          </Card>
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <Folded {...stage} />
        </div>
      </div>
    </Page>
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
