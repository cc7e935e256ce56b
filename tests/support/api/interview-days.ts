import { todayInIndia } from "../../../worker/contract/profile";
import { timesOf } from "../../../worker/domain/interview/day.rules";
import { query } from "./database";

/** What a test says of a day of a job. */
export interface DayOptions {
  /** So many days from now. */
  inDays?: number;
  from?: string;
  to?: string;
  minutesEach?: number;
  seats?: number;
  round?: 1 | 2 | null;
}

const DAY_MS = 86_400_000;
export const PLACE = "Ring Road 4, Surat";

/** A day of this job: its number and its times. Four half hours of one seat unless said otherwise. */
export async function offerDay(
  jobId: number,
  {
    inDays = 4,
    from = "10:00",
    to = "12:00",
    minutesEach = 30,
    seats = 1,
    round = null,
  }: DayOptions = {},
): Promise<{ id: number; times: string[] }> {
  const date = todayInIndia(new Date(Date.now() + inDays * DAY_MS));
  const [row] = await query(
    `insert into interview_days (job_id, round, date, "from", "to", minutes_each, seats, interviewer, place, offered_at)
      values (?, ?, ?, ?, ?, ?, ?, 'Meera Joshi', ?, ?) returning id`,
    [jobId, round, date, from, to, minutesEach, seats, PLACE, new Date().toISOString()],
  );
  return { id: Number(row?.id), times: timesOf({ date, from, to, minutesEach }) };
}
