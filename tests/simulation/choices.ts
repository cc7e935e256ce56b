import { act, type Verb as CaseVerb, NO_ANSWER } from "../../worker/domain/case/commit";
import type { Service } from "../../worker/domain/service";
import type { World } from "./world";

/** The person and the job of a verb, and a number for its other choices. */
export interface Choice {
  person: number;
  job: number;
  number: number;
}

/** Does an act on a case. */
export function doAct<Facts>(
  world: World,
  verbOf: (service: Service) => CaseVerb<Facts>,
): Promise<void> {
  const service = world.service();
  return act(service, verbOf(service), NO_ANSWER);
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
