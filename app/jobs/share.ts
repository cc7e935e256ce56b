import { shared } from "../words/en/jobs/share";

/** Opens WhatsApp with a message about a job, which goes to whom its sender chooses. */
export const shareLink = (job: { id: number; title: string; company: string }, publicUrl: string) =>
  `https://wa.me/?text=${encodeURIComponent(shared(job.title, job.company, `${publicUrl}/jobs/${job.id}`))}`;
