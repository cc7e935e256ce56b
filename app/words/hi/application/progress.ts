import type { ClosedBecause } from "../../../../worker/contract/applications";
import type { InterviewState, Status } from "../../../../worker/facts/guarantee/statuses";
import type { WhyFree } from "../../../../worker/facts/money/fees";
import { clockTime, dayOfMonth, moneyWords, rupees } from "../../format";

export const stages = ["अप्लाई किया", "टेस्ट", "पेमेंट", "इंटरव्यू", "नतीजा"] as const;

export const stageNames: Record<Status, string> = {
  APPLIED: "अप्लाई किया",
  TEST_PENDING: "टेस्ट - बाकी",
  TEST_COMPLETED: "टेस्ट - पूरा",
  TEST_PASSED: "टेस्ट - पास",
  TEST_FAILED: "टेस्ट - पास नहीं",
  PAYMENT_PENDING: "पेमेंट - बाकी",
  PAYMENT_CONFIRMED: "पेमेंट - मिल गया",
  INTERVIEW_SCHEDULED: "इंटरव्यू - तय",
  INTERVIEW_1_SCHEDULED: "इंटरव्यू - राउंड 1",
  INTERVIEW_2_SCHEDULED: "इंटरव्यू - राउंड 2",
  SELECTED: "नतीजा - आपको चुना गया",
  REJECTED: "नतीजा - आपको नहीं चुना गया",
};
export const meetingStages: Partial<Record<InterviewState, string>> = {
  held: "इंटरव्यू - हो गया",
  disputed: "इंटरव्यू - जाँच में",
  unproven: "इंटरव्यू - पक्का नहीं कि हुआ",
};
export const stageDetail = (at: string, detail: string | undefined) =>
  [dayOfMonth(at), detail].filter(Boolean).join(", ");

// The events, as the history lists them.

export const applied = "आपने अप्लाई किया। आपके लिए एक सीट रखी गई।";
export const linkReady = "टेस्ट का लिंक तैयार, ईमेल से भेजा गया";
export const testTaken = (score: string | undefined) =>
  score ? `आपने टेस्ट दिया: ${score} सही` : "आपने टेस्ट दिया";
export const testPassed = "टेस्ट पास हुआ";
export const testNotPassed = "टेस्ट पास नहीं हुआ। आपका कोई पैसा नहीं लगा।";
export const slotKept = "आपके लिए एक सीट रखी गई, हाँ या ना कहने के लिए";
export const confirmedFree: Record<WhyFree, string> = {
  checking: "सीट पक्की हुई, मुफ़्त",
  employer: "सीट पक्की हुई, पैसे कंपनी ने दिए",
  applied: "सीट पक्की हुई, मुफ़्त",
};
export const confirmedByCredit = "सीट पक्की हुई, मुफ़्त इंटरव्यू से";
export const confirmedFor = (price: number) => `सीट पक्की हुई, ${rupees(price)}`;
export const interviewSet = "इंटरव्यू तय हुआ";
export const roundSet = (round: number) => `इंटरव्यू तय हुआ: राउंड ${round}`;
export const selected = "आपको चुना गया";
export const notSelected = "आपको नहीं चुना गया";
export const endings: Record<ClosedBecause, string> = {
  candidate_cancelled: "आपने रद्द किया",
  employer_cancelled: "आपने पैसे वापस लिए: कंपनी ने इंटरव्यू रद्द किया था या उसका समय बदला था",
  staff_refund: "हमने आपके पैसे वापस किए",
  job_withdrawn: "जॉब हटा ली गई",
  employer_late: "कंपनी ने समय पर आपको इंटरव्यू नहीं दिया",
  employer_absent: "आपके इंटरव्यू में कंपनी से कोई नहीं आया",
  not_proven: "किसी ने पक्का नहीं किया कि आपका इंटरव्यू हुआ",
  candidate_absent: "इंटरव्यू में आपका आना नहीं हुआ",
  did_not_choose: "आपने कोई खाली समय नहीं चुना",
  no_answer: "कंपनी ने जवाब नहीं दिया",
};
export const interviewCancelled = "कंपनी ने इंटरव्यू रद्द किया";
export const companyAbsent = "इंटरव्यू में कंपनी से कोई नहीं आया";
export const metByCode = "मुलाक़ात हुई, आपके मुलाक़ात के कोड से";
export const met = "मुलाक़ात हुई";
export const disputed = "इंटरव्यू के बारे में आपने और कंपनी ने अलग-अलग बात कही";
export const unproven = "यह पक्का नहीं हुआ कि इंटरव्यू हुआ";
export const employerMoved = (to: string) => `कंपनी ने इंटरव्यू का समय बदला, नया समय: ${clockTime(to)}`;
export const youMoved = (to: string) => `आपने इंटरव्यू का समय बदला, नया समय: ${clockTime(to)}`;
export const saidHere = "आपने कहा: “मैं यहाँ हूँ”";
export const round2Cancelled = "कंपनी ने राउंड 2 रद्द किया";
export const slotOpen = (why: string) => `${why}। यह सीट दूसरों को मिल सकती है।`;
export const attempts = { failed: "पेमेंट नहीं हो पाया", pending: "पेमेंट शुरू हुआ" };
export const moneyGoesBack = (paise: number) => `${moneyWords(paise)} आपको वापस मिलेंगे`;
export const moneyWentBack = (paise: number) => `${moneyWords(paise)} आपको वापस भेजे गए`;

export const stepStates = {
  done: "हो गया",
  current: "अभी",
  "current-done": "हो गया",
  next: "आगे",
  skipped: "नहीं हुआ",
};
