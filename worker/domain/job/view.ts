import type { JobRow } from "../../../db/job/jobs";
import type { Job } from "../../contract/jobs";

/** A job as the API states it: the field names of the contract, and nothing else of the row. */
export function toJob(row: JobRow): Job {
  return {
    id: row.id,
    title: row.title,
    company: row.company,
    location: row.location,
    logo: row.logo,
    createdAt: row.createdAt,
    applicantsCount: row.applicantsCount,
    maxApplicants: row.maxApplicants,
    applicationPrice: row.applicationPrice,
    isApplied: Boolean(row.isApplied),
    isSaved: Boolean(row.isSaved),
    isClosed: row.closedAt !== null,
    jobDetail: row.jobDetail,
    assessment:
      row.questions === null || row.minutes === null || row.passMark === null
        ? null
        : { questions: row.questions, minutes: row.minutes, passMark: row.passMark },
  };
}
