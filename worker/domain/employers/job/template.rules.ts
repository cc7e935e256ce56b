import * as preparationWords from "~worker/words/preparation";
import * as words from "~worker/words/templates/templates";
import type { JobTemplate } from "../../../contract/job/employer-jobs";
import { CATEGORIES } from "../../../contract/values";
import { TEMPLATE_TEST } from "../../../facts/jobs/tests";

/** The job's own material, else its category's, else the general material. */
export function preparationFor(own: string[] | null, category: string): string[] {
  if (own && own.length > 0) return own;
  return [
    ...(preparationWords.preparationByCategory[category] ?? []),
    ...preparationWords.preparationForAll,
  ];
}

/** The job templates of all categories. */
export const allTemplates = (): JobTemplate[] =>
  CATEGORIES.map((category) => {
    const { questions, ...texts } = words.jobTemplates[category];
    const preparation = preparationFor(null, category);
    return { category, ...texts, preparation, assessment: { ...TEMPLATE_TEST, questions } };
  });
