import type { RecordNumber } from "../../../../worker/facts/guarantee/records";

export const heading = "Your record";
export const introduction =
  "Candidates read this on your page, on your jobs, beside the pay button and on their ticket. It is counted from outcomes alone.";

export const numbers: Record<RecordNumber, string> = {
  heldByCode: "Held, by the meeting code",
  heldByWord: "Held, by what was said",
  cancelled: "Cancelled again",
  cancelledLate: "Cancelled late",
  absent: "Company did not come",
  neverOffered: "Offered no time",
  notProven: "Not proven",
  answeredInTime: "Answered in time",
  answeredLate: "Answered late, or not yet",
};
export const show = (number: string) => `Show the rows of “${number}”`;

export const rows = {
  none: "No rows.",
  name: "Candidate",
  job: "Job",
  at: "Interview",
  promise: "Promise ended",
  answerBy: "Answer promised by",
  answeredAt: "Answered",
  notAnswered: "Not yet",
  object: "Object",
  objectTo: (name: string) => `Object to the row of ${name}`,
};

export const objection = {
  heading: (name: string) => `Object to the row of ${name}`,
  text: "Tell us what happened and what shows it. We look at it and answer you by mail. The row stands until we have decided.",
  label: "What happened",
  send: "Send to Pakka",
  sent: { title: "Sent", body: "We look at it and answer you by mail." },
  notSent: { title: "Not sent", body: "Look at the field below." },
};
