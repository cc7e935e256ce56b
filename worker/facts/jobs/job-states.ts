/** Why a job does not take claims; a closed job has none of these. */
export const CLOSED_AS = ["draft", "submitted", "returned", "paused"] as const;
type ClosedAs = (typeof CLOSED_AS)[number];

export const JOB_STATES = [...CLOSED_AS, "open", "closed", "withdrawn"] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Staff do not see a draft: only its company does. */
export const STAFF_JOB_STATES = JOB_STATES.filter((state) => state !== "draft");
export type StaffJobState = Exclude<JobState, "draft">;

interface StoredState {
  closedAt: string | null;
  closedAs: ClosedAs | null;
  withdrawnAt: string | null;
}

export const isOpenState = (state: JobState) => state === "open";
export const isWithdrawnState = (state: JobState) => state === "withdrawn";

/** A job's state, derived from the stored columns. */
export function jobStateOf({ closedAt, closedAs, withdrawnAt }: StoredState): JobState {
  if (withdrawnAt !== null) return "withdrawn";
  return closedAt === null ? "open" : (closedAs ?? "closed");
}

/** The actions on a job, with the states before and after. */
export const JOB_ACTS = {
  submit: { from: ["draft", "returned"], to: "submitted" },
  approve: { from: ["submitted"], to: "open" },
  return: { from: ["submitted"], to: "returned" },
  open: { from: ["closed", "paused"], to: "open" },
  redraft: { from: ["submitted"], to: "draft" },
  /** A company may reopen a job that it paused, but not one that staff closed. */
  resume: { from: ["paused"], to: "open" },
  pause: { from: ["open"], to: "paused" },
  close: { from: ["open", "paused"], to: "closed" },
} as const satisfies Record<string, { from: readonly JobState[]; to: JobState }>;
export type JobAct = keyof typeof JOB_ACTS;

export const canDo = (act: JobAct, state: JobState) =>
  JOB_ACTS[act].from.some((one) => one === state);

/** The `acts` that a job in this state allows. */
export const actsFrom = <Act extends JobAct>(acts: readonly Act[], state: JobState) =>
  acts.filter((act) => canDo(act, state));

/** The value of `closedAs` for a state. `closedAt` is when the job left the lists. */
export const closedAsOf = (state: JobState): ClosedAs | null =>
  CLOSED_AS.find((one) => one === state) ?? null;

type Kept = Pick<StoredState, "closedAs">;
export const isDraftJob = ({ closedAs }: Kept) => closedAs === "draft";
export const isSubmittedJob = ({ closedAs }: Kept) => closedAs === "submitted";

/** States in which a job was never shown to candidates. */
export const UNPUBLISHED = ["draft", "submitted", "returned"] as const satisfies ClosedAs[];
export const isPublishedState = (state: JobState) => !UNPUBLISHED.some((one) => one === state);
export const isPublished = (closedAs: ClosedAs | null) =>
  closedAs === null || isPublishedState(closedAs);
