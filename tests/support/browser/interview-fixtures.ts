import { WORD_UNDO_MINUTES } from "../../../worker/facts/guarantee/guarantee";
import { type DayOptions, offerDayIn } from "../offered-days";
import { ago, asking, numberOf, PAST, rewrite } from "./fixtures";

// States of interviews, and of what was promised about them.

/** Offers an interview day for a job, as its company does. */
export const offerDay = (job: string, options: DayOptions = {}) =>
  asking((ask) => offerDayIn(ask, Number(job), options));

/** Cancels the newest interview day of a job. */
export const cancelNewestDay = (job: string) =>
  rewrite(
    `update interview_days set cancelled_at = ?1 where id =
      (select max(id) from interview_days where job_id = ?2)`,
    PAST,
    Number(job),
  );

/** Lets the interviews of a job begin in ten hours. */
export const bringNear = (job: string) =>
  rewrite(
    `update interviews set at = ?1 where application_id in
      (select id from applications where job_id = ?2)`,
    new Date(Date.now() + 10 * 3_600_000).toISOString(),
    Number(job),
  );

/** Makes the dates of an application look as if they had been set long ago. */
export const setLongAgo = (application: string) =>
  rewrite(
    "update interviews set date_set_at = ? where application_id = ?",
    PAST,
    numberOf(application),
  );

/** Sets the interviews of an application to held, as of an hour and a half ago. */
export const hold = (application: string) =>
  rewrite(
    `update interviews set at = ?, state = 'held', evidence = 'code', settled_at = at
      where application_id = ? and state = 'scheduled'`,
    ago(90),
    numberOf(application),
  );

/** Moves an interview day to this date, without its interviews. */
export const dayIs = (day: number, date: string) =>
  rewrite("update interview_days set date = ? where id = ?", date, day);

/** Lets the interviews of an application begin in so many minutes. */
export const beginIn = (application: string, minutes: number) =>
  rewrite(
    "update interviews set at = ? where application_id = ?",
    new Date(Date.now() + minutes * 60_000).toISOString(),
    numberOf(application),
  );

/** Sets the state of an application's interviews and the company's statement. */
export const interviewIs = (
  application: string,
  { state = "scheduled", companyWord = null }: { state?: string; companyWord?: string | null },
) =>
  rewrite(
    `update interviews set state = ?2, company_word = ?3, company_word_at = ?4,
      settled_at = case ?2 when 'scheduled' then null else ?4 end where application_id = ?1`,
    // A statement of absence counts only when it can't be taken back any more.
    numberOf(application),
    state,
    companyWord,
    ago(WORD_UNDO_MINUTES + 1),
  );

/** Sets the interviews of an application at a venue, not by video call. */
export const isAt = (application: string, place: string) =>
  rewrite(
    "update interviews set link = null, place = ?2 where application_id = ?1",
    numberOf(application),
    place,
  );

/** Lets the promise of an interview end in a day. */
export const promiseEnds = (application: string) =>
  rewrite(
    "update applications set promised_by = ? where id = ?",
    new Date(Date.now() + 86_400_000).toISOString(),
    numberOf(application),
  );

/** Breaks the promise of an interview now. */
export const breakPromise = (application: string) =>
  rewrite(
    "update applications set promise_broken_at = ? where id = ?",
    new Date().toISOString(),
    numberOf(application),
  );

/** Sets the time by which the company answers an application. */
export const answerBy = (application: string, at: string) =>
  rewrite("update applications set answer_by = ?2 where id = ?1", numberOf(application), at);
