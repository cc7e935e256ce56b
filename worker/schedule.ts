import { alertOfSmsCap } from "./domain/alert";
import { gradeOverdue } from "./domain/grading";
import { releaseLapsedHolds, tellOfFreeSlots, warnOfEndingHolds } from "./domain/hold";
import { resendWaiting } from "./domain/message";
import { reconcileOrders } from "./domain/reconcile";
import { advanceRefunds } from "./domain/refund";
import { remindOfInterviews } from "./domain/reminder";
import { sweepResumes } from "./domain/resume";
import type { Service } from "./domain/service";
import { sweepKeys } from "./domain/sweep";
import { endWithdrawn } from "./domain/withdrawal";
import { log, logError } from "./log";

const TASKS = {
  gradeOverdue,
  endWithdrawn,
  warnOfEndingHolds,
  releaseLapsedHolds,
  tellOfFreeSlots,
  reconcileOrders,
  advanceRefunds,
  remindOfInterviews,
  alertOfSmsCap,
  resendWaiting,
  sweepResumes,
  sweepKeys,
};

/** The broom, every minute. Each task is safe twice at once, late, or after an hour's gap. */
export async function runSchedule(serviceAt: () => Service): Promise<void> {
  for (const [task, run] of Object.entries(TASKS)) {
    try {
      const done = await run(serviceAt());
      if (done > 0) log("schedule.done", { task, done });
    } catch (error) {
      logError("schedule.failed", error, { task });
    }
  }
}
