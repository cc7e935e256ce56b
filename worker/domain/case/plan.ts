import type { Db, Write } from "../../../db/client";
import type { InterviewRow } from "../../../db/interview/interviews";
import type { Guard } from "../../../db/schema/guards";
import type { insertAudit } from "../../../db/staff/staff";
import { canTransition, type Status } from "../../facts/guarantee/statuses";
import { Failure, type FailureCode } from "../../failure";
import type { OutboxMessage } from "../talk/outbox/outbox";

/** The columns of an application from which a transition begins. */
interface Transitioning {
  id: number;
  seq: number;
  status: Status;
}

/** A write of the database folder and its arguments. The commit builds its SQL. */
export interface Statement {
  writes(db: Db): Write[];
}

type Build<Args extends unknown[]> = (db: Db, ...args: Args) => Write | readonly Write[];

class Call<Args extends unknown[]> implements Statement {
  constructor(
    readonly build: Build<Args>,
    readonly args: Args,
  ) {}

  writes(db: Db): Write[] {
    return [this.build(db, ...this.args)].flat();
  }
}

/** A statement as data, so that a plan is made and compared without a database. */
export const statement = <Args extends unknown[]>(build: Build<Args>, ...args: Args): Statement =>
  new Call(build, args);

export type AuditEntry = Parameters<typeof insertAudit>[1];

export interface History {
  from: Transitioning;
  steps: Status[];
}

/** What an act does. It is decided from a case alone, and committed in one batch. */
export interface Plan {
  /** The statuses that the application goes through; null if its status stays. */
  history: History | null;
  /** What must still hold at the commit. Some changes bring their own guards. */
  guards: Statement[];
  changes: Statement[];
  /** Messages and work that follow, each once. */
  messages: OutboxMessage[];
  audit: AuditEntry[];
  /** Messages may be there already; those are left out. */
  hasKnownMessages: boolean;
  /** What the person reads in the end, if another act sends it later. */
  laterMessages: OutboxMessage[];
  /** The number of people that the act touches. */
  people: number;
  /** The money that goes back. */
  paise: number;
  /** The answer where a guard refuses for good. Any other refusal means that the case changed. */
  failures: Partial<Record<Guard, FailureCode>>;
  /** The date that staff or the employer give. */
  appointment: InterviewRow | null;
  /** The plan only prepares the act, which is decided again after it. */
  isPreparation: boolean;
}

const EMPTY: Plan = {
  history: null,
  guards: [],
  changes: [],
  messages: [],
  audit: [],
  hasKnownMessages: false,
  laterMessages: [],
  people: 1,
  paise: 0,
  failures: {},
  appointment: null,
  isPreparation: false,
};

/** A plan of these parts. */
export const planOf = (parts: Partial<Plan>): Plan => ({ ...EMPTY, ...parts });

/** Takes an application through statuses. @throws Failure stale_state if no transition leads there */
export function moveTo(from: Transitioning, ...steps: Status[]): History {
  let last = from.status;
  for (const step of steps) {
    if (!canTransition(last, step)) throw new Failure("stale_state");
    last = step;
  }
  return { from, steps };
}
