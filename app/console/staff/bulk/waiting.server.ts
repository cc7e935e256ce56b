import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import * as words from "~app/words/console/large-acts";
import { minutes as minutesEach } from "../../../../worker/contract/interviews";
import { date } from "../../../../worker/contract/values";
import { addSeconds } from "../../../../worker/facts/times";
import { idParam, wholeList } from "../../../forms/form.server";
import { ApiError, unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";
import { requireFound } from "../../act.server";
import { type ManyActs, markedIn, previewMany } from "./many.server";
import { assign, countSeats, OWN, ownSeats, roundOf, type Seats, seatsOfDays } from "./plan";

/** All days of a job that are not cancelled, in the staff view. */
export const readDays = ({ staff }: Session, id: string) =>
  wholeList((query) => staff.api.ops.jobs[":id"].days.$get({ param: { id }, query }));

const ROWS = "50";
/** India has one time zone, without daylight saving time. */
const INDIA = "+05:30";
/** The shortest notice of an assigned time. */
const AHEAD_SECONDS = 3_600;
const CONFLICT = 409;

/** The people who wait for a date of a job, and the times that are possible. */
export async function readWaiting({ params, context: { session, now } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const id = idParam(params.id);
  if (!id) throw data(null, { status: 404 });
  const { jobs } = session.staff.api.ops;
  const [job, days, waiting] = await requireFound(
    Promise.all([
      unwrap(jobs[":id"].$get({ param: { id } })),
      readDays(session, id),
      unwrap(jobs[":id"].waiting.$get({ param: { id }, query: { limit: ROWS } })),
    ]),
  );
  const people = waiting.map(({ applicationId, name, promisedBy, round }) => ({
    id: applicationId,
    name,
    promisedBy,
    round: roundOf(round, job.rounds),
  }));
  return { session, person, job, days, people, from: addSeconds(now, AHEAD_SECONDS) };
}

type Waiting = Awaited<ReturnType<typeof readWaiting>>;

/** The seats in the address: of all days, of one day, or of other times. */
function seatsIn({ session, days, from }: Waiting, rounds: Seats["round"][]): Seats[] | null {
  const { searchParams } = session.url;
  const text = (name: string) => searchParams.get(name) ?? "";
  if (text("day") !== OWN) {
    return seatsOfDays(
      days.filter(({ id }) => text("day") === "" || String(id) === text("day")),
      from,
    );
  }
  const day = date.safeParse(text("date")).data;
  const at = `${day}T${text("time")}:00${INDIA}`;
  const minutes = minutesEach.safeParse(Number(text("minutes"))).data;
  if (Number.isNaN(Date.parse(at)) || minutes === undefined) return null;
  const [place, link] = [text("place") || null, text("link") || null];
  return ownSeats({ at, minutes, place, link }, rounds);
}

/** The time for each marked person, and the act that assigns it; null if nobody is marked. */
export function planIn(waiting: Waiting) {
  const { session, people } = waiting;
  const markedIds = markedIn(session);
  const markedPeople = people.filter(({ id }) => markedIds.includes(String(id)));
  const rounds = markedPeople.map(({ round }) => round);
  const seats = seatsIn(waiting, rounds);
  if (markedPeople.length === 0) return null;
  if (!seats) return { wrong: words.waiting.ownMissing, planned: null };
  const assignedSeats = assign(rounds, seats);
  const plan = markedPeople.map((one, nth) => ({ ...one, seat: assignedSeats[nth] ?? null }));
  const one = session.staff.api.ops.applications[":id"];
  const many: ManyActs = {
    session,
    ids: plan.map(({ id }) => String(id)),
    call: async (id, dryRun) => {
      const seat = plan.find((person) => String(person.id) === id)?.seat;
      if (!seat) {
        const message = words.waiting.noTime;
        throw new ApiError(CONFLICT, { code: "time_taken", message });
      }
      const { at, round, fields: where } = seat;
      const json = "dayId" in where ? { at, ...where } : { at, round, ...where };
      return unwrap(one.interviews.$post({ param: { id }, json: { ...json, dryRun } }));
    },
  };
  return { wrong: null, planned: { plan, many } };
}

/** The data of the page. */
export async function waitingPage(args: LoaderFunctionArgs) {
  const waiting = await readWaiting(args);
  const { session, person, job, days, people, from } = waiting;
  const { searchParams } = session.url;
  const result = planIn(waiting);
  const planned = result?.planned ?? null;
  const fields = ["day", "date", "time", "minutes", "place", "link"];
  return {
    person,
    days,
    people,
    job: { id: job.id, title: job.title, rounds: job.rounds },
    free: countSeats(seatsOfDays(days, from)),
    marked: searchParams.has("all") ? people.map(({ id }) => String(id)) : markedIn(session),
    typed: Object.fromEntries(fields.map((name) => [name, searchParams.get(name) ?? ""])),
    wrong: result?.wrong ?? null,
    plan: planned?.plan ?? null,
    preview: planned && (await previewMany(planned.many)),
  };
}
