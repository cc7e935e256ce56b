import { ProviderError } from "../../worker/providers/types";
import type { Turns } from "./turns";

/**
 * The calls that can fail, and how: not done (`lost`), done but the answer is lost (`unanswered`),
 * or done late.
 */
export const PLACES = ["payments", "email", "sms", "database", "commit", "queue"] as const;
export type Place = (typeof PLACES)[number];
export const FAULTS = ["lost", "unanswered", "late"] as const;
export type Fault = (typeof FAULTS)[number];

/** The database crashed during a call. */
export class Crash extends Error {
  override name = "Crash";
}

/** Every outside call goes through here: it waits for its turn, and meets the planned fault. */
export class Faults {
  private readonly planned = new Map<Place, { fault: Fault; times: number }>();

  constructor(
    private readonly turns: Turns,
    /** Moves the clock by so many seconds. */
    private readonly pass: (seconds: number) => void,
  ) {}

  plan(place: Place, fault: Fault, times: number): void {
    this.planned.set(place, { fault: fault, times });
  }

  clear(): void {
    this.planned.clear();
  }

  async call<T>(place: Place, run: () => Promise<T> | T): Promise<T> {
    await this.turns.next();
    const planned = this.planned.get(place);
    if (!planned) return run();
    planned.times -= 1;
    if (planned.times === 0) this.planned.delete(place);
    const error =
      place === "database" || place === "commit"
        ? new Crash(planned.fault)
        : new ProviderError(`${place}: ${planned.fault}`);
    if (planned.fault === "lost") throw error;
    const answer = await run();
    if (planned.fault === "unanswered") throw error;
    this.pass(7);
    await this.turns.next();
    return answer;
  }
}
