import { writeBatch } from "../../../../db/client";
import { comingOfDay, dayById, outdatedOfDay } from "../../../../db/interview/own-days";
import { PRODUCT_ACTOR } from "../../../facts/people/console";
import { patchInterview } from "../../booking/interview/change-interview";
import { cancelByEmployer } from "../../booking/interview/employer-cancel";
import { actOnce, NO_ANSWER } from "../../case/commit";
import { forEachDue } from "../../for-each-due";
import type { Service } from "../../service";
import { enqueueMessages, insertMessages, outboxMessage } from "../../talk/outbox/outbox";

/** Interviews per turn: the outbox takes as many turns as needed. */
const INTERVIEWS_AT_ONCE = 100;

/**
 * Outbox handler for a day that was cancelled or changed. It cancels the interviews of a cancelled
 * day, and gives the interviews of a changed day its venue, link and interviewer. Another turn
 * follows until all are done.
 *
 * @throws Error if one failed: the outbox tries again.
 */
export async function workOffDay(service: Service, id: number): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  const [day] = await dayById(db, id);
  if (!day) throw new Error("A change of no day");
  const { cancelledAt, link, place, interviewer } = day;
  const look = () =>
    cancelledAt
      ? comingOfDay(db, id, at, INTERVIEWS_AT_ONCE)
      : outdatedOfDay(db, day, at, INTERVIEWS_AT_ONCE);
  const found = await look();
  const done = await forEachDue("workOffDay", found, async ({ id: interview }) => {
    const verb = cancelledAt
      ? cancelByEmployer(service, interview, {
          actor: PRODUCT_ACTOR,
          decidedAt: new Date(cancelledAt),
        })
      : patchInterview(service, PRODUCT_ACTOR, interview, { link, place, interviewer });
    return (await actOnce(service, verb, NO_ANSWER)) !== null;
  });
  if (done > 0 && found.length === INTERVIEWS_AT_ONCE) {
    const next = outboxMessage("interview_day", { dayId: id });
    await writeBatch(db, insertMessages(service, [next]));
    await enqueueMessages(service, [next]);
    return;
  }
  // An interview that was settled or left the day meanwhile needs nothing more.
  if (done < found.length && (await look()).length > 0) {
    throw new Error("Not all interviews of a day follow its change");
  }
}
