import type { Actor } from "../../facts/console";

/** Who acts, as far as it says whether their company is suspended. */
export type Acting = Pick<Actor, "suspendedAt">;

/**
 * Whether a suspended company has nothing to say about an interview: those that began before are
 * answered as ever, because their candidates wait for it.
 */
export const isSinceSuspension = ({ suspendedAt }: Acting, { at }: { at: string }): boolean =>
  suspendedAt ? at >= suspendedAt : false;
