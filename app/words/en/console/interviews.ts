import type { ListedInterview } from "../../../../worker/contract/console/listed-interviews";
import { clockTime, hour, nearDay } from "../../format";
import { interviews } from "./application";

export const heading = (day: string) => `Interviews, ${nearDay(day)}`;
export const { states } = interviews;
export const anyState = "Any state";
export const dayLabel = "Day, in India";
export const state = "State";
export const show = "Show";
export const dayBefore = "Day before";
export const dayAfter = "Day after";
export const today = "Today";
export const none = "No interview on this day.";
/** The active filter of the list. */
export const only = { jobId: "Only one job.", companyId: "Only one company." };
export const all = "Show all";

export const columns = {
  time: "Time",
  candidate: "Candidate",
  job: "Job and company",
  where: "Where",
  state: "State",
  shown: "What shows it",
  act: "Act",
};
export const round = (n: number) => `Round ${n}`;
export const length = (minutes: number) => `${minutes} minutes`;
export const online = "Online";
export const allOfJob = (title: string) => `All interviews of ${title} on this day`;

/** What each side did and said, strongest evidence first. */
export const evidence = ({ arrivedAt, checkedInAt, words, movedAt }: ListedInterview) => [
  ...(checkedInAt ? [`Meeting code typed, ${hour(checkedInAt)}`] : []),
  ...(arrivedAt ? [`Candidate: “I am here”, ${hour(arrivedAt)}`] : []),
  ...(words.company ? [`Company says: ${states[words.company.outcome]}`] : []),
  ...(words.candidate ? [`Candidate says: ${states[words.candidate.outcome]}`] : []),
  ...(movedAt ? [`Moved, ${clockTime(movedAt)}`] : []),
];
export const decide = "Decide";
export const open = "Open";
