import * as z from "zod";
import { personName } from "../../worker/contract/profile";
import { type ResumeContent, type ResumeDraft, resumeContent } from "../../worker/contract/resumes";
import { oneLine } from "../../worker/contract/values";
import { STEPS, type Step } from "./steps";

const MORE_MAX = 400;
const more = z.string().max(MORE_MAX).optional();

/** The fields of a question's form. */
export function formOfStep(step: Step, now: Date): z.ZodObject {
  const { shape } = resumeContent(now);
  const { schooling, school, schoolYear, work, role, employer, workYears } = shape;
  const forms: Record<Step, z.ZodObject> = {
    name: z.object({ name: personName }),
    place: z.object({ city: oneLine() }),
    schooling: z.object({ schooling, school, schoolYear }),
    work: z.object({ work, role, employer, workYears }),
    skills: z.object({ skills: shape.skills, more }),
    languages: z.object({ languages: shape.languages, more }),
    licence: z.object({ licence: shape.licence }),
  };
  return forms[step];
}

/** The draft before the first answer. */
export const noDraft = (now: Date): ResumeDraft => ({
  ...resumeContent(now).parse({}),
  updatedAt: null,
});

/** The fields with several values. */
export const LISTS = ["skills", "languages"];

const words = (typed: string | undefined) =>
  (typed ?? "").split(/[,;\n]/).flatMap((word) => word.trim() || []);

/**
 * The changes that a question's form makes to the draft: typed answers are added to chosen ones.
 */
export function answersOf(
  step: Step,
  { more: typed, ...chosen }: Partial<ResumeContent> & { more?: string },
): Partial<ResumeContent> {
  if (step !== "skills" && step !== "languages") return chosen;
  return { [step]: [...new Set([...(chosen[step] ?? []), ...words(typed)])] };
}

const isAnswered: Record<Step, (draft: ResumeDraft) => boolean> = {
  name: ({ name }) => name !== null,
  place: ({ city }) => city !== null,
  schooling: ({ schooling, school }) => schooling !== null || school !== null,
  work: ({ work, role }) => work !== null || role !== null,
  skills: ({ skills }) => skills.length > 0,
  languages: ({ languages }) => languages.length > 0,
  licence: ({ licence }) => licence !== null,
};

/** The first question without an answer, where a returning candidate continues. */
export const firstOpen = (draft: ResumeDraft): Step | undefined =>
  STEPS.find((step) => !isAnswered[step](draft));
