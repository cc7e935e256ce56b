import { data } from "@remix-run/cloudflare";
import * as words from "~app/words/jobs/job";

/**
 * The data of a job's page without a job. The texts come with the data, because this page is rare.
 *
 * @param problem the text of a message above the page
 */
export const noJob = (status = 404, problem?: string) =>
  data({ job: null, problem, ...words.notFound }, { status });
