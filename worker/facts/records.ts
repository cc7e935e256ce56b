import type { InterviewState } from "./statuses";

/** States of interviews that a company's honour record counts, or that are being looked at. */
export const COUNTED_STATES = [
  "held",
  "employer_absent",
  "unproven",
  "disputed",
] as const satisfies InterviewState[];

/** A percentage or a median of fewer than these says nothing. */
export const RECORD_LEAST = 10;
/** A company with fewer interviews is new here. */
export const RECORD_NEW = 3;
/** So many interviews are shown one by one. */
export const RECORD_SQUARES = 42;

/** The numbers of a record, as its company asks for the rows behind each. */
export const RECORD_NUMBERS = [
  ...(["heldByCode", "heldByWord", "cancelledLate", "absent"] as const),
  ...(["neverOffered", "notProven", "answeredInTime", "answeredLate"] as const),
];
export type RecordNumber = (typeof RECORD_NUMBERS)[number];
