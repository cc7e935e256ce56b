import { designJobs } from "./jobs/design";
import { designMediaJobs } from "./jobs/design-media";
import { financeJobs } from "./jobs/finance";
import { financeFieldJobs } from "./jobs/finance-field";
import { marketingJobs } from "./jobs/marketing";
import { marketingContentJobs } from "./jobs/marketing-content";
import { salesJobs } from "./jobs/sales";
import { salesStoreJobs } from "./jobs/sales-stores";
import { technologyJobs } from "./jobs/technology";
import { technologySupportJobs } from "./jobs/technology-support";
import type { SeedJob } from "./types";

export const seedJobs: SeedJob[] = [
  ...technologyJobs,
  ...technologySupportJobs,
  ...salesJobs,
  ...salesStoreJobs,
  ...marketingJobs,
  ...marketingContentJobs,
  ...designJobs,
  ...designMediaJobs,
  ...financeJobs,
  ...financeFieldJobs,
];
