import * as z from "zod";
import * as words from "~app/words/console/hiring";
import {
  type EmployerJob,
  type EmployerJobInput,
  type EmployerJobPatch,
  employerJobInput,
} from "../../../../worker/contract/job/employer-jobs";
import type { JobTerms } from "../../../../worker/contract/job/job-terms";
import { CATEGORIES } from "../../../../worker/contract/values";
import { ROUNDS } from "../../../../worker/facts/guarantee/rounds";
import { type ChoiceTerm, ofChoices } from "../../../../worker/facts/jobs/jobs";
import { POINT_MAX, POINTS_MAX, PREPARATION_MAX } from "../../../../worker/facts/limits/texts";

/** The form's text fields, with the names under which a job stores them, in every language. */
const HEADINGS = {
  about: "About the work",
  requirements: "Requirements",
  benefits: "Benefits",
} as const;

/**
 * A text with one point per line. The API has one rule for all texts and does not name the field.
 */
const points = (most = POINTS_MAX) =>
  z
    .string()
    .max(20_000)
    .transform((text) =>
      text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .refine((lines) => lines.length <= most && lines.every(({ length }) => length <= POINT_MAX), {
      error: () => words.job.textLong(most),
    })
    .optional();

/** A job as plain form fields. */
export const jobForm = employerJobInput
  .pick({
    ...ofChoices<Record<ChoiceTerm, true>>(() => true),
    title: true,
    location: true,
    city: true,
    state: true,
    payFrom: true,
    payTo: true,
    payPeriod: true,
    experienceYears: true,
    openings: true,
    applicationPrice: true,
    maxApplicants: true,
    interviewWithinDays: true,
    answerWithinDays: true,
  })
  .required({ interviewWithinDays: true, answerWithinDays: true })
  .extend({
    category: z.enum(CATEGORIES),
    rounds: z.enum(ROUNDS.map(String)),
    remote: z.enum(["yes", "no"]).optional(),
    about: points(),
    requirements: points(),
    benefits: points(),
    preparation: points(PREPARATION_MAX),
  });
type JobForm = z.infer<typeof jobForm>;

/** The job's terms in words, by heading. */
const wordsOfTerms = (terms: Partial<JobTerms>) => {
  const { type, remote, payFrom, payTo, payPeriod, schooling, experienceYears, shift } = terms;
  const types = [type && words.choices.type[type], remote && words.workFromHome].filter(Boolean);
  return {
    "Job Type": types.join(", "),
    Salary: payFrom != null && payPeriod ? words.payOf(payFrom, payTo ?? null, payPeriod) : null,
    Education: schooling && words.choices.schooling[schooling],
    Experience: experienceYears == null ? null : words.yearsOf(experienceYears),
    Shift: shift && words.choices.shift[shift],
  };
};

/**
 * The form's values, as the API expects them; a heading without points is null, which removes it.
 */
export function jobOf(form: JobForm) {
  const { category, rounds, remote, about, requirements, benefits, ...typed } = form;
  const texts = { about, requirements, benefits };
  const rest = { ...typed, remote: remote && remote === "yes" };
  const terms = Object.entries(wordsOfTerms(rest)).map(
    ([heading, text]) => [heading, text ? [text] : null] as const,
  );
  const details = (Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]).map(
    (name) => [HEADINGS[name], texts[name]?.length ? texts[name] : null] as const,
  );
  const jobDetail: Record<string, string[] | null> = {
    Category: [category],
    ...Object.fromEntries([...terms, ...details]),
  };
  const definedEntries = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(definedEntries) as typeof rest),
    rounds: ROUNDS.find((one) => String(one) === rounds) ?? ROUNDS[0],
    jobDetail,
  };
}

/** The job as a draft, without empty headings. */
export const draftOf = (form: JobForm): EmployerJobInput => {
  const { jobDetail, ...job } = jobOf(form);
  const filledDetails = Object.entries(jobDetail).filter(([, texts]) => texts !== null);
  return { ...job, jobDetail: Object.fromEntries(filledDetails) as Record<string, string[]> };
};

/** The part of a job that its form shows. */
interface Shown {
  remote?: boolean | null;
  jobDetail?: Record<string, string[]>;
  preparation?: string[] | null;
}

/** The job with the company's latest requested values: pending changes replace current ones. */
export function wantedJob(job: EmployerJob) {
  const { jobDetail, ...changes } = (job.proposal?.changes ?? {}) as EmployerJobPatch;
  const details = Object.entries({ ...job.jobDetail, ...jobDetail });
  const filledDetails = details.filter((one): one is [string, string[]] => one[1] !== null);
  return { ...job, ...changes, jobDetail: Object.fromEntries(filledDetails) };
}

type SentJob = ReturnType<typeof jobOf>;
const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** The changes between two states of the form; an emptied field becomes null. */
export function changesOf(before: SentJob, after: SentJob): EmployerJobPatch {
  const names = Object.keys({ ...before, ...after }) as (keyof SentJob)[];
  const changed = names.filter(
    (name) => name !== "jobDetail" && differs(before[name], after[name]),
  );
  const details = Object.entries(after.jobDetail).filter(([heading, texts]) =>
    differs(before.jobDetail[heading], texts),
  );
  return {
    ...Object.fromEntries(changed.map((name) => [name, after[name] ?? null])),
    ...(details.length > 0 && { jobDetail: Object.fromEntries(details) }),
  };
}

/** A job's values, as the form's fields show them. */
export function typedOf(job: Shown): Record<string, string> {
  const { jobDetail = {}, preparation, ...rest } = job;
  const plain = Object.entries(rest).map(([name, value]) => [name, String(value ?? "")]);
  const texts = Object.entries(HEADINGS).map(([name, heading]) => [
    name,
    jobDetail[heading]?.join("\n") ?? "",
  ]);
  return {
    ...Object.fromEntries([...plain, ...texts]),
    remote: job.remote == null ? "" : job.remote ? "yes" : "no",
    category: jobDetail.Category?.[0] ?? CATEGORIES[0],
    preparation: preparation?.join("\n") ?? "",
  };
}
