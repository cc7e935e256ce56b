import { remindOfInterviews } from "../domain/booking/interview/interview-parts";
import { reconcileOrders } from "../domain/booking/payment/payment";
import { advanceRefunds } from "../domain/booking/payment/refund";
import { releaseLapsedHolds, warnOfEndingHolds } from "../domain/booking/slot/hold";
import { readJobs } from "../domain/employers/job/search/read-jobs";
import { gradeOverdue } from "../domain/outcome/assessment/grading";
import { mailDayAhead } from "../domain/outcome/day/day-ahead";
import { endSuspended } from "../domain/outcome/ending/suspension";
import { endWithdrawn } from "../domain/outcome/ending/withdrawal";
import { keepGuarantees } from "../domain/outcome/guarantee/keep";
import { sweepResumes } from "../domain/people/resume/resume";
import { watchHealth } from "../domain/read/health/alerts";
import { type Ran, recordRun } from "../domain/read/health/runs";
import { sendDigests } from "../domain/read/search/digest";
import { endNoticesOfClosed, notifyOfFreeSlots } from "../domain/read/search/slot-notice";
import type { Service } from "../domain/service";
import { sweepKeys } from "../domain/sweep";
import { resendWaiting } from "../domain/talk/outbox/deliver";
import { log, logError } from "../log";

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
  // The name under which its runs are recorded.
  tellOfNewJobs: sendDigests,
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
