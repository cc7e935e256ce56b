/** Why a job that takes no claims takes none; a job without one of these was closed. */
export const CLOSED_AS = ["draft", "submitted", "returned", "paused"] as const;
export type ClosedAs = (typeof CLOSED_AS)[number];

export const JOB_STATES = [...CLOSED_AS, "open", "closed", "withdrawn"] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Those that staff see: a draft is its company's alone. */
export const STAFF_JOB_STATES = JOB_STATES.filter((state) => state !== "draft");
export type StaffJobState = Exclude<JobState, "draft">;

interface StoredState {
  closedAt: string | null;
  closedAs: ClosedAs | null;
  withdrawnAt: string | null;
}

export const isOpenState = (state: JobState) => state === "open";
export const isWithdrawnState = (state: JobState) => state === "withdrawn";

/** A job's state, from what is stored of it. */
export function jobStateOf({ closedAt, closedAs, withdrawnAt }: StoredState): JobState {
  if (withdrawnAt !== null) return "withdrawn";
  return closedAt === null ? "open" : (closedAs ?? "closed");
}

/** What can be done with a job: from which states, and to which. */
export const JOB_ACTS = {
  submit: { from: ["draft", "returned"], to: "submitted" },
  approve: { from: ["submitted"], to: "open" },
  return: { from: ["submitted"], to: "returned" },
  open: { from: ["closed", "paused"], to: "open" },
  redraft: { from: ["submitted"], to: "draft" },
  /** What a company may open again: its own pause, not what staff closed. */
  resume: { from: ["paused"], to: "open" },
  pause: { from: ["open"], to: "paused" },
  close: { from: ["open", "paused"], to: "closed" },
} as const satisfies Record<string, { from: readonly JobState[]; to: JobState }>;
export type JobAct = keyof typeof JOB_ACTS;

export const canDo = (act: JobAct, state: JobState) =>
  JOB_ACTS[act].from.some((known) => known === state);

/** Those of `acts` that a job in this state allows. */
export const actsFrom = <Act extends JobAct>(acts: readonly Act[], state: JobState) =>
  acts.filter((act) => canDo(act, state));

/** What is stored of a job in this state, `closedAt` being when it left the lists. */
export const closedAsOf = (state: JobState): ClosedAs | null =>
  CLOSED_AS.find((known) => known === state) ?? null;

type Kept = Pick<StoredState, "closedAs">;
export const isDraftJob = ({ closedAs }: Kept) => closedAs === "draft";
export const isSubmittedJob = ({ closedAs }: Kept) => closedAs === "submitted";

/** States in which a job was never shown to candidates. */
export const UNPUBLISHED = ["draft", "submitted", "returned"] as const satisfies ClosedAs[];
export const isPublishedState = (state: JobState) => !UNPUBLISHED.some((known) => known === state);
export const isPublished = (closedAs: ClosedAs | null) =>
  closedAs === null || isPublishedState(closedAs);
