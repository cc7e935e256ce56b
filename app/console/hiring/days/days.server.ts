import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { dayInput, type InterviewDay } from "../../../../worker/contract/console/days";
import { fromDigits } from "../../../../worker/contract/values";
import { INTERVIEW_DAYS_AHEAD } from "../../../../worker/facts/interviews";
import { dateAfter } from "../../../../worker/facts/times";
import { idParam, wholeList } from "../../../forms/form.server";
import { type ApiError, attempt, unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";
import * as words from "../../../words/en/console/days";
import { orNotFound } from "../../act.server";

/** As many weeks as days can be offered ahead. */
const WEEKS_MOST = Math.floor(INTERVIEW_DAYS_AHEAD / 7);

const { round: _, ...fields } = dayInput.shape;
/** A day as plain fields. */
export const dayForm = z.object({
  ...fields,
  round: z.enum(["1", "2"]).optional(),
  /** On how many weeks one after the other it is offered. */
  weeks: fromDigits(z.number().int().min(1).max(WEEKS_MOST)).default(1),
});
/** What can be changed of one. */
export const dayChangeForm = z.object(fields).omit({ date: true, minutesEach: true });

/** What of a form is a change of a day, as an address holds it. */
export const changeIn = (typed: FormData | URLSearchParams) =>
  new URLSearchParams(
    [...typed].flatMap(([name, value]) =>
      Object.hasOwn(dayChangeForm.shape, name) ? [[name, String(value)]] : [],
    ),
  );

type DayForm = z.infer<typeof dayForm>;
type DayInput = ReturnType<typeof dayOf>;

export const dayOf = ({ round, link, place, weeks: _, ...day }: DayForm) => ({
  ...day,
  link: link ?? null,
  place: place ?? null,
  round: round === undefined ? null : round === "2" ? (2 as const) : (1 as const),
});

/** What is asked of the API for a change that was typed. */
export const dayChangeOf = ({ link, place, ...rest }: z.infer<typeof dayChangeForm>) => ({
  ...rest,
  link: link ?? null,
  place: place ?? null,
});

const NAMES = ["from", "to", "minutesEach", "seats", "interviewer", "place", "link"] as const;

/** What the fields of a form show of a day. */
export const typedOf = (day: InterviewDay): Record<string, string> => ({
  ...Object.fromEntries(NAMES.map((name) => [name, String(day[name] ?? "")])),
  round: String(day.round ?? ""),
});

/** All days of a job that stand. */
export const readDays = ({ hiring }: Session, id: string) =>
  wholeList((query) => hiring.api.employer.jobs[":id"].days.$get({ param: { id }, query }));

/** All who wait for a date of a job, the earliest promise first. */
export const readWaiting = ({ hiring }: Session, id: string) =>
  wholeList((query) => hiring.api.employer.jobs[":id"].waiting.$get({ param: { id }, query }));

/**
 * Offers a day on so many weeks, the last one first: where that is too far ahead, none is offered. What
 * stands as it is asked for counts as offered; `missed` are the weeks that are not, and `error` says why.
 */
export async function offerWeekly(session: Session, id: string, first: DayInput, weeks: number) {
  const { days } = session.hiring.api.employer.jobs[":id"];
  const dates = Array.from({ length: weeks }, (_, week) => dateAfter(first.date, 7 * week));
  const offered: string[] = [];
  let error: ApiError | undefined;
  for (const date of dates.toReversed()) {
    const json = { ...first, date };
    const answer = await attempt(unwrap(days.$post({ param: { id }, json })));
    const isHoursRefused = "error" in answer && answer.error.fields.from !== undefined;
    if (!("error" in answer) || (isHoursRefused && (await isOffered(session, id, json)))) {
      offered.push(date);
      continue;
    }
    error = answer.error;
    // Another day that is in the way of one week is in the way of no other.
    if (!isHoursRefused) break;
  }
  return { offered, missed: dates.filter((date) => !offered.includes(date)), error };
}

/** Whether a day of just these fields stands, as after a post that is sent again. */
async function isOffered(session: Session, id: string, sent: DayInput) {
  const days = await readDays(session, id);
  return days.some((day) => {
    const known: Record<string, unknown> = day;
    return Object.entries(sent).every(([name, value]) => known[name] === value);
  });
}

/**
 * A day by the address of its page. Where it is over, the list of days says so: who cancelled it may not
 * have got the answer.
 */
export async function dayAt({ params, context: { session } }: LoaderFunctionArgs) {
  const [id, dayId] = [idParam(params.id), idParam(params.dayId)];
  if (!id || !dayId) throw data(null, { status: 404 });
  const jobs = session.hiring.api.employer.jobs[":id"];
  const [job, days] = await orNotFound(
    Promise.all([unwrap(jobs.$get({ param: { id } })), readDays(session, id)]),
  );
  const day = days.find((one) => String(one.id) === dayId);
  const path = `/hiring/jobs/${id}/days`;
  if (!day) {
    session.toast(words.dayGone);
    throw redirect(path, 303);
  }
  return { job, day, one: jobs.days[":dayId"], param: { id, dayId }, path };
}
