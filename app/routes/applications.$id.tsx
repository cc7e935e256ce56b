import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import * as words from "~app/words/application/page";
import { Folded } from "../application/panels/folded";
import { StagePanel } from "../application/panels/stage-panel";
import { SlotTicket } from "../application/panels/ticket";
import { ACTIONS } from "../application/view/actions.server";
import { applicationPage } from "../application/view/page.server";
import { testLink } from "../application/view/test-link.server";
import watchChanges from "../delivery/watch-changes?worker&url";
import { idParam } from "../forms/form.server";
import { ErrorPage } from "../frame/error-pages";
import { Page } from "../frame/page";
import { BackLink } from "../ui/back-link";
import { ButtonLink } from "../ui/button";
import { Card, FormAlert } from "../ui/card";
import { useToastOf } from "../ui/overlay/toast";
import { Stepper } from "../ui/progress/stepper";
import "../application/panels/choose.css";
import "../application/panels/stages.css";

export const loader = (args: LoaderFunctionArgs) => applicationPage(args);

export async function action({ params, context }: ActionFunctionArgs) {
  const { session } = context;
  await session.requireUser();
  const id = idParam(params.id) ?? "0";
  const form = await context.form();
  const handler = ACTIONS.get(String(form.get("intent")));
  return handler ? handler(session, id, form) : testLink(session, id);
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
  const panel = answer && "panel" in answer ? answer.panel : undefined;
  const stage = { application, ...rest, dayPanel: panel ?? rest.dayPanel };
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
          <Changes mark={panel ? undefined : page.mark} />
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

/** The last answer of a page's action. A lost request gives an empty answer, which is skipped. */
function useLastAnswer<Answer extends object>(answer: Answer | undefined) {
  const last = useRef(answer);
  if (!answer || Object.keys(answer).length > 0) last.current = answer;
  return last.current;
}

/** On the day of the interview the page polls for changes and announces them here. */
function Changes({ mark }: { mark?: string }) {
  useEffect(() => {
    // An inline script does not run on a page that React rendered in the browser.
    if (mark) import(/* @vite-ignore */ watchChanges);
  }, [mark]);
  return (
    <>
      <p id="changes" aria-live="polite" className="sr-only" data-mark={mark} />
      {mark && <script type="module" src={watchChanges} />}
      {mark && (
        <noscript>
          <p className="text-sm">{words.loadAgain}</p>
        </noscript>
      )}
    </>
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
