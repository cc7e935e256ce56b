import { data } from "@remix-run/cloudflare";
import * as words from "../words/en/jobs/job";

/**
 * What a page of a job says without one. Its words come with it: few who open such a page need them.
 *
 * @param problem what a message above the page says
 */
export const noJob = (status = 404, problem?: string) =>
  data({ job: null, problem, ...words.notFound }, { status });
