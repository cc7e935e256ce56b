import * as daysWords from "~app/words/console/days";
import * as words from "~worker/words/formats";
import type { InterviewDay, WaitingPerson } from "../../../../worker/contract/console/days";
import { CHOOSE_AHEAD_SECONDS } from "../../../../worker/facts/guarantee/guarantee";
import { firstRound, roundsOf } from "../../../../worker/facts/guarantee/rounds";
import { addSeconds } from "../../../../worker/facts/times";
import { hour } from "../../../words/format";

const moment = ({ date }: Pick<InterviewDay, "date">, time: string) =>
  `${date}T${time}:00.000+05:30`;

/** "Fri 4 Dec 2026". */
export const dateOf = (day: Pick<InterviewDay, "date">) => words.dateWords(moment(day, "12:00"));

/** "10:00 am to 1:00 pm". */
export const hoursOf = (day: Pick<InterviewDay, "date" | "from" | "to">) =>
  daysWords.fromTo(hour(moment(day, day.from)), hour(moment(day, day.to)));

const freeOf = ({ times }: InterviewDay) => times.reduce((sum, one) => sum + one.seatsLeft, 0);
export const seatsOf = (day: InterviewDay) => {
  const all = day.times.length * day.seats;
  return { all, taken: all - freeOf(day) };
};

/** The seats that can be chosen now. */
const freeSeats = (days: InterviewDay[], now: string) =>
  days
    .flatMap(({ times }) => times)
    .filter(({ at }) => at > addSeconds(new Date(now), CHOOSE_AHEAD_SECONDS))
    .reduce((sum, { seatsLeft }) => sum + seatsLeft, 0);

/** Free seats and waiting people by round: a seat of one round does not help the other. */
export function seatsByRound(
  rounds: number,
  days: InterviewDay[],
  waiting: WaitingPerson[],
  now: string,
) {
  return roundsOf(rounds).map((round) => ({
    round,
    free: freeSeats(
      days.filter((day) => day.round === round),
      now,
    ),
    people: waiting.filter((one) => round === null || (one.round ?? firstRound(rounds)) === round)
      .length,
  }));
}
