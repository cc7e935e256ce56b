import * as z from "zod";
import { CATEGORIES, countLike, textLike } from "../values";
import { assessmentInput, jobText } from "./job-input";
import { storedAssessment } from "./staff-jobs";

/** A template with which a company may begin a job of this category. */
export const jobTemplate = z
  .object({
    category: z.enum(CATEGORIES),
    about: z.array(z.string()),
    requirements: z.array(z.string()),
    benefits: z.array(z.string()),
    preparation: jobText.shape.preparation.unwrap().unwrap(),
    assessment: assessmentInput.meta({
      examples: [
        {
          durationMinutes: 10,
          passMark: 60,
          questions: [{ prompt: "What is 2 + 2?", options: ["3", "4"], answer: 1 }],
        },
      ],
    }),
  })
  .meta({ id: "JobTemplate" });
export type JobTemplate = z.infer<typeof jobTemplate>;

export const trialQuery = z.object({
  seed: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .meta({ examples: ["6b9f0f1c2d3e4a5b8c7d6e5f40312233"] })
    .describe("32 hexadecimal digits: the same ones draw the same test"),
});

/** A test as one attempt would ask it. */
export const testTrial = z
  .object({
    title: textLike("Customer Support Executive"),
    company: textLike("Zari Lane"),
    minutes: countLike(12),
    needed: countLike(5, "The fewest right answers that pass"),
    questions: storedAssessment.shape.questions.describe("In the order of this attempt"),
  })
  .meta({ id: "TestTrial" });
export type TestTrial = z.infer<typeof testTrial>;
