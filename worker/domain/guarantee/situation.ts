import { offeredDays, seatsNotFree, waitingBeside } from "../../../db/application/fair-offers";
import { guaranteeOf } from "../../../db/application/guarantee";
import { type InterviewRow, interviewsOf } from "../../../db/interview/interviews";
import { tiesSince } from "../../../db/interview/testimony";
import { type CreditRow, creditSpentOn } from "../../../db/payment/credits";
import { keptPayment } from "../../../db/payment/payments";
import type { PaymentRow } from "../../../db/payment/refunds";
import { termsOf } from "../../facts/terms";
import { addSeconds, DAY_SECONDS } from "../../facts/times";
import { Failure } from "../../failure";
import { firstRound, roundToChoose } from "../application/application.rules";
import { paidBy } from "../case/cancellation.rules";
import { timesOf } from "../interview/day.rules";
import type { Service } from "../service";
import type { Guarantee } from "./clock.rules";
import { fairlyOffered } from "./fair-offer.rules";

const YEAR_SECONDS = 365 * DAY_SECONDS;

type Found = Awaited<ReturnType<typeof guaranteeOf>>[number];

/** An application with all facts that decide about its guarantee. */
export interface Situation {
  application: Found["application"];
  /** Days within which the job promises an interview, and then an answer. */
  withinDays: number;
  answerWithinDays: number;
  result: Found["result"];
  /** Newest first. */
  interviews: InterviewRow[];
  /** The money behind the slot, from whichever application it came; null if none is kept. */
  payment: PaymentRow | null;
  /** The staff credit that the slot was bought with. */
  goodwill: CreditRow | null;
  /** Staff decided: the daily cap of automatic returns does not apply. */
  isPastCap: boolean;
  known: Guarantee;
}

/** The round for which the candidate waits, or waited when the application ended. */
const waitedRound = ({ nextRound }: { nextRound: number | null }, rounds: number) =>
  nextRound === 2 ? 2 : firstRound(rounds);

/** Reads it in one batch. @throws Failure not_found */
export async function situationOf(
  { db, now }: Service,
  id: number,
  isPastCap = false,
): Promise<Situation> {
  const at = now.toISOString();
  const [[found], interviews, [kept], [spent], days, taken, waiting, [ties]] = await db.batch([
    guaranteeOf(db, id),
    interviewsOf(db, [id]),
    keptPayment(db, id),
    creditSpentOn(db, id),
    offeredDays(db, id, at),
    seatsNotFree(db, id, at),
    waitingBeside(db, id, at),
    tiesSince(db, id, addSeconds(now, -YEAR_SECONDS)),
  ]);
  if (!found) throw new Failure("not_found");
  const { payment, goodwill } = paidBy(kept, spent);
  const { application, withinDays, answerWithinDays, result, rounds } = found;
  const round = roundToChoose(application, rounds);
  // Its days still exist, but candidates may not choose among them.
  const isOff = found.withdrawnAt !== null || Boolean(found.isSuspended);
  const offered = days
    .filter((day) => day.round === round)
    .map((day) => ({ ...day, times: timesOf(day) }));
  const besides = waiting.filter((one) => waitedRound(one, rounds) === round);
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
      sold: termsOf(application),
      interviews,
      wasFairlyOffered: !isOff && fairlyOffered(offered, taken, found.job, besides).has(id),
      sendAt: result?.sendAt ?? null,
      ties: ties?.count ?? 0,
    },
  };
}
