import fc from "fast-check";
import { ANSWER_WITHIN_DAYS, INTERVIEW_WITHIN_DAYS } from "../../worker/facts/jobs/jobs";
import { newGstin, newWebsite } from "../support/api/companies";

// The next steps of a company, of staff and of strangers, in random order.

type Patch = Record<string, unknown>;
export type Subject = "job" | "company";

export type Step =
  | { kind: "change"; of: Subject; patch: Patch; by: "owner" | "recruiter" }
  /** Two people of the company save at the same moment. */
  | { kind: "changeAtOnce"; of: Subject; first: Patch; second: Patch }
  | { kind: "decide"; of: Subject; act: "approve" | "return" }
  | { kind: "act"; act: "pause" | "resume" | "submit" }
  /** Staff themselves change fields that they otherwise review. */
  | { kind: "correct"; patch: Patch }
  | { kind: "reach"; at: number };

const word = fc.stringMatching(/^[A-Z][a-z]{2,9}$/);
const rupees = fc.integer({ min: 0, max: 90_000 });
const count = fc.integer({ min: 1, max: 50 });
const some = { requiredKeys: [] };

const reviewedOfJob = {
  title: word,
  location: word,
  applicationPrice: fc.integer({ min: 0, max: 999 }),
  jobDetail: fc.dictionary(
    fc.constantFrom("Salary", "Perks", "Hours", "Category"),
    fc.option(fc.array(word, { minLength: 1, maxLength: 2 })),
    { maxKeys: 3, noNullPrototype: true },
  ),
  city: word,
  state: word,
  payFrom: rupees,
  payTo: fc.option(rupees),
  payPeriod: fc.constantFrom("day", "month"),
  experienceYears: fc.nat(9),
  schooling: fc.constantFrom("10th", "diploma"),
  type: fc.constantFrom("full_time", "contract"),
  remote: fc.boolean(),
  shift: fc.constantFrom("day", "night"),
  rounds: fc.constantFrom(1, 2),
  interviewWithinDays: fc.integer(INTERVIEW_WITHIN_DAYS),
  answerWithinDays: fc.integer(ANSWER_WITHIN_DAYS),
  preparation: fc.array(word, { maxLength: 2 }),
};
const jobPatch = fc.record(
  {
    ...reviewedOfJob,
    maxApplicants: count,
    openings: fc.option(count),
  },
  some,
);
const companyPatch = fc.record(
  {
    name: word,
    legalName: word.map((text) => `Usha ${text} LLP`),
    website: fc.constant(null).map(newWebsite),
    gstin: fc.constant(null).map(newGstin),
    about: word,
    city: word,
    phone: fc.constantFrom("9876543210", "9876543211"),
  },
  some,
);

const is = <K extends string>(kind: K) => fc.constant(kind);
const ofJob = { of: is("job"), patch: jobPatch };
const ofCompany = { of: is("company"), patch: companyPatch };
const by = fc.constantFrom("owner" as const, "recruiter" as const);

export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: is("change"), ...ofJob, by }) },
  { weight: 3, arbitrary: fc.record({ kind: is("change"), ...ofCompany, by }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: is("changeAtOnce"),
      of: is("job"),
      first: jobPatch,
      second: jobPatch,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: is("changeAtOnce"),
      of: is("company"),
      first: companyPatch,
      second: companyPatch,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: is("decide"),
      of: fc.constantFrom("job" as const, "company" as const),
      act: fc.constantFrom("approve" as const, "return" as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: is("act"),
      act: fc.constantFrom("pause" as const, "resume" as const, "submit" as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: is("correct"), patch: fc.record(reviewedOfJob, some) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: is("reach"), at: fc.nat() }) },
);
