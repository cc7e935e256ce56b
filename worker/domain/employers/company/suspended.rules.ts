import type { Actor } from "../../../facts/people/console";

/** The part of the actor that says whether their company is suspended. */
export type Acting = Pick<Actor, "suspendedAt">;

/**
 * Whether a suspended company may not make statements about an interview. Interviews that began
 * before the suspension are answered as usual, since their candidates wait for the answer.
 */
export const isSinceSuspension = ({ suspendedAt }: Acting, { at }: { at: string }): boolean =>
  suspendedAt ? at >= suspendedAt : false;
