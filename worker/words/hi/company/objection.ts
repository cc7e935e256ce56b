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
  heldByCode: "कोड से पता चला कि इंटरव्यू हुआ",
  heldByWord: "जवाबों से पता चला कि इंटरव्यू हुआ",
  cancelled: "इंटरव्यू दोबारा रद्द हुआ",
  cancelledLate: "इंटरव्यू देर से रद्द हुआ",
  absent: "कंपनी से कोई नहीं आया",
  neverOffered: "कोई समय नहीं दिया गया",
  notProven: "इंटरव्यू साबित नहीं हुआ",
  answeredInTime: "जवाब समय पर दिया गया",
  answeredLate: "जवाब देर से दिया गया, या अभी नहीं दिया गया",
};

export const objectionWords = {
  subject: ({ applicationId, number }: About) =>
    `रिकॉर्ड पर एतराज़: PK-${applicationId}, ${numbers[number]}`,
  about: ({ company, number, applicationId, title, at }: About) =>
    `${company} को “${numbers[number]}” पर एतराज़ है: PK-${applicationId}, ${title}${at ? `, ${clockTime(at)}` : ""}।`,
};
