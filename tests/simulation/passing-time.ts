import { applicationOf, type Choice, type Verb } from "./choices";
import type { World } from "./world";

export const HOUR_MS = 3_600_000;

/**
 * The newest interview of an application; cancelled
 * interviews come last unless `which` says otherwise.
 */
export async function interviewOf(world: World, choice: Choice, which = "state <> 'cancelled'") {
  const { id } = await applicationOf(world, choice);
  const [row] = await world.ask(
    `select id, uid, at, minutes, state, day_id from interviews where application_id = ?
      order by ${which} desc, id desc`,
    [id],
  );
  return {
    applicationId: id,
    id: Number(row?.id ?? 0),
    uid: String(row?.uid),
    state: String(row?.state),
    at: String(row?.at),
    dayId: row?.day_id === null ? null : Number(row?.day_id ?? 0),
    begins: Date.parse(String(row?.at)),
    ends: Date.parse(String(row?.at)) + Number(row?.minutes) * 60_000,
  };
}

/**
 * Moments at which new acts on an interview become
 * possible: ms from its beginning, ms from its end.
 */
const MOMENTS = [
  [-HOUR_MS, 0],
  [-HOUR_MS / 2, 0],
  [21 * 60_000, 0],
  [0, 60_000],
  [0, 24 * HOUR_MS],
  [0, 95.5 * HOUR_MS],
] as const;

export const clock = {
  /** Moves to the next of these moments of this person's interview. */
  passToInterview: async (world, choice) => {
    const { begins, ends } = await interviewOf(world, choice);
    const moments = MOMENTS.map(([before, after]) => (after ? ends + after : begins + before));
    const next = moments.find((moment) => moment > world.now.getTime());
    if (next) world.now = new Date(next);
  },
  /** Moves to the end of the next hold, before the schedule has run. */
  passToLapse: (world) => world.passToLapse(),
  /** Moves to the next deadline of a promise, and runs the schedule. */
  passToDue: async (world) => {
    const [due] = await world.ask(
      "select min(guarantee_due_at) at from applications where guarantee_due_at > ?",
      [world.now.toISOString()],
    );
    if (due?.at) world.now = new Date(Date.parse(String(due.at)) + 1);
    await world.schedule();
  },
} satisfies Record<string, Verb>;
