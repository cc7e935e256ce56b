import { writeBatch } from "../../../../db/client";
import type { InterviewRow } from "../../../../db/interview/interviews";
import type { ListedInterviewRow } from "../../../../db/interview/listed-interviews";
import { insertAudit } from "../../../../db/staff/staff";
import type { ListedInterview } from "../../../contract/console/listed-interviews";
import type { Actor } from "../../../facts/people/console";
import { maySayOutcome, standingWord, undoUntilNow } from "../../booking/interview/outcome.rules";
import { toResume } from "../../people/resume/resume";
import type { Service } from "../../service";

/**
 * An interview as its organisers see it. Only staff, who look at both sides, see the candidate's
 * text: it may be about the company's own people.
 */
export function toShownInterview(row: InterviewRow, now: Date, reader: "staff" | "company") {
  const { id, dayId, round, at, minutes, state, movedAt, interviewer, link, place } = row;
  const { candidateWord, candidateWordAt, candidateText, arrivedAt, checkedInAt } = row;
  const { companyWord, companyWordAt, companyText } = row;
  return {
    id,
    dayId,
    round,
    at,
    minutes,
    state,
    movedAt,
    interviewer,
    link,
    place,
    arrivedAt,
    checkedInAt,
    words: {
      candidate:
        candidateWord &&
        candidateWordAt &&
        (reader === "staff" || standingWord(candidateWord, candidateWordAt, now))
          ? {
              outcome: candidateWord,
              text: reader === "staff" ? candidateText : null,
              at: candidateWordAt,
            }
          : null,
      company:
        companyWord && companyWordAt
          ? { outcome: companyWord, text: companyText, at: companyWordAt }
          : null,
    },
    choices: {
      outcome: companyWord === null && maySayOutcome(row, now),
      undoUntil: undoUntilNow(companyWord, companyWordAt, now),
    },
  };
}

interface Marks {
  /** Number of right answers. */
  score: number | null;
  count: number;
  passMark: number | null;
}

export const toMarks = ({ score, count, passMark }: Marks) =>
  score !== null && passMark !== null ? { right: score, count, passMark } : null;

/** A resume with a link that works for a limited time. */
export async function toFile(service: Service, resume: ListedInterviewRow["resume"]) {
  const file = resume && (await toResume(service, resume));
  return file && { fileName: file.fileName, fileUrl: file.fileUrl };
}

/**
 * @param isWhole with score and resume, which the front desk and suspended companies do not see.
 */
export async function toListedInterview(
  service: Service,
  row: ListedInterviewRow,
  reader: "staff" | "company",
  isWhole = true,
): Promise<ListedInterview> {
  const { interview, job, candidate, resume } = row;
  return {
    ...toShownInterview(interview, service.now, reader),
    job,
    application: {
      id: interview.applicationId,
      name: candidate.name,
      price: row.price,
      score: isWhole ? toMarks(row) : null,
      resume: isWhole ? await toFile(service, resume) : null,
    },
  };
}

/** The ids of the rows whose resumes are shown. */
export const withResume = (rows: { id: number; resume: unknown }[]): number[] =>
  rows.flatMap(({ id, resume }) => (resume ? [id] : []));

/**
 * Records in the audit log whose data the actor saw, and in which list: one entry, or none for an
 * empty list.
 */
export async function noteShown(
  { db, now }: Service,
  actor: Actor,
  { action, subject }: { action: string; subject: string },
  applications: number[],
): Promise<void> {
  if (applications.length === 0) return;
  const line = { actor, action, subject, detail: { applications } };
  await writeBatch(db, [insertAudit(db, { ...line, at: now.toISOString() })]);
}
