import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import type { Application } from "../../worker/contract/applications";
import { attempt, unwrap } from "../api.server";
import { ACTS, testLink } from "../application-acts.server";
import { brokenInterviewOf } from "../broken-interview.server";
import { idParam } from "../form.server";
import { day } from "../format";
import { ErrorFace } from "../parts/error-faces";
import { feeDueOf } from "../parts/fee-due";
import { Page } from "../parts/page";
import { StatusBadge } from "../parts/status-badge";
import { afterHostedPage } from "../payment.server";
import { CancelChoice } from "../stages/choices";
import { historyOf } from "../stages/history";
import { JobSheet } from "../stages/job-sheet";
import { isNothingCharged, paymentNews } from "../stages/payment-news";
import { SlotTicket } from "../stages/slot-ticket";
import { SoFar } from "../stages/so-far";
import { StagePanel } from "../stages/stage-panel";
import { stepsOf } from "../stages/steps";
import { BackLink } from "../ui/back-link";
import { ButtonLink } from "../ui/button";
import { FormAlert } from "../ui/form-alert";
import { Sheet } from "../ui/sheet";
import { Stepper } from "../ui/stepper";
import { useToastOf } from "../ui/toast";
import "../stages/stages.css";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { visit } = context;
  const user = await visit.requireUser();
  const id = idParam(params.id);
  const found =
    id && (await attempt(unwrap(visit.api.user.applications[":id"].$get({ param: { id } }))));
  if (!found)
    return data({ application: null, problem: undefined, requestId: undefined }, { status: 404 });
  const returned = new URL(request.url).searchParams.get("payment");
  if (returned && "data" in found) throw await afterHostedPage(visit, found.data, returned);
  const now = new Date().toISOString();
  if ("data" in found)
    return {
      application: found.data,
      steps: stepsOf(found.data),
      lines: historyOf(found.data),
      broken: brokenInterviewOf(found.data, now),
      feeDue: feeDueOf(found.data),
      news: paymentNews(found.data),
      nothingCharged: isNothingCharged(found.data),
      candidate: user.name,
      now,
    };
  const { status } = found.error;
  const problem =
    status === 404 ? undefined : found.error.wordsOr("Failed to fetch application details");
  return data({ application: null, problem, requestId: context.requestId }, { status });
}

export async function action({ params, context }: ActionFunctionArgs) {
  const { visit } = context;
  await visit.requireUser();
  const id = idParam(params.id) ?? "0";
  const form = await context.form();
  const act = ACTS.get(String(form.get("intent")));
  return act ? act(visit, id, form) : testLink(visit, id);
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  {
    title: page?.application
      ? `${page.application.job.title}, your application · Pakka`
      : `${page && !page.problem ? "Application Not Found" : "Your application"} · Pakka`,
  },
  { name: "description", content: "Where this application stands and what comes next." },
];

export default function ApplicationDetail() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useToastOf(answer && "problem" in answer ? answer : undefined);
  if (!page.application) return page.problem ? <Failed requestId={page.requestId} /> : <NotFound />;
  const { application, steps, lines, broken, feeDue, news, nothingCharged, candidate, now } = page;
  const stage = { application, broken, news, nothingCharged, now };
  return (
    <Page>
      <BackLink to="/applications">Back to applications</BackLink>
      <Head application={application} />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[300px_1fr]">
        <div className="grid min-w-0 gap-5 lg:col-start-2 lg:row-start-1">
          {answer && "problem" in answer && <FormAlert title="Error" message={answer.problem} />}
          <StagePanel {...stage} testLink={answer && "link" in answer ? answer.link : undefined} />
          <Sheet>
            <h2 className="mb-4 text-xl">Application Progress</h2>
            <Stepper steps={steps} />
          </Sheet>
          <SlotTicket {...stage} candidate={candidate} />
          <CancelChoice {...stage} />
        </div>
        <div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-start-1">
          <JobSheet application={application} feeDue={feeDue} now={now} />
          <SoFar lines={lines} />
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
        <p className="text-ink-2">
          {job.company}, {job.location} · Applied {day(appliedAt)}
        </p>
      </div>
      <StatusBadge application={application} />
    </header>
  );
}

function Failed({ requestId }: { requestId?: string }) {
  return (
    <ErrorFace
      safe="Your application and your slot are safe."
      exit={<Link to="/applications">View All Applications</Link>}
      requestId={requestId}
    />
  );
}

export const ErrorBoundary = () => <Failed />;

function NotFound() {
  return (
    <Page narrow>
      <h1>Application Not Found</h1>
      <p className="mt-3 mb-5">
        The application you're looking for doesn't exist or has been removed
      </p>
      <ButtonLink to="/applications">View All Applications</ButtonLink>
    </Page>
  );
}
