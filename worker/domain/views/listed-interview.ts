import { writeBatch } from "../../../db/client";
import type { ListedInterviewRow } from "../../../db/interview/listed-interviews";
import { insertAudit } from "../../../db/staff/staff";
import type { ListedInterview } from "../../contract/console/listed-interviews";
import type { Actor } from "../../facts/console";
import { toResume } from "../resume/resume";
import type { Service } from "../service";

/** @param isWhole with score and resume: the front desk sees neither. */
export async function toListedInterview(
  service: Service,
  { interview: row, job, candidate, resume, score, count, passMark }: ListedInterviewRow,
  isWhole: boolean,
): Promise<ListedInterview> {
  const { id, dayId, round, at, minutes, state, movedAt, interviewer, link, place } = row;
  const file = isWhole && resume ? await toResume(service, resume) : null;
  const marks =
    isWhole && score !== null && passMark !== null ? { right: score, count, passMark } : null;
  const { candidateWord, candidateWordAt, candidateText } = row;
  const { companyWord, companyWordAt, companyText } = row;
  return {
    ...{ id, dayId, round, at, minutes, state, movedAt, interviewer, link, place },
    arrivedAt: row.arrivedAt,
    checkedInAt: row.checkedInAt,
    words: {
      candidate:
        candidateWord && candidateWordAt
          ? { outcome: candidateWord, text: candidateText, at: candidateWordAt }
          : null,
      company:
        companyWord && companyWordAt
          ? { outcome: companyWord, text: companyText, at: companyWordAt }
          : null,
    },
    job,
    application: {
      id: row.applicationId,
      name: candidate.name,
      score: marks,
      resume: file && { fileName: file.fileName, fileUrl: file.fileUrl },
    },
  };
}

/** Writes down that a company was shown the resumes of those who come on a day. */
export async function noteShown(
  { db, now }: Service,
  actor: Actor,
  day: string,
  shown: ListedInterview[],
): Promise<void> {
  const applications = shown.flatMap(({ application: { id, resume } }) => (resume ? [id] : []));
  if (applications.length === 0) return;
  const line = { actor, action: "interviews.read", subject: day, detail: { applications } };
  await writeBatch(db, [insertAudit(db, { ...line, at: now.toISOString() })]);
}
