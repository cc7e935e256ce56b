/** A percentage or a median of fewer than these says nothing. */
export const RECORD_LEAST = 10;
/** A company with fewer interviews is new here. */
export const RECORD_NEW = 3;
/** A phone counts once in so many months. */
export const RECORD_ONCE_MONTHS = 12;
/** So many interviews are shown one by one. */
export const RECORD_SQUARES = 42;

/** The numbers of a record, as its company asks for the rows behind each. */
export const RECORD_NUMBERS = [
  "heldByCode",
  "heldByWord",
  "cancelled",
  "cancelledLate",
  "absent",
  "neverOffered",
  "notProven",
  "answeredInTime",
  "answeredLate",
] as const;
export type RecordNumber = (typeof RECORD_NUMBERS)[number];
