import type { Clash } from "../../contract/clash";
import { interviewTime } from "../../facts/words";

/** Refusal of a time that clashes with another interview. */
export const clashWords = {
  refused: (one: Clash) =>
    `You have an interview with ${one.company} on ${interviewTime(one)}, ${one.place ?? "by video call"}: at the same time, or too near. Choose another time, or say that you take both.`,
};
