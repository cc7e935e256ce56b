/** A percentage or a median of fewer than these says nothing. */
export const RECORD_LEAST = 10;
/** A company with fewer interviews is new here. */
export const RECORD_NEW = 3;
/** A phone counts once in so many months. */
export const RECORD_ONCE_MONTHS = 12;
/** So many interviews are shown one by one. */
export const RECORD_SQUARES = 42;

/** Above these, staff look at a company: its candidates may be accounts of its own. */
export const SUSPICION = {
  checkInsOfMinute: 5,
  accountsOfDevice: 2,
  accountsOfNetwork: 5,
  /** A mobile operator's address stands for thousands of people: most of them must share it. */
  shareOfNetwork: 0.5,
} as const;
export const SUSPICIONS = ["fast_check_ins", "one_device", "one_network"] as const;

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
