import { OPENINGS_COUNTED } from "../../../../worker/facts/jobs/openings";
import { capitals, rupees } from "../../format";

const quoted = (texts: string[]) => texts.map((text) => `“${text}”`).join(", ");

/** "13 jobs", or "100+ jobs" where counting stopped. */
export const jobs = (count: number) => {
  const number = count < OPENINGS_COUNTED ? `${count}` : `${count}+`;
  return `${number} ${count === 1 ? "job" : "jobs"}`;
};
/**
 * The search and its number of jobs: "data entry: 12 open jobs"; the number on a first page only.
 */
export function title(asked: string, count: number | undefined): string {
  if (count === undefined) return `${asked}: open jobs`;
  return `${asked}: ${count === 0 ? "no job found" : jobs(count).replace(" ", " open ")}`;
}
export const none = (texts: string[]) =>
  `No job for ${quoted(texts)} here. These may be other work.`;
export const searched = (texts: string[]) =>
  texts.length > 0
    ? `We searched for ${quoted(texts)}.`
    : "Your words name no work, so this is all work.";
export const ignored = (texts: string[]) => `We cannot search for ${quoted(texts)}.`;
export const pay = (least: number) => `Pay: ${rupees(least)} a month or more.`;
export const shown = (texts: string[]) => `Showing ${quoted(texts)}.`;
export const alsoShown = (texts: string[]) => `Also showing ${quoted(texts)}.`;
export const dropped = (texts: string[], kept: string[]) =>
  `No job for all these words. These are for ${quoted(kept)}. Left out: ${quoted(texts)}.`;
export const alsoWithout = (texts: string[]) => `Also showing jobs without ${quoted(texts)}.`;
export const near = (places: string[]) =>
  `Also searched nearby: ${places.map(capitals).join(", ")}.`;
export const whichPlace = "Near which place? Type your town.";
export const town = "Your town";
export const showThere = "Show jobs there";
