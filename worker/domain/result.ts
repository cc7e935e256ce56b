import { applicationById, setExtraMinutes, setResultNote } from "../../db/applications";
import { renewHold } from "../../db/claims";
import { isRefused, writeBatch } from "../../db/client";
import { dropReminders, expectInterview, interviewsOf } from "../../db/interviews";
import { lengthenSitting } from "../../db/sittings";
import { insertAudit } from "../../db/staff";
import { staffApplications } from "../../db/staff-applications";
import type { ResultInput } from "../contract/ops";
import { Failure } from "../failure";
import { move } from "./application";
import { hasResult, isAtInterview, isAtTest } from "./application.rules";
import { isAhead, mayHaveResult } from "./appointment.rules";
import { dropComing } from "./dropped";
import { endLapsedHolds, holdTerms } from "./hold";
import { note } from "./outbox";
import type { Service } from "./service";

/**
 * The employer's decision, once the newest interview has begun. An earlier round still to come is
 * cancelled. Giving the same one again changes nothing.
 *
 * @throws Failure not_found, wrong_stage, interview_not_held, out_of_step
 */
export async function giveResult(
  service: Service,
  staff: string,
  applicationId: number,
  input: ResultInput,
): Promise<void> {
  const { db, now } = service;
  const [[application], interviews] = await db.batch([
    applicationById(db, applicationId),
    interviewsOf(db, [applicationId]),
  ]);
  if (!application) throw new Failure("not_found");
  if (hasResult(application, input.result)) return;
  if (!isAtInterview(application.status)) throw new Failure("wrong_stage");
  if (!mayHaveResult(interviews, now)) throw new Failure("interview_not_held");
  const kind = { SELECTED: "selected", REJECTED: "rejected" } as const;
  const dropped = dropComing(service, interviews);
  const said = note(kind[input.result], {
    applicationId,
    note: input.note ?? null,
    ...dropped.payload,
  });
  const isOver = interviews.filter((one) => one.state === "scheduled" && !isAhead(one, now));
  const audit = {
    staff,
    action: "application.result",
    subject: String(applicationId),
    detail: input,
    at: now.toISOString(),
  };
  try {
    const moved = await move(
      service,
      application,
      [input.result],
      [said],
      [
        setResultNote(db, applicationId, input.note ?? null),
        dropReminders(db, applicationId),
        ...isOver.map((one) => expectInterview(db, one)),
        ...dropped.writes,
        insertAudit(db, audit),
      ],
    );
    if (!moved) throw new Failure("out_of_step");
  } catch (error) {
    // An interview was moved in the same moment.
    if (isRefused(error)) throw new Failure("out_of_step");
    throw error;
  }
}

/**
 * Gives a candidate `minutes` on top of the test's own, before or while it is taken. The number
 * is the whole extra time, so that giving it twice is giving it once.
 *
 * @throws Failure not_found, wrong_stage, out_of_step
 */
export async function grantExtraTime(
  service: Service,
  staff: string,
  applicationId: number,
  minutes: number,
): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  // Both in one read: someone else's grant between two would be counted half.
  const [row] = await staffApplications(db, { id: applicationId }, 1);
  if (!row) throw new Failure("not_found");
  const { application, sitting } = row;
  if (!isAtTest(application.status)) throw new Failure("wrong_stage");
  const total = sitting ? sitting.minutes - application.extraMinutes + minutes : 0;
  const endsAt = sitting && new Date(Date.parse(sitting.startedAt) + total * 60_000).toISOString();
  if (endsAt && endsAt <= at) throw new Failure("wrong_stage");
  try {
    await writeBatch(db, [
      setExtraMinutes(db, applicationId, minutes, sitting !== null),
      ...(endsAt
        ? [
            lengthenSitting(db, applicationId, total, endsAt, at),
            ...endLapsedHolds(service, application.jobId),
            renewHold(db, applicationId, { state: "held", expiresAt: endsAt }, holdTerms(service)),
          ]
        : []),
      insertAudit(db, {
        staff,
        action: "application.extra-time",
        subject: String(applicationId),
        detail: { minutes },
        at,
      }),
    ]);
  } catch (error) {
    if (isRefused(error)) throw new Failure("out_of_step");
    throw error;
  }
}
