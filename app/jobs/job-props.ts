import type { JobAlone } from "../../worker/contract/job/jobs";
import type { CardJob } from "./card.server";
import type { jobTextsOf } from "./job-texts.server";
import type { Standing } from "./standing.server";

/** The data of a job's page. */
export interface JobProps {
  page: ReturnType<typeof jobTextsOf> & {
    job: Omit<JobAlone, "similar">;
    /** Similar jobs that are open for applications. */
    similar?: CardJob[];
    /** The link to share the job. */
    share: string;
    /** Whether the reader's next slot is free. */
    hasCredit: boolean;
    /** The state of the candidate's application; null without one. */
    standing: Standing | null;
    signedIn: boolean;
    /** A preview has no working buttons, so nothing is folded. */
    isPreview?: true;
  };
}
