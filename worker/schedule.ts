import { gradeOverdue } from "./domain/assessment/grading";
import { mailDayAhead } from "./domain/day/day-ahead";
import { endSuspended } from "./domain/ending/suspension";
import { endWithdrawn } from "./domain/ending/withdrawal";
import { keepGuarantees } from "./domain/guarantee/keep";
import { watchHealth } from "./domain/health/alerts";
import { type Ran, recordRun } from "./domain/health/runs";
import { remindOfInterviews } from "./domain/interview/reminder";
import { readJobs } from "./domain/job/search/read-jobs";
import { resendWaiting } from "./domain/outbox/deliver";
import { reconcileOrders } from "./domain/payment/reconcile";
import { advanceRefunds } from "./domain/payment/refund";
import { sweepResumes } from "./domain/resume/resume";
import { tellOfNewJobs } from "./domain/search/digest";
import { endNoticesOfClosed, notifyOfFreeSlots } from "./domain/search/slot-notice";
import type { Service } from "./domain/service";
import { releaseLapsedHolds, warnOfEndingHolds } from "./domain/slot/hold";
import { sweepKeys } from "./domain/sweep";
import { log, logError } from "./log";

const TASKS = {
  gradeOverdue,
  endWithdrawn,
  endSuspended,
  warnOfEndingHolds,
  releaseLapsedHolds,
  notifyOfFreeSlots,
  endNoticesOfClosed,
  reconcileOrders,
  advanceRefunds,
  remindOfInterviews,
  mailDayAhead,
  resendWaiting,
  readJobs,
  keepGuarantees,
  tellOfNewJobs,
  sweepResumes,
  sweepKeys,
  // Last, because it checks the results of the other tasks.
  watchHealth,
};

/**
 * The tasks of every minute. Each is safe to run twice at once, late, or after a gap of an hour.
 *
 * @param placement where Cloudflare runs it: `remote-` and an airport code if `[placement]` had its
 *   effect
 * @throws the database's error if the run could not be recorded.
 */
export async function runSchedule(serviceAt: () => Service, placement?: string): Promise<void> {
  const began = performance.now();
  const ran: Ran[] = [];
  for (const [task, run] of Object.entries(TASKS)) {
    try {
      const done = await run(serviceAt());
      if (done > 0) log("schedule.done", { task, done });
      ran.push({ task });
    } catch (error) {
      logError("schedule.failed", error, { task });
      ran.push({ task, error });
    }
  }
  try {
    await recordRun(serviceAt(), ran);
  } catch (error) {
    logError("schedule.unrecorded", error);
    throw error;
  }
  if (placement) log("schedule.ran", { placement, ms: Math.round(performance.now() - began) });
}
