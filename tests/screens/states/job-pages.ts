import type { APIRequestContext } from "@playwright/test";
import { candidate } from "./people";

/** The path of a job's page. */
export const pageOf = async (job: Promise<string>) => `/jobs/${await job}`;

/** A candidate on a job's page. */
export const looksAt = (job: () => Promise<string>) => async (request: APIRequestContext) => {
  await candidate(request);
  return pageOf(job());
};
