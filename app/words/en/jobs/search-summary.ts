import type { JobSort } from "../../../../worker/facts/jobs";

const quoted = (texts: string[]) => texts.map((text) => `“${text}”`).join(", ");
const capital = (place: string) => place.replace(/(^| )\p{Ll}/gu, (letter) => letter.toUpperCase());

export const jobs = (count: number, isMore: boolean) =>
  isMore ? `More than ${count} jobs.` : `${count} ${count === 1 ? "job" : "jobs"}.`;
export const shown = (texts: string[]) => `Showing ${quoted(texts)}.`;
export const alsoShown = (texts: string[]) => `Also showing ${quoted(texts)}.`;
export const dropped = (texts: string[]) =>
  `No job has all your words. Left out: ${quoted(texts)}.`;
export const alsoWithout = (texts: string[]) => `Also showing jobs without ${quoted(texts)}.`;
export const near = (places: string[]) =>
  `Also searched nearby: ${places.map(capital).join(", ")}.`;
export const orders: Record<JobSort, string> = {
  newest: "Job titles that match come first, then the newest.",
  pay: "The best paid come first.",
  slots: "Jobs with the fewest slots left come first.",
};
