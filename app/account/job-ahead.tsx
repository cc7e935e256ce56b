import * as words from "~app/words/account/complete-profile";

/** Shows the job for which a visitor logs in or completes a profile. */
export function JobAhead({ job }: { job: { title: string; company: string } | null }) {
  return job && <p className="strong">{words.forJob(job.title, job.company)}</p>;
}
