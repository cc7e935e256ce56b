import type { JobAlone } from "../../worker/contract/job/jobs";
import type { CardJob } from "./card.server";
import type { jobTextsOf } from "./job-texts.server";
import type { Standing } from "./standing.server";

/** What the parts of a job's page show. */
export interface JobProps {
  page: ReturnType<typeof jobTextsOf> & {
    job: Omit<JobAlone, "similar">;
    /** Others for which one can apply. */
    similar?: CardJob[];
    /** The link that shares it. */
    share: string;
    /** Whether the reader's next slot costs nothing. */
    hasCredit: boolean;
    /** The state of the candidate's application; null if they have not applied. */
    standing: Standing | null;
    signedIn: boolean;
    /** Nothing can be pressed in it, so nothing is folded. */
    isPreview?: true;
  };
}
