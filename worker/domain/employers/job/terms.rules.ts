import type { JobTerms } from "../../../contract/job/job-terms";
import {
  type ChoiceTerm,
  type ChoiceValue,
  MOST_PAY,
  ofChoices,
  type PayPeriod,
} from "../../../facts/jobs/jobs";

/** The text of a job. */
interface Described {
  location: string;
  jobDetail: Record<string, string[]>;
}

type Choices = Pick<JobTerms, ChoiceTerm>;
type Pay = Pick<JobTerms, "payFrom" | "payTo" | "payPeriod">;

const NO_PAY: Pay = { payFrom: null, payTo: null, payPeriod: null };
const PAY =
  /₹ ?([\d,.]+)(?: ?[–-] ?(?:₹ ?)?([\d,.]+))? ?(?:(lakh|crore)s? ?)?(?:an?|per|\/) ?(hour|day|month|year)/i;
const UNITS: Record<string, number> = { lakh: 100_000, crore: 10_000_000 };

/** "₹16,000–20,000 a month" and "₹5–7 lakh a year"; empty for a text without an amount. */
export function payIn(text: string): Pay {
  // Runs of white space are collapsed, so that the pattern cannot backtrack over them.
  const [, from, to, unit = "", period = ""] = PAY.exec(text.replace(/\s+/g, " ")) ?? [];
  if (from === undefined) return NO_PAY;
  const times = UNITS[unit.toLowerCase()] ?? 1;
  const amount = (digits: string) => Math.round(Number(digits.replaceAll(",", "")) * times);
  const payFrom = amount(from);
  const payTo = to === undefined ? null : amount(to);
  if (![payFrom, payTo ?? 0].every((pay) => pay <= MOST_PAY)) return NO_PAY;
  return { payFrom, payTo, payPeriod: period.toLowerCase() as PayPeriod };
}

const REMOTE = /^remote\b|\bwork from home\b|\bwfh\b/i;

/** The city: Pune for "Pune · Hybrid", and null for remote work. */
function cityIn(location: string): string | null {
  const [first = ""] = location.split(/ · |,/);
  return first === "" || REMOTE.test(first) ? null : first.trim();
}

/** How the values of a term are written, and below which headings. */
const WRITTEN: {
  [Term in ChoiceTerm]: { headings: string[]; values: [RegExp, ChoiceValue<Term>][] };
} = {
  schooling: {
    headings: ["Education", "Qualification"],
    values: [
      [/post.?graduate|master|m\.?b\.?a|m\.?tech/i, "postgraduate"],
      [/graduate|bachelor|degree|b\.?tech|b\.?com|b\.?sc|b\.?a\b/i, "graduate"],
      [/diploma|\biti\b/i, "diploma"],
      [/12th|\bhsc\b|intermediate/i, "12th"],
      [/10th|\bssc\b|matric/i, "10th"],
    ],
  },
  type: {
    headings: ["Job Type"],
    values: [
      [/full.?time/i, "full_time"],
      [/part.?time/i, "part_time"],
      [/contract|temporary/i, "contract"],
      [/intern/i, "internship"],
    ],
  },
  shift: {
    headings: ["Shift"],
    values: [
      [/rotat/i, "rotating"],
      [/night/i, "night"],
      [/day/i, "day"],
    ],
  },
};

const first = <T>(patterns: [RegExp, T][], text: string | undefined): T | null =>
  text === undefined ? null : (patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null);

/** The terms in a job's text: only those under a heading of their own. */
export function termsIn({ location, jobDetail }: Described): JobTerms {
  const point = (...headings: string[]) =>
    headings.map((heading) => jobDetail[heading]?.[0]).find((text) => text !== undefined);
  const years = /(\d{1,2})/.exec(point("Experience") ?? "")?.[1];
  const workplace = [location, point("Job Type") ?? ""];
  return {
    city: cityIn(location),
    state: null,
    ...payIn(point("Salary") ?? ""),
    experienceYears: years === undefined ? null : Number(years),
    ...ofChoices<Choices>((term) =>
      first<Choices[ChoiceTerm]>(WRITTEN[term].values, point(...WRITTEN[term].headings)),
    ),
    remote: workplace.some((text) => REMOTE.test(text)) ? true : null,
  };
}

/** A job's terms: as given, else from its text. The parts of the pay all come from one source. */
export function termsOf(job: JobTerms & Described): JobTerms {
  const terms = termsIn(job);
  const pay = job.payFrom === null ? terms : job;
  return {
    city: job.city ?? terms.city,
    state: job.state ?? terms.state,
    payFrom: pay.payFrom,
    payTo: pay.payTo,
    payPeriod: pay.payPeriod,
    experienceYears: job.experienceYears ?? terms.experienceYears,
    ...ofChoices<Choices>((term) => job[term] ?? terms[term]),
    remote: job.remote ?? terms.remote,
  };
}
