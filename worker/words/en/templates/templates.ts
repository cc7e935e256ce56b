import { designTemplate } from "./design";
import { financeTemplate } from "./finance";
import { marketingTemplate } from "./marketing";
import { salesTemplate } from "./sales";
import { technologyTemplate } from "./technology";

/** Keyed by job category. */
export const jobTemplates = {
  Technology: technologyTemplate,
  Sales: salesTemplate,
  Marketing: marketingTemplate,
  Design: designTemplate,
  Finance: financeTemplate,
};
