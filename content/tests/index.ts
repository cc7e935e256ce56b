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
import type { SeedAssessment } from "./types";

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

/**
 * Tests for any work in a category, and for any work at all. Each has the length of the first named
 * test and the questions of all of them.
 */
const PARTS: Record<string, [first: string, ...others: string[]]> = {
  Technology: ["it-support", "data-entry"],
  Sales: ["inside-sales", "field-sales", "store-manager"],
  Marketing: ["digital-marketing", "social-media", "content-writing"],
  Design: ["graphic-design", "ui-ux"],
  Finance: ["accounts", "credit-analyst", "collections"],
  General: ["customer-support", "data-entry"],
};

function named(name: string): SeedAssessment {
  const test = assessments[name];
  if (!test) throw new Error(`No assessment named ${name}`);
  return test;
}

export const categoryTests: Record<string, SeedAssessment> = Object.fromEntries(
  Object.entries(PARTS).map(([category, [first, ...others]]) => {
    // Tests of one field share questions.
    const pool = new Set([first, ...others].flatMap((name) => named(name).questions));
    return [category, { ...named(first), questions: [...pool] }];
  }),
);
