import { todayInIndia } from "../../worker/contract/profile";
import { timesOf } from "../../worker/domain/booking/interview/times.rules";
import type { Ask } from "./stress/invariants";

/** The options of an interview day in a test. */
export interface DayOptions {
  /** Days from now. */
  inDays?: number;
  from?: string;
  to?: string;
  minutesEach?: number;
  seats?: number;
  round?: 1 | 2 | null;
  /** Null for a video call. */
  place?: string | null;
}

const DAY_MS = 86_400_000;
export const PLACE = "Ring Road 4, Surat";
const LINK = "https://meet.example.in/zari-lane";
const INTERVIEWER = "Meera Joshi";

/**
 * Offers a day for this job, by default with four half
 * hours of one seat each. Returns its id and times.
 */
export async function offerDayIn(
  ask: Ask,
  jobId: number,
  {
    inDays = 4,
    from = "10:00",
    to = "12:00",
    minutesEach = 30,
    seats = 1,
    round = null,
    place = PLACE,
  }: DayOptions,
): Promise<{ id: number; times: string[] }> {
  const date = todayInIndia(new Date(Date.now() + inDays * DAY_MS));
  const [row] = Array.from(
    await ask(
      `insert into interview_days (job_id, round, date, "from", "to", minutes_each, seats,
        interviewer, place, link, offered_at)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
      [
        jobId,
        round,
        date,
        from,
        to,
        minutesEach,
        seats,
        INTERVIEWER,
        place,
        place === null ? LINK : null,
        new Date().toISOString(),
      ],
    ),
  );
  return { id: Number(row?.id), times: timesOf({ date, from, to, minutesEach }) };
}
