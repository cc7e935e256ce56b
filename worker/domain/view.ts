import type { ApplicationRow } from "../../db/applications";
import type { JobRow } from "../../db/jobs";
import type { UserRow } from "../../db/users";
import type { Application } from "../contract/applications";
import type { User } from "../contract/auth";
import type { Job } from "../contract/jobs";
import { ageInYears } from "../contract/profile";
import { slotAt } from "./application.rules";

// Rows as the API tells them: the field names of the contract, and nothing else of the row.

export function toUser(row: UserRow, now: Date): User {
  return {
    name: row.name,
    email: row.email,
    dob: row.dob,
    gender: row.gender,
    age: row.dob ? ageInYears(row.dob, now) : null,
    image: row.image,
    phone: row.phone,
  };
}

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

export function toApplication(row: ApplicationRow, now: Date): Application {
  const { application } = row;
  return {
    id: application.id,
    jobId: application.jobId,
    status: application.status,
    appliedAt: application.appliedAt,
    price: application.price,
    job: toJob(row.job),
    slot: slotAt(application, now),
    ...(application.closedBecause && { closedBecause: application.closedBecause }),
  };
}
