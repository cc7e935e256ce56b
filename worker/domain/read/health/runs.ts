import { writeBatch } from "../../../../db/client";
import { recordTask } from "../../../../db/health/readings";
import type { Service } from "../../service";
import { causeOf } from "../../talk/outbox/deliver";

/** A task of the schedule that ran; `error` is what it threw, if it failed. */
export interface Ran {
  task: string;
  error?: unknown;
}

/** Stores that the schedule ran and which tasks failed, for operators and for the next run. */
export async function recordRun({ db, now }: Service, ran: Ran[]): Promise<void> {
  const at = now.toISOString();
  const causes = ran.map(({ task, error }) => ({
    task,
    cause: error === undefined ? null : causeOf(error),
  }));
  await writeBatch(
    db,
    causes.map((run) => recordTask(db, run, at)),
  );
}
