import type { ClosedBecause } from "../../../../worker/contract/applications";
import type { InterviewState, Status } from "../../../../worker/facts/guarantee/statuses";
import { clockTime, day, interviewTime } from "../../format";

export const applied = (at: string) => `अप्लाई किया: ${day(at)}`;

const STATUS_NAMES: Record<Status, string> = {
  APPLIED: "अप्लाई किया",
  TEST_PENDING: "टेस्ट बाकी",
  TEST_COMPLETED: "टेस्ट पूरा",
  TEST_PASSED: "टेस्ट पास",
  TEST_FAILED: "टेस्ट पास नहीं",
  PAYMENT_PENDING: "पेमेंट बाकी",
  PAYMENT_CONFIRMED: "पेमेंट मिल गया",
  INTERVIEW_SCHEDULED: "इंटरव्यू तय",
  INTERVIEW_1_SCHEDULED: "इंटरव्यू तय, राउंड 1",
  INTERVIEW_2_SCHEDULED: "इंटरव्यू तय, राउंड 2",
  SELECTED: "आपको चुना गया",
  REJECTED: "आपको नहीं चुना गया",
};
const isStatus = (status: string): status is Status => Object.hasOwn(STATUS_NAMES, status);
// A status that a newer API has added has no name here.
export const statusName = (status: string) => (isStatus(status) ? STATUS_NAMES[status] : "आवेदन");

export const unpaidNames: Partial<Record<Status, { free: string; credit?: string }>> = {
  PAYMENT_PENDING: { free: "सीट बुक करना बाकी" },
  PAYMENT_CONFIRMED: { free: "सीट पक्की", credit: "सीट पक्की, मुफ़्त इंटरव्यू से" },
};

export const meetingNames: Partial<Record<InterviewState, string>> = {
  held: "इंटरव्यू हो गया",
  disputed: "जाँच में",
  employer_absent: "कंपनी से कोई नहीं आया",
  unproven: "पक्का नहीं कि इंटरव्यू हुआ",
};
export const waitingForCompany = "कंपनी के जवाब का इंतज़ार";

export const endingNames: Record<ClosedBecause, string> = {
  candidate_cancelled: "आपने रद्द किया",
  employer_cancelled: "कंपनी ने रद्द किया",
  staff_refund: "पैसे वापस किए गए",
  job_withdrawn: "जॉब हटा ली गई",
  employer_late: "समय पर इंटरव्यू नहीं मिला",
  employer_absent: "कंपनी से कोई नहीं आया",
  not_proven: "किसी ने पक्का नहीं किया कि इंटरव्यू हुआ",
  candidate_absent: "आपका आना नहीं हुआ",
  did_not_choose: "कोई समय नहीं चुना गया",
  no_answer: "जवाब नहीं आया",
};

export const keptUntil = (at: string) => `सीट आपके लिए ${clockTime(at)} तक रखी है`;
export const timeOver = "समय ख़त्म";
export const notKept = "अब यह सीट आपके लिए नहीं रखी है";

export const roundName = (round: number | null) => (round === null ? "इंटरव्यू" : `राउंड ${round}`);
export const roundAt = (one: { round: number | null; at: string; place: string | null }) =>
  `${roundName(one.round)} · ${interviewTime(one)}`;
