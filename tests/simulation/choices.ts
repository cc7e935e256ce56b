import type { World } from "./world";

/** The person and the job of a verb, and a number for its other choices. */
export interface Choice {
  person: number;
  job: number;
  number: number;
}

export type Verb = (world: World, choice: Choice) => Promise<unknown>;

/** The newest application of this person for this job; its id is 0 if there is none. */
export async function applicationOf({ ask }: World, { person, job }: Choice) {
  const [row] = await ask(
    "select id, status from applications where user_id = ? and job_id = ? and superseded_at is null",
    [person, job],
  );
  return { id: Number(row?.id ?? 0), status: String(row?.status ?? "") };
}

export const oneOf = <T>(list: T[], number: number) => list[number % Math.max(1, list.length)];
