/** A percentage or a median of fewer values is not shown. */
export const RECORD_LEAST = 10;
/** A company with fewer interviews is shown as new. */
export const RECORD_NEW = 3;
/** A phone counts once in this many months. */
export const RECORD_ONCE_MONTHS = 12;
/** Number of interviews that are shown one by one. */
export const RECORD_SQUARES = 42;

/** Above these values staff check a company, since its candidates may be its own accounts. */
export const SUSPICION = {
  checkInsOfMinute: 5,
  accountsOfDevice: 2,
  accountsOfNetwork: 5,
  /**
   * Thousands of people share a mobile operator's address, so most of the candidates must share it.
   */
  shareOfNetwork: 0.5,
} as const;
export const SUSPICIONS = ["fast_check_ins", "one_device", "one_network"] as const;

/** The numbers of a record for which its company can list the rows. */
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
