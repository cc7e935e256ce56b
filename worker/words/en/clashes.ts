import type { Clash } from "../../contract/clash";
import { clockTime } from "../../facts/words";

/** What is said of an interview that another one clashes with. */
export const clashWords = {
  refused: ({ company, at, place }: Clash) =>
    `You have an interview with ${company} on ${clockTime(at)}, ${place ?? "by video call"}: at the same time, or too near. Choose another time, or say that you take both.`,
};
