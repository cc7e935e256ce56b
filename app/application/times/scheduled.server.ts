import type { Application } from "../../../worker/contract/applications";
import { isJustBooked } from "../../../worker/facts/statuses";
import * as words from "../../words/en/application/choose";
import { beingScheduled, employerSetsDate } from "../../words/en/payment/pay-terms";

/** Who set the interview, and where its link is. */
export function scheduledWords({ interview, job }: Application): string {
  const isChosen = interview && interview.dayId !== null && interview.movedAt === null;
  return (isChosen ? words.chosenWith : words.employerSet)(job.company);
}

/** The deadline to change the time, in words; undefined after it. */
export const changeableUntil = ({ choices }: Application): string | undefined =>
  choices?.move ? words.changeUntil(choices.move.until) : undefined;

/** How the date of a slot that was just booked is set; undefined for any other slot. */
export const dateToCome = ({ status, price }: Application) =>
  isJustBooked(status) ? { text: beingScheduled, next: employerSetsDate(price) } : undefined;
