import type { RecordNumber } from "../../../facts/guarantee/records";
import { clockTime } from "../formats";

interface About {
  company: string;
  number: RecordNumber;
  applicationId: number;
  /** Title of the job. */
  title: string;
  at: string | null;
}

const numbers: Record<RecordNumber, string> = {
  heldByCode: "held, by the code",
  heldByWord: "held, by what was said",
  cancelled: "cancelled again",
  cancelledLate: "cancelled late",
  absent: "the company did not come",
  neverOffered: "no time was offered",
  notProven: "not proven",
  answeredInTime: "answered in time",
  answeredLate: "answered late, or not yet",
};

/** For staff: a company objects to a row of its record. */
export const objectionWords = {
  subject: ({ applicationId, number }: About) =>
    `Objection to a record: PK-${applicationId}, ${numbers[number]}`,
  about: ({ company, number, applicationId, title, at }: About) =>
    `${company} objects to “${numbers[number]}”: PK-${applicationId}, ${title}${at ? `, ${clockTime(at)}` : ""}.`,
};
