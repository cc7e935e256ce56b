import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as chooseWords from "~app/words/application/choose";
import * as words from "~app/words/application/preparation";
import * as stagesWords from "~app/words/application/stages";
import { isUnpaid } from "../../worker/facts/guarantee/statuses";
import { lengthFact, whereFacts } from "../application/view/appointments.server";
import { comingRounds } from "../application/view/rounds";
import { idParam } from "../forms/form.server";
import { storedCategory } from "../jobs/job-page";
import { kindOfWork } from "../jobs/kind-of-work";
import { attempt, unwrap } from "../session/api.server";
import { interviewTime } from "../words/format";
import { guideOf } from "./guide.server";

const NOT_FOUND = 404;

/**
 * The preparation for the job of an application. Before its slot is confirmed only a sample is
 * shown; if a slot is no longer possible, redirects to the application's own page.
 */
export async function preparationFor({ params, context }: LoaderFunctionArgs) {
  const { session, now } = context;
  await session.requireUser();
  const id = idParam(params.id);
  if (!id) throw redirect("/applications");
  const result = await attempt(
    unwrap(session.api.user.applications[":id"].$get({ param: { id } })),
  );
  const path = `/applications/${id}`;
  if ("error" in result) throw result.error.status === NOT_FOUND ? redirect(path) : result.error;
  const { job, preparation, status } = result.data;
  if (!preparation && !isUnpaid(status)) throw redirect(path);
  const { guide, practice } = kindOfWork(job.title, storedCategory(job));
  const [next] = comingRounds(result.data, now.toISOString());
  return {
    path,
    job: words.jobAt(job.title, job.company),
    guide: await guideOf(guide),
    practice,
    /**
     * The employer's points, otherwise the category's; undefined if only the sample is available.
     */
    points: preparation,
    interview: next && {
      facts: [
        { label: stagesWords.when, value: interviewTime(next), strong: true as const },
        lengthFact(next),
        ...whereFacts(next),
        ...(next.interviewer ? [{ label: chooseWords.youMeet, value: next.interviewer }] : []),
      ],
      calendarUrl: next.calendarUrl,
    },
    way: words.ways[next?.place ? "place" : next?.link ? "link" : "unknown"],
  };
}

/** The same, for pages that are not part of the sample. */
export async function openPreparationFor(args: LoaderFunctionArgs) {
  const { points, ...prepared } = await preparationFor(args);
  if (!points) throw redirect(`${prepared.path}/preparation`);
  return { ...prepared, points };
}
