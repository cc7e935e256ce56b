import * as words from "~worker/words/templates/templates";
import type { JobTemplate } from "../../../contract/job/job-tests";
import { CATEGORIES } from "../../../contract/values";
import { TEMPLATE_TEST } from "../../../facts/jobs/tests";
import { preparationFor } from "./preparation.rules";

/** The job templates of all categories. */
export const allTemplates = (): JobTemplate[] =>
  CATEGORIES.map((category) => {
    const { questions, ...texts } = words.jobTemplates[category];
    const preparation = preparationFor(null, category);
    return { category, ...texts, preparation, assessment: { ...TEMPLATE_TEST, questions } };
  });
