import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import * as words from "~app/words/console/days";
import { dayInput, type InterviewDay } from "../../../../worker/contract/console/days";
import { fromDigits } from "../../../../worker/contract/values";
import { INTERVIEW_DAYS_AHEAD } from "../../../../worker/facts/guarantee/interviews";
import { dateAfter } from "../../../../worker/facts/times";
import { idParam, wholeList } from "../../../forms/form.server";
import { type ApiError, attempt, unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";
import { requireFound } from "../../act.server";

/** The number of weeks ahead for which days can be offered. */
const WEEKS_MOST = Math.floor(INTERVIEW_DAYS_AHEAD / 7);

const { round: _, ...fields } = dayInput.shape;
/** A day as plain form fields. */
export const dayForm = z.object({
  ...fields,
  round: z.enum(["1", "2"]).optional(),
  /** The number of consecutive weeks in which it is offered. */
  weeks: fromDigits(z.number().int().min(1).max(WEEKS_MOST)).default(1),
});
/** The fields of a day that can be changed. */
export const dayChangeForm = z.object(fields).omit({ date: true, minutesEach: true });

/** The fields of a day's change in a form, as search parameters. */
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

/** The typed change, as the API expects it. */
export const dayChangeOf = ({ link, place, ...rest }: z.infer<typeof dayChangeForm>) => ({
  ...rest,
  link: link ?? null,
  place: place ?? null,
});

const NAMES = ["from", "to", "minutesEach", "seats", "interviewer", "place", "link"] as const;

/** A day's values, as the form's fields show them. */
export const typedOf = (day: InterviewDay): Record<string, string> => ({
  ...Object.fromEntries(NAMES.map((name) => [name, String(day[name] ?? "")])),
  round: String(day.round ?? ""),
});

/** All days of a job that are not cancelled. */
export const readDays = ({ hiring }: Session, id: string) =>
  wholeList((query) => hiring.api.employer.jobs[":id"].days.$get({ param: { id }, query }));

/** All candidates of a job who wait for a date, the earliest promise first. */
export const readWaiting = ({ hiring }: Session, id: string) =>
  wholeList((query) => hiring.api.employer.jobs[":id"].waiting.$get({ param: { id }, query }));

/**
 * Offers a day in several weeks, the last one first: if that one is too far
 * ahead, none is offered. An identical day that exists already counts as
 * offered. `missed` are the weeks that failed, and `error` is the reason.
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
    // A clash with another day concerns this week only, so the others are still tried.
    if (!isHoursRefused) break;
  }
  return { offered, missed: dates.filter((date) => !offered.includes(date)), error };
}

/** Whether an identical day exists, for example after the same form was posted twice. */
async function isOffered(session: Session, id: string, input: DayInput) {
  const days = await readDays(session, id);
  return days.some((day) => {
    const values: Record<string, unknown> = day;
    return Object.entries(input).every(([name, value]) => values[name] === value);
  });
}

/**
 * The day in the address. If it was cancelled, redirects to the list of days with a message,
 * because the person who cancelled it may not have received the answer.
 */
export async function dayAt({ params, context: { session } }: LoaderFunctionArgs) {
  const [id, dayId] = [idParam(params.id), idParam(params.dayId)];
  if (!id || !dayId) throw data(null, { status: 404 });
  const jobs = session.hiring.api.employer.jobs[":id"];
  const [job, days] = await requireFound(
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
