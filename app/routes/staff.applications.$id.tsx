import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as words from "~app/words/console/application";
import { isDisputed, isScheduled } from "../../worker/facts/guarantee/statuses";
import { isAdmin } from "../../worker/facts/people/console";
import { requireFound } from "../console/act.server";
import { ConsolePage, consoleMeta } from "../console/console-page";
import { Acts, ExtraTime, TimeCard } from "../console/staff/application/acts";
import { actOnApplication, decisionsOf } from "../console/staff/application/application.server";
import {
  CandidateViewCard,
  JobCard,
  MoneyCard,
  PersonCard,
} from "../console/staff/application/beside";
import { InterviewsCard } from "../console/staff/application/interviews";
import {
  noticeOf,
  paymentText,
  seenNow,
  timelineOf,
} from "../console/staff/application/timeline.server";
import { TimelineCard } from "../console/staff/application/timeline-card";
import { idParam } from "../forms/form.server";
import { StatusBadge } from "../jobs/status-badge";
import { unwrap } from "../session/api.server";
import "../console/staff/application/timeline.css";
import "../console/desk.css";

export async function loader({ params, context: { session, now } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const id = idParam(params.id);
  if (!id) throw data(null, { status: 404 });
  const detail = await requireFound(
    unwrap(session.staff.api.ops.applications[":id"].$get({ param: { id } })),
  );
  const showParam = session.url.searchParams.get("show") ?? "";
  const part = Object.hasOwn(words.parts, showParam) ? (showParam as words.Part) : "all";
  const at = now.toISOString();
  const lines = timelineOf(detail, part, at);
  const page = { lines, part, notice: noticeOf(detail), seen: seenNow(detail) };
  const payments = detail.payments.map(paymentText);
  const isAhead = detail.interviews.some((one) => isScheduled(one) && one.at > at);
  const decisions = isAdmin(person.role) ? await decisionsOf(session, detail) : [];
  return { person, detail, payments, isAhead, decisions, ...page };
}

export const action = (args: ActionFunctionArgs) => actOnApplication(args);

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  consoleMeta(page ? words.jobName(page.detail) : words.line, "staff");

export default function Application() {
  const page = useLoaderData<typeof loader>();
  const { person, detail, lines, part, notice, seen, payments, isAhead, decisions } = page;
  const { candidate, candidateView } = detail;
  const isByAdmin = isAdmin(person.role);
  // An open dispute comes first.
  const isUndecided = detail.interviews.some(isDisputed);
  const interviews = <InterviewsCard detail={detail} isAdmin={isByAdmin} decisions={decisions} />;
  return (
    <ConsolePage
      console="staff"
      person={person}
      heading={words.heading(detail)}
      back={{ to: `/staff/people/${candidate.id}`, text: candidate.name ?? words.noName }}
      beside={<StatusBadge application={candidateView} />}
    >
      <div className="console-stack">
        {notice && (
          <p className="line-notice">
            <b>{notice.title}</b> {notice.text}
          </p>
        )}
        <Acts detail={detail} isAdmin={isByAdmin} isAhead={isAhead} />
        <div className="console-columns line-columns">
          <div className="console-stack">
            <TimeCard detail={detail} />
            {isUndecided && interviews}
            <TimelineCard id={detail.id} lines={lines} part={part} />
            {!isUndecided && interviews}
          </div>
          <div className="console-stack">
            <CandidateViewCard seen={seen} />
            <MoneyCard price={detail.price} payments={payments} />
            <PersonCard detail={detail} />
            <JobCard detail={detail} />
            <ExtraTime detail={detail} isAdmin={isByAdmin} />
          </div>
        </div>
      </div>
    </ConsolePage>
  );
}
