import * as words from "~app/words/application/stages";
import type { Application, Choices } from "../../../worker/contract/applications";
import {
  isAtPayment,
  isChecking,
  isHeld,
  isReleased,
} from "../../../worker/facts/guarantee/statuses";
import { isPart } from "../../../worker/facts/money/refunds";
import type { CardJob } from "../../jobs/card.server";
import { slotsLeft } from "../../jobs/job-facts";
import type { Promised } from "../../jobs/standing.server";
import type { Appointment } from "./appointments.server";
import type { BrokenInterview } from "./broken.server";
import type { PaymentNews } from "./payment.server";
import type { DayPanel } from "./shown";
import type { Booking } from "./slot.server";
import type { Choice } from "./times.server";

export interface StageProps {
  application: Application;
  /** The test's address, after the candidate asked for it. */
  testLink?: string;
  /** The time at which the page was made, so that server and browser count from the same moment. */
  now: string;
  /** The interview that the employer cancelled or moved. */
  broken?: BrokenInterview;
  /** The times that the candidate can choose from. */
  choice?: Choice;
  /** What to say and do from the day of the interview on, or after a broken promise. */
  dayPanel?: DayPanel;
  /** The text typed in it, if the action was refused. */
  typed?: string;
  /** The deadline to change the chosen time, in words. */
  changeUntil?: string;
  promised?: Promised;
  /** The coming interviews that the ticket does not show. */
  appointments: Appointment[];
  /** How the date of a slot that was just booked is set. */
  toCome?: { text: string; next: string };
  /** Who set the interview. */
  scheduled: string;
  /** The day of this interview has come, and its outcome is not known yet. */
  today?: { round?: string };
  /** The terms to read before paying. */
  booking: Booking;
  /** The result of the payment that the application waits for. */
  news?: PaymentNews;
  /** The explanation of a failed test, and when it can be repeated. */
  failed?: string[];
  /** Why the test can't be started now. */
  testWait?: string;
  /** The meaning of an ending without the employer's answer. */
  endingText?: string;
  /** The employer's decision. */
  resultText?: string;
  /** The effect of cancelling, if it is possible. */
  beforeCancel?: string;
  /** Why money is returned although the application goes on. */
  whyReturned?: string;
  /** Other jobs, after this one was lost. */
  similar?: CardJob[];
  /** Whether it is certain that no money was taken. */
  nothingCharged: boolean;
}

/** The time of the slot is over, and the slot is not confirmed. */
export function hasNoSlot(application: Application): boolean {
  return isReleased(application.slot);
}

/** Whether the job has no free slot. */
export const isFull = ({ job }: Application) => job.isClosed || slotsLeft(job) === 0;

/** The time is over, and the job has no free slot to keep again. */
export const isOutOfSlots = (application: Application) =>
  hasNoSlot(application) && isFull(application);

/** Whether one press keeps a slot again: where it does, it comes before everything else. */
export const mayKeepAgain = (application: Application): boolean => {
  const { slot, assessment, choices } = application;
  // A test that is not open yet has no button, and a free slot has a button of its own.
  const another = assessment?.opensAt || choices?.claim || choices?.useCredit;
  return hasNoSlot(application) && !isFull(application) && !slot.againFrom && !another;
};

/** "8 of 10"; undefined before the test is graded. */
export function scoreWords({ assessment }: Application): string | undefined {
  if (!assessment || assessment.score === null) return undefined;
  return words.score(assessment.score, assessment.questions);
}

/** Whether the bank's answer is pending, so that it is not known yet what was charged. */
export const isPaymentUnderWay = ({ payment }: Application) =>
  payment !== undefined && isChecking(payment);

/** Whether this slot has something to pay now, or was paid. */
export function hasBill({ price, payment, choices, slot, status }: Application): boolean {
  if (price === 0) return false;
  const isDue = isAtPayment(status) && isHeld(slot);
  return Boolean(payment?.at || choices?.useCredit || isDue);
}

/** The promised return of cancelling, as the form posts it back: "refund 0.5". */
export const promiseOf = ({ cancel, refundShare }: Choices) =>
  isPart(refundShare) ? `${cancel} ${refundShare}` : String(cancel);
