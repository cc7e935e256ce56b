import { ProviderError } from "../../worker/providers/types";
import type { Turns } from "./turns";

/** What can fail outside, and how: not done; done with a lost answer; done late. */
export const PLACES = ["payments", "email", "sms", "database", "commit", "queue"] as const;
export type Place = (typeof PLACES)[number];
export const FAULTS = ["lost", "unanswered", "late"] as const;
export type Fault = (typeof FAULTS)[number];

/** The database crashed in the middle of a call. */
export class Crash extends Error {
  override name = "Crash";
}

/** Every call to the outside passes here: it waits for its turn, and meets a planned fault. */
export class Faults {
  private readonly planned = new Map<Place, { fault: Fault; times: number }>();

  constructor(
    private readonly turns: Turns,
    /** Lets so many seconds pass. */
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
