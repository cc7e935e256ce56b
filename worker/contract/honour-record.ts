import * as z from "zod";
import { LATE_CANCEL_HOURS } from "../facts/guarantee/guarantee";
import { countLike } from "./values";

/** How a company kept its promises, counted only from the outcomes of its interviews. */
export const honourRecord = z
  .object({
    promised: countLike(
      42,
      "Interviews that were promised, and of which it is known how they went",
    ),
    heldByCode: countLike(33, "Held: the meeting code was typed at the desk"),
    heldByWord: countLike(8, "Held: both sides said so, or one did and the other did not object"),
    cancelled: countLike(
      0,
      "Cancelled by the company in time, but not for the first time, or the candidate left because of it",
    ),
    cancelledLate: countLike(
      1,
      `Cancelled by the company less than ${LATE_CANCEL_HOURS} hours ahead, or moved to an earlier time`,
    ),
    absent: countLike(0, "The company did not come"),
    neverOffered: countLike(0, "The company offered no time until the promised date"),
    notProven: countLike(0, "Nobody confirmed that it took place"),
    free: countLike(
      3,
      "Interviews on slots that cost nothing. They count above only for people who paid once, or were met by another company",
    ),
    answersDue: countLike(38, "Answers after an interview that the company gave or owes by now"),
    answeredInTime: countLike(38),
    medianDaysToAnswer: countLike(4, "Null under 10 answers").nullable(),
    heldPercent: countLike(98, "Of the promised ones, the held ones; null under 10").nullable(),
  })
  .meta({ id: "HonourRecord" });
export type HonourRecord = z.infer<typeof honourRecord>;

/** How one interview went, for the squares on the company's page. */
export const recordSquare = z.enum(["held", "broken", "open"]);
export type RecordSquare = z.infer<typeof recordSquare>;
