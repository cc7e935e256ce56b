import {
  ANSWER_ASKED_HOURS,
  BROKEN_PROMISE_HOURS,
  CHOOSE_AGAIN_DAYS,
  CHOOSE_DAYS,
  DISPUTE_DAYS,
  FREE_TIME_DAYS,
  MOVE_HOURS,
  MOVES_PER_ROUND,
  OBJECT_ABSENT_HOURS,
  OBJECT_HELD_HOURS,
  OFFERED_HOURS,
  TIES_PER_YEAR,
  WORD_HOURS,
} from "../../facts/guarantee/guarantee";
import { NO_ANSWER_DAYS } from "../../facts/guarantee/results";
import { ANSWER_WITHIN_DAYS, INTERVIEW_WITHIN_DAYS } from "../../facts/jobs/jobs";

// The text of the guarantee, the same on every page and in the terms. Each rule can be read alone.

interface Rule {
  title: string;
  text: string;
}

/** The promises of a booked slot. */
export const PROMISE_RULES = {
  time: {
    title: "You choose the time",
    text: `After you book, you take one of the open times. You can change it ${MOVES_PER_ROUND} times, until ${MOVE_HOURS} hours before. If no time is open, the company offers new times or sets one for you.`,
  },
  date: {
    title: "An interview by a date",
    text: `Each job says in how many days, usually ${INTERVIEW_WITHIN_DAYS.usual}. We count from the moment your slot is confirmed, and your ticket shows the date. If you choose a later time, that time is the new date.`,
  },
  answer: {
    title: "A yes or a no",
    text: `After the last interview the company must answer you, usually within ${ANSWER_WITHIN_DAYS.usual} days. If it is late, we ask it every day, and its record shows it.`,
  },
} satisfies Record<string, Rule>;

/** What happens in other cases. */
export const OTHERWISE_RULES = {
  late: {
    title: "You are offered no fair time by that date",
    text: `We write to you at once. All your money comes back ${BROKEN_PROMISE_HOURS} hours later, unless you choose a time before. You need not ask for it. You can also take it at once, or wait for a time.`,
  },
  notChosen: {
    title: "You are offered a fair time and take none",
    text: `A fair time is before the promised date, in the city of the job or by video. It is open to you for ${OFFERED_HOURS} hours or more. If you take none, we remind you on the promised date, and ${CHOOSE_AGAIN_DAYS} days later again. After ${CHOOSE_DAYS} days your money comes back and the slot is not yours any more.`,
  },
  nobodyCame: {
    title: "Nobody from the company comes",
    text: `Press “I am here” when you are there, and “Nobody came” when nobody meets you. If the company says so too, your money comes back at once. If it says nothing, your money comes back ${WORD_HOURS} hours after the interview. If you did not press “I am here”, it takes ${ANSWER_ASKED_HOURS} hours. For ${FREE_TIME_DAYS} days after the company was absent, another time costs you nothing.`,
  },
  disputed: {
    title: "You and the company say different things",
    text: `If the company says that you met and you did not, say so within ${OBJECT_HELD_HOURS} hours. If it says that you did not come and you were there, say so within ${OBJECT_ABSENT_HOURS} hours. Our staff read both sides and decide within ${DISPUTE_DAYS} days. If it stays unclear, your money comes back, at most ${TIES_PER_YEAR} times a year.`,
  },
  absent: {
    title: "You do not come",
    text: "The slot is used and the money does not come back. If you cannot come, cancel before the interview begins: then the refund rule holds.",
  },
  noAnswer: {
    title: "The company gives no answer",
    text: `Your application ends ${NO_ANSWER_DAYS} days after the answer was due. The fee does not come back: you had the interview that it paid for.`,
  },
} satisfies Record<string, Rule>;
