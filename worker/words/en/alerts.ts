/** What operators read of a trouble. */
export const alertWords = {
  subject: (trouble: string) => `Alert: ${trouble}`,
  smsCapHalfUsed: (half: number, cap: number) =>
    `${half} of the ${cap} login codes that SMS_DAILY_CAP allows in a day are used. Numbers without an account get no code now. Those that have one go on until all are used. Look for a flood in the log, or raise the cap.`,
  returnsCap: (rupees: number) =>
    `More than ₹${rupees} would go back by itself today, as RETURNS_DAILY_CAP allows. What is above it waits for the next day, or for a person: look why so much goes back (GET /ops/applications?returnWaiting=true), then let each return go, or raise the cap.`,
};
