import { jobIdOf } from "../../../db/application/applications";
import { guaranteeOf } from "../../../db/application/guarantee";
import { standingDays, takenSeats } from "../../../db/interview/days";
import { type InterviewRow, interviewsOf } from "../../../db/interview/interviews";
import { tiesSince } from "../../../db/interview/testimony";
import { type CreditRow, creditSpentOn } from "../../../db/payment/credits";
import { keptPayment } from "../../../db/payment/payments";
import type { PaymentRow } from "../../../db/payment/refunds";
import { todayInIndia } from "../../contract/profile";
import { addSeconds, DAY_SECONDS } from "../../facts/times";
import { Failure } from "../../failure";
import { roundToChoose } from "../application/application.rules";
import { paidBy } from "../interview/cancellation.rules";
import { freeSince } from "../interview/free-times.rules";
import type { Service } from "../service";
import type { Guarantee } from "./clock.rules";

const YEAR_SECONDS = 365 * DAY_SECONDS;

type Found = Awaited<ReturnType<typeof guaranteeOf>>[number];

/** An application with everything that decides about its guarantee. */
export interface Situation {
  application: Found["application"];
  /** Days within which the job promises an interview, and an answer after it. */
  withinDays: number;
  answerWithinDays: number;
  result: Found["result"];
  /** Newest first. */
  interviews: InterviewRow[];
  /** The money behind the slot, whichever application brought it in; null where none is kept. */
  payment: PaymentRow | null;
  /** What staff gave and the slot was bought with. */
  goodwill: CreditRow | null;
  /** A person decided it: the day's cap of what goes back by itself does not count. */
  isPastCap: boolean;
  known: Guarantee;
}

/** Reads it in one moment. @throws Failure not_found */
export async function situationOf(
  { db, now }: Service,
  id: number,
  isPastCap = false,
): Promise<Situation> {
  const job = jobIdOf(id);
  const today = todayInIndia(now);
  const [[found], interviews, [kept], [spent], days, taken, [ties]] = await db.batch([
    guaranteeOf(db, id),
    interviewsOf(db, [id]),
    keptPayment(db, id),
    creditSpentOn(db, id),
    standingDays(db, job, today),
    takenSeats(db, job, today),
    tiesSince(db, id, addSeconds(now, -YEAR_SECONDS)),
  ]);
  if (!found) throw new Failure("not_found");
  const { payment, goodwill } = paidBy(kept, spent);
  const { application, withinDays, answerWithinDays, result } = found;
  const round = roundToChoose(application, found.rounds);
  // Its days stand meanwhile, but nobody may choose among them.
  const isOff = found.withdrawnAt !== null || Boolean(found.isSuspended);
  return {
    application,
    withinDays,
    answerWithinDays,
    result,
    interviews,
    payment,
    goodwill,
    isPastCap,
    known: {
      ...application,
      interviews,
      offeredAt: round === undefined || isOff ? null : freeSince(days, taken, round, now),
      sendAt: result?.sendAt ?? null,
      ties: ties?.count ?? 0,
    },
  };
}
