import { ProviderError } from "../../worker/providers/types";
import type { Turns } from "./turns";

/** What can go wrong outside, and how: not done; done, but the answer is lost; done, but late. */
export const PLACES = ["payments", "email", "sms", "database", "queue"] as const;
export type Place = (typeof PLACES)[number];
export const STRIKES = ["lost", "unanswered", "late"] as const;
export type Strike = (typeof STRIKES)[number];

/** The database went away in the middle of a call. */
export class Crash extends Error {
  override name = "Crash";
}

/** Every call to the outside passes here: it waits for its turn, and may be struck. */
export class Weather {
  private readonly due = new Map<Place, { strike: Strike; times: number }>();

  constructor(
    private readonly turns: Turns,
    /** Lets so many seconds pass. */
    private readonly pass: (seconds: number) => void,
  ) {}

  brew(place: Place, strike: Strike, times: number): void {
    this.due.set(place, { strike, times });
  }

  clear(): void {
    this.due.clear();
  }

  async call<T>(place: Place, run: () => Promise<T> | T): Promise<T> {
    await this.turns.next();
    const due = this.due.get(place);
    if (!due) return run();
    due.times -= 1;
    if (due.times === 0) this.due.delete(place);
    const error =
      place === "database" ? new Crash(due.strike) : new ProviderError(`${place}: ${due.strike}`);
    if (due.strike === "lost") throw error;
    const answer = await run();
    if (due.strike === "unanswered") throw error;
    this.pass(7);
    await this.turns.next();
    return answer;
  }
}
