import * as z from "zod";
import * as words from "~worker/words/validation";
import {
  LANGUAGES_MAX,
  LICENCES,
  PHOTOS_MAX,
  RESUME_LINK_MINUTES,
  SCHOOL_YEAR_MIN,
  SCHOOLINGS,
  SKILL_MAX,
  SKILLS_MAX,
  WORK_YEARS,
  WORKS,
} from "../facts/people/resumes";
import { personName, todayInIndia } from "./profile";
import { id, oneLine, textLike, time } from "./values";

export const RESUME_NAME_MAX = 255;

export const resume = z
  .object({
    id,
    fileName: textLike("Asha resume.pdf"),
    fileUrl: textLike(
      "https://pakka.in/files/b2F0?expires=1795255800000&signature=5f0c",
      `Absolute, signed URL that needs no header and expires after ${RESUME_LINK_MINUTES} minutes`,
    ),
    pageUrl: textLike(
      "https://pakka.in/files/b2F0/page?expires=1795255800000&signature=5f0c",
      "The same as a page that prints, for a resume made here; null for other files",
    ).nullable(),
    uploadedAt: time,
  })
  .meta({ id: "Resume" });
export type Resume = z.infer<typeof resume>;

export const resumeForm = z.object({ resume: z.file() });

/** The last part of a file link: the encoded key of the file. */
export const fileKey = textLike("b2F0");
export const fileQuery = z.object({
  expires: textLike("1795255800000"),
  signature: textLike("5f0c"),
});

const LINE_MAX = 100;
/** A student may enter the year in which school will end. */
const YEARS_AHEAD = 6;

const line = (example: string) =>
  oneLine(LINE_MAX)
    .meta({ examples: [example] })
    .nullable()
    .default(null);
const list = (max: number, error: () => string, examples: string[]) =>
  z
    .array(oneLine(SKILL_MAX))
    .max(max, { error })
    .meta({ examples: [examples] })
    .default([]);
const oneOf = <T extends readonly [string, ...string[]]>(values: T) =>
  z
    .enum(values, { error: () => words.answerMissing })
    .nullable()
    .default(null);

const schoolYear = (now: Date) => {
  const last = Number(todayInIndia(now).slice(0, 4)) + YEARS_AHEAD;
  return z
    .int({ error: () => words.schoolYearWrong })
    .min(SCHOOL_YEAR_MIN, { error: () => words.schoolYearWrong })
    .max(last, { error: () => words.schoolYearWrong })
    .meta({ examples: [2024] })
    .nullable()
    .default(null);
};

/** The content of a resume made here. A missing answer is null, or an empty list. */
export const resumeContent = (now: Date) =>
  z.object({
    name: personName.nullable().default(null),
    city: line("Bhopal"),
    schooling: oneOf(SCHOOLINGS),
    school: line("Government Girls School, Sehore"),
    schoolYear: schoolYear(now),
    work: oneOf(WORKS),
    role: line("Shop assistant").describe("Of the last work"),
    employer: line("Sarovar Stores"),
    workYears: oneOf(WORK_YEARS),
    skills: list(SKILLS_MAX, () => words.skillsMany, ["Computer", "Cooking"]),
    languages: list(LANGUAGES_MAX, () => words.languagesMany, ["Hindi"]),
    licence: oneOf(LICENCES).describe("For driving"),
  });
export type ResumeContent = z.infer<ReturnType<typeof resumeContent>>;

export const resumeDraft = resumeContent(new Date(0))
  .extend({
    schoolYear: z.int().nullable(),
    updatedAt: time.nullable().describe("Null while nothing was kept: the name is the profile's"),
  })
  .meta({ id: "ResumeDraft" });
export type ResumeDraft = z.infer<typeof resumeDraft>;

export const photosForm = z.object({
  photos: z.array(z.file()).min(1).max(PHOTOS_MAX).describe("JPEG pictures, in their order"),
});
