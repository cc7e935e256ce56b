import type { World } from "./world";

/** Who it is about, for which job, and a number for whatever else is to be chosen. */
export interface Choice {
  person: number;
  job: number;
  number: number;
}

export type Verb = (world: World, choice: Choice) => Promise<unknown>;

/** The newest application of this person for this job; number 0 without one. */
export async function applicationOf({ ask }: World, { person, job }: Choice) {
  const [row] = await ask(
    "select id, status from applications where user_id = ? and job_id = ? and superseded_at is null",
    [person, job],
  );
  return { id: Number(row?.id ?? 0), status: String(row?.status ?? "") };
}

export const oneOf = <T>(list: T[], number: number) => list[number % Math.max(1, list.length)];
