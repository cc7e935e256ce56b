import type { SeedAssessment } from "../types";
import { designAssessments } from "./design";
import { designVideoAssessments } from "./design-video";
import { financeAssessments } from "./finance";
import { financeFieldAssessments } from "./finance-field";
import { financeInsuranceAssessments } from "./finance-insurance";
import { marketingAssessments } from "./marketing";
import { marketingContentAssessments } from "./marketing-content";
import { marketingSocialAssessments } from "./marketing-social";
import { salesAssessments } from "./sales";
import { salesServiceAssessments } from "./sales-service";
import { technologyAssessments } from "./technology";
import { technologyDataAssessments } from "./technology-data";
import { technologySupportAssessments } from "./technology-support";
import { technologyTestingAssessments } from "./technology-testing";

export const assessments: Record<string, SeedAssessment> = {
  ...technologyAssessments,
  ...technologyTestingAssessments,
  ...technologySupportAssessments,
  ...technologyDataAssessments,
  ...salesAssessments,
  ...salesServiceAssessments,
  ...marketingAssessments,
  ...marketingContentAssessments,
  ...marketingSocialAssessments,
  ...designAssessments,
  ...designVideoAssessments,
  ...financeAssessments,
  ...financeFieldAssessments,
  ...financeInsuranceAssessments,
};
