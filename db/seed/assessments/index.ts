import type { SeedAssessment } from "../types";
import { designAssessments } from "./design";
import { financeAssessments } from "./finance";
import { financeFieldAssessments } from "./finance-field";
import { financeInsuranceAssessments } from "./finance-insurance";
import { marketingAssessments } from "./marketing";
import { marketingContentAssessments } from "./marketing-content";
import { salesAssessments } from "./sales";
import { salesServiceAssessments } from "./sales-service";
import { technologyAssessments } from "./technology";
import { technologySupportAssessments } from "./technology-support";

export const assessments: Record<string, SeedAssessment> = {
  ...technologyAssessments,
  ...technologySupportAssessments,
  ...salesAssessments,
  ...salesServiceAssessments,
  ...marketingAssessments,
  ...marketingContentAssessments,
  ...designAssessments,
  ...financeAssessments,
  ...financeFieldAssessments,
  ...financeInsuranceAssessments,
};
