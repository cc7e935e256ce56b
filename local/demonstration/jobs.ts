import { designJobs } from "./jobs/design";
import { designMediaJobs } from "./jobs/design-media";
import { designProductJobs } from "./jobs/design-product";
import { financeJobs } from "./jobs/finance";
import { financeAccountJobs } from "./jobs/finance-accounts";
import { financeFieldJobs } from "./jobs/finance-field";
import { financeInsuranceJobs } from "./jobs/finance-insurance";
import { marketingJobs } from "./jobs/marketing";
import { marketingContentJobs } from "./jobs/marketing-content";
import { marketingSearchJobs } from "./jobs/marketing-search";
import { marketingSocialJobs } from "./jobs/marketing-social";
import { salesJobs } from "./jobs/sales";
import { salesAccountJobs } from "./jobs/sales-accounts";
import { salesCareJobs } from "./jobs/sales-care";
import { salesStoreJobs } from "./jobs/sales-stores";
import { technologyJobs } from "./jobs/technology";
import { technologyDataJobs } from "./jobs/technology-data";
import { technologyQualityJobs } from "./jobs/technology-quality";
import { technologySupportJobs } from "./jobs/technology-support";
import type { SeedJob } from "./types";

export const seedJobs: SeedJob[] = [
  ...technologyJobs,
  ...technologyQualityJobs,
  ...technologySupportJobs,
  ...technologyDataJobs,
  ...salesJobs,
  ...salesCareJobs,
  ...salesStoreJobs,
  ...salesAccountJobs,
  ...marketingJobs,
  ...marketingSearchJobs,
  ...marketingContentJobs,
  ...marketingSocialJobs,
  ...designJobs,
  ...designProductJobs,
  ...designMediaJobs,
  ...financeJobs,
  ...financeAccountJobs,
  ...financeFieldJobs,
  ...financeInsuranceJobs,
];
