import { isInCityOf } from "../../worker/domain/booking/interview/job-city.rules";
import type { World } from "./world";

const HOUR_MS = 3_600_000;
/** The place of useless offers: it is not in the city of the jobs. */
export const ELSEWHERE = "Gate 1, Port Blair";

interface Ended {
  id: number;
  jobId: number;
  promisedBy: number;
  since: number;
  endedAt: number;
}

/** The free seats at one time of an interview day. */
interface Seats {
  at: number;
  offeredAt: number;
  /** When the day was cancelled; infinity if it was not. */
  cancelled: number;
  free: number;
}

async function seatsOf(world: World, job: number): Promise<Seats[]> {
  const days = Array.from(
    await world.ask(
      `select id, date, "from", "to", minutes_each, seats, place, link, offered_at, cancelled_at
        from interview_days where job_id = ?`,
      [job],
    ),
  );
  const bookings = Array.from(
    await world.ask(
      `select day_id, at, count(*) count from interviews where state <> 'cancelled'
        and day_id is not null group by day_id, at`,
    ),
  );
  const place = { city: null, state: null, location: "Nagpur" };
  return days
    .filter((day) => day.link !== null || isInCityOf(String(day.place), place))
    .flatMap((day) => {
      const [from, to] = [day.from, day.to].map((time) =>
        Date.parse(`${day.date}T${time}:00.000+05:30`),
      ) as [number, number];
      const each = Number(day.minutes_each) * 60_000;
      return Array.from({ length: Math.floor((to - from) / each) }, (_, index) => {
        const at = from + index * each;
        const booking = bookings.find(
          (one) => one.day_id === day.id && Date.parse(String(one.at)) === at,
        );
        return {
          at,
          offeredAt: Date.parse(String(day.offered_at)),
          cancelled: day.cancelled_at ? Date.parse(String(day.cancelled_at)) : Infinity,
          free: Number(day.seats) - Number(booking?.count ?? 0),
        };
      });
    })
    .filter(({ free }) => free > 0);
}

/**
 * Everyone whose application ended because they chose no time was offered a fair seat, and there is
 * a separate seat for each of them. This is computed from the rows, independently of the rule that
 * ended the applications.
 */
export async function unfairEndings(world: World): Promise<string[]> {
  const rows = Array.from(
    await world.ask(
      `select a.id, a.job_id jobId, a.promised_by promisedBy, (select max(h.at) from application_history h
          where h.application_id = a.id and h.status <> 'REJECTED') since,
        (select max(h.at) from application_history h where h.application_id = a.id) endedAt
        from applications a where a.closed_because = 'did_not_choose'`,
    ),
  );
  const ended: Ended[] = rows.map((row) => ({
    id: Number(row.id),
    jobId: Number(row.jobId),
    promisedBy: Date.parse(String(row.promisedBy)),
    since: Date.parse(String(row.since)),
    endedAt: Date.parse(String(row.endedAt)),
  }));
  const wrong: string[] = [];
  for (const job of new Set(ended.map(({ jobId }) => jobId))) {
    const seats = await seatsOf(world, job);
    const people = ended.filter(({ jobId }) => jobId === job);
    // A day counts if it was cancelled only after the application had ended.
    const fits = (one: Ended) =>
      seats.filter(
        ({ at, offeredAt, cancelled }) =>
          cancelled >= one.endedAt &&
          at < one.promisedBy &&
          at >= Math.max(offeredAt, one.since) + 24 * HOUR_MS,
      );
    for (const one of people) {
      if (fits(one).length === 0) wrong.push(`offered no fair seat: ${JSON.stringify(one)}`);
    }
    const fair = new Set(people.flatMap(fits));
    const count = [...fair].reduce((sum, { free }) => sum + free, 0);
    if (count < people.length) {
      wrong.push(`${count} seats for ${people.length} people of job ${job} who chose none`);
    }
  }
  return wrong;
}
