import type { Job } from "../../../../worker/contract/job/jobs";

// What the text of a job says in words that we know: headings, kinds of work, pay. A fact is the
// first point under its heading.

export const heading = (name: string) => name;

export const categoryOf = ({ jobDetail }: Job): string => jobDetail.Category?.[0] ?? "General";
export const jobTypeOf = ({ jobDetail }: Job): string => jobDetail["Job Type"]?.[0] ?? "Full-time";
export const salaryOf = ({ jobDetail }: Job): string => jobDetail.Salary?.[0] ?? "Competitive";
