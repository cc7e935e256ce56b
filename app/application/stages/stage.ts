import type { Application } from "../../../worker/contract/applications";
import { isAtPayment, isChecking, isHeld, isReleased } from "../../../worker/facts/statuses";
import type { CardJob } from "../../jobs/card.server";
import { slotsLeft } from "../../jobs/job-facts";
import type { Booking } from "../../payment/booking.server";
import type { PaymentNews } from "../../payment/payment-news";
import * as words from "../../words/en/application/stages";
import type { DayPanel } from "../day/panel";
import type { Appointment } from "../times/appointments.server";
import type { BrokenInterview } from "../times/broken-interview.server";
import type { Choice } from "../times/choice.server";
import type { Promised } from "../times/promise";

export interface StageProps {
  application: Application;
  /** The test's address, once the candidate asked for it. */
  testLink?: string;
  /** When this page was made, so that server and browser count from the same moment. */
  now: string;
  /** The interview that the employer cancelled or moved. */
  broken?: BrokenInterview;
  /** The times of which the candidate chooses one. */
  choice?: Choice;
  /** From the day of the interview on, or once its promise is broken: what to say and do. */
  dayPanel?: DayPanel;
  /** What was typed in it, where its action was refused. */
  typed?: string;
  /** Until when the time that was chosen can be changed, in words. */
  changeUntil?: string;
  promised?: Promised;
  /** The interviews to come that the ticket does not say. */
  appointments: Appointment[];
  /** How the date of a slot that was just booked comes. */
  toCome?: { text: string; next: string };
  /** Who set the interview. */
  scheduled: string;
  /** The day of this interview has come, and nobody knows yet how it went. */
  today?: { round?: string };
  /** What one reads before paying. */
  booking: Booking;
  /** What became of the payment that the application waits for. */
  news?: PaymentNews;
  /** What is said about a failed test, and when it can be tried again. */
  failed?: string[];
  /** Why the test can't be started now. */
  testWait?: string;
  /** What an ending without the employer's answer means. */
  endingText?: string;
  /** What the employer decided. */
  resultText?: string;
  /** What cancelling does, where it can be done. */
  beforeCancel?: string;
  /** Why money goes back although the application goes on. */
  whyReturned?: string;
  /** Other jobs, where this one was lost. */
  similar?: CardJob[];
  /** Whether it is known that no money was taken. */
  nothingCharged: boolean;
}

/** The time for which the slot was kept is over, and the slot is not confirmed. */
export function hasNoSlot(application: Application): boolean {
  return isReleased(application.slot);
}

/** Whether no slot of the job can be had. */
export const isFull = ({ job }: Application) => job.isClosed || slotsLeft(job) === 0;

/** The time is over, and there is no slot to keep again. */
export const isOutOfSlots = (application: Application) =>
  hasNoSlot(application) && isFull(application);

/** "8 of 10", where the test was passed. */
export function scoreWords({ assessment }: Application): string | undefined {
  if (!assessment || assessment.score === null) return undefined;
  return words.score(assessment.score, assessment.questions);
}

/** Whether the bank is still being asked: nobody can say yet what was charged. */
export const isPaymentUnderWay = ({ payment }: Application) =>
  payment !== undefined && isChecking(payment);

/** Whether there is something to pay for this slot now, or something was paid. */
export function hasBill({ price, payment, choices, slot, status }: Application): boolean {
  if (price === 0) return false;
  const isDue = isAtPayment(status) && isHeld(slot);
  return Boolean(payment?.at || choices?.useCredit || isDue);
}
