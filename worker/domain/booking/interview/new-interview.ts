import type { InterviewRow } from "../../../../db/interview/interviews";

type Given = "uid" | "applicationId" | "round" | "at" | "minutes" | "link" | "place" | "changedAt";

/** A new interview without an id, and without statements or check-ins. */
export const newInterview = (
  values: Pick<InterviewRow, Given> & Partial<InterviewRow>,
): Omit<InterviewRow, "id"> => ({
  dayId: null,
  interviewer: null,
  state: "scheduled",
  sequence: 0,
  movedAt: null,
  dateSetAt: null,
  evidence: null,
  settledAt: null,
  moves: 0,
  candidateMovedAt: null,
  movedLateAt: null,
  acceptedAt: null,
  brokenLateAt: null,
  recordedFor: null,
  freeFor: null,
  calledOffAt: null,
  arrivedAt: null,
  checkedInAt: null,
  wrongCodes: 0,
  wrongLinkCodes: 0,
  companyWord: null,
  companyWordAt: null,
  companyText: null,
  candidateWord: null,
  candidateWordAt: null,
  candidateText: null,
  ...values,
});
