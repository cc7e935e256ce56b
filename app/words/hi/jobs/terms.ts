import type { Job } from "../../../../worker/contract/job/jobs";
import type { PayPeriod } from "../../../../worker/facts/jobs/jobs";
import { categoryName } from "../../../../worker/words/hi/topics";
import { rupees } from "../../format";
import { choices } from "./filters";

const HEADINGS: Record<string, string> = {
  Category: "काम की किस्म",
  "Job Type": "कैसी जॉब",
  Salary: "वेतन",
  Responsibilities: "काम",
  Requirements: "क्या चाहिए",
  Selection: "कैसे चुनेंगे",
  Benefits: "फ़ायदे",
  "Working Hours": "काम का समय",
  "Interview slots": "इंटरव्यू की सीटें",
  "Location details": "जगह",
  Duration: "कितने समय के लिए",
  Contract: "कॉन्ट्रैक्ट",
  Payment: "पैसे कब मिलेंगे",
};
export const heading = (name: string) => HEADINGS[name] ?? name;

const PERIODS: Record<PayPeriod, string> = {
  hour: "हर घंटे",
  day: "हर दिन",
  month: "महीना",
  year: "हर साल",
};

export const categoryOf = ({ jobDetail }: Job): string => {
  const name = jobDetail.Category?.[0];
  return name ? categoryName(name) : "दूसरे काम";
};

export const jobTypeOf = ({ jobDetail, type }: Job): string =>
  type ? choices.type[type] : (jobDetail["Job Type"]?.[0] ?? choices.type.full_time);

/** The pay in numbers where the job has them, else as the company wrote it. */
export function salaryOf({ payFrom, payTo, payPeriod, jobDetail }: Job): string {
  if (!payFrom || !payPeriod) return jobDetail.Salary?.[0] ?? "वेतन लिखा नहीं है";
  const pay = payTo ? `${rupees(payFrom)}–${rupees(payTo).slice(1)}` : rupees(payFrom);
  return `${pay} ${PERIODS[payPeriod]}`;
}
