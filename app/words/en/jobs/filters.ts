import type { ChoiceTerm, ChoiceValue, JobSort } from "../../../../worker/facts/jobs/jobs";
import { rupees } from "../../format";

export const more = "More filters";
export const any = "Any";
/** Keyed by filter name. */
export const labels = {
  near: "Nearby places too",
  remote: "Work from home",
  free: "No fee",
  slots: "Interviews open",
  payFrom: "Pay a month from",
  experience: "Your experience",
  schooling: "Your schooling",
  type: "Job type",
  shift: "Shift",
};
export const order = "Order";
export const chosen = "Chosen";
export const leaveOut = (name: string) => `Leave out ${name}`;

export const pay = (step: number) => `${rupees(step)} a month`;
export const years = (count: number) =>
  count === 0 ? "None" : `${count} ${count === 1 ? "year" : "years"}`;
export const choices: { [Term in ChoiceTerm]: Record<ChoiceValue<Term>, string> } = {
  schooling: {
    none: "Below 10th",
    "10th": "10th pass",
    "12th": "12th pass",
    diploma: "Diploma or ITI",
    graduate: "Graduate",
    postgraduate: "Postgraduate",
  },
  type: {
    full_time: "Full-time",
    part_time: "Part-time",
    contract: "Contract",
    internship: "Internship",
  },
  shift: { day: "Day", night: "Night", rotating: "Rotating" },
};
export const sorts: Record<JobSort, string> = {
  newest: "Newest",
  pay: "Best paid",
  slots: "Almost full",
};
