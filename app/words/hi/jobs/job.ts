import type { ReleasedBecause } from "../../../../worker/contract/applications";
import type { JobTerms } from "../../../../worker/contract/job/job-terms";
import type { Job } from "../../../../worker/contract/job/jobs";
import type { Status } from "../../../../worker/facts/guarantee/statuses";
import type { Shift } from "../../../../worker/facts/jobs/jobs";
import type { WhyFreeToReader } from "../../../../worker/facts/money/fees";
import { TEST_HOLD_HOURS } from "../../../../worker/facts/money/holds";
import { TEST_TIME_FIRST } from "../../../../worker/words/hi/test-time";
import { rupees } from "../../format";
import { counted } from "../formats";
import { HOLDS } from "./holds";
import { checkingEmployer, SCHOOLING } from "./job-card";

export const title = (job: string, company: string) => `${job}, ${company} · Pakka`;
export const description = (job: string, company: string, location: string) =>
  `${company} में ${job} की जॉब, ${location}। अप्लाई करना और टेस्ट देना मुफ़्त है।`;
export const backToJobs = "जॉब की लिस्ट पर वापस जाएँ";
export const notFetched = "जॉब की जानकारी नहीं खुल पाई।";
export const applicationNotFetched = "हम नहीं देख पाए कि आपका आवेदन कहाँ पहुँचा।";
export const nothingLost =
  "आपका आवेदन पहुँचा है, तो वह “मेरे आवेदन” में है। उसे दोबारा भेजने से कोई नुकसान नहीं है।";
export const allApplications = "सब आवेदन देखें";
export const notFound = {
  title: "जॉब नहीं मिली · Pakka",
  description: "ऐसी कोई जॉब नहीं है, या वह हटा दी गई है।",
  heading: "जॉब नहीं मिली",
  text: "ऐसी कोई जॉब नहीं है, या वह हटा दी गई है।",
  all: "सब जॉब देखें",
};

export const yourApplication = "आपका आवेदन";
export const applicationNumber = (id: number) => `आवेदन ${id}`;
export const appliedState = "अप्लाई हो गया";
export const seeApplication = "अपना आवेदन देखें";
export const applied = "अप्लाई हो गया";
export const onlyOnce = "इस जॉब के लिए दोबारा अप्लाई नहीं हो सकता। दूसरी जॉब आपके लिए खुली हैं।";
export const onlyOnceWithCredit = `इस जॉब के लिए दोबारा अप्लाई नहीं हो सकता। आपके पास मुफ़्त इंटरव्यू है: आपकी अगली सीट ${rupees(0)} की है।`;
export const otherJobs = "जॉब देखें";

// The facts that decide whether the job suits somebody.

export const pay = "वेतन";
export const place = "जगह";
export const where = (location: string, remote: boolean | null) =>
  remote ? `${location}, घर से काम` : location;
export const needed = "चाहिए";
export const needs = ({
  schooling,
  experienceYears,
}: Pick<JobTerms, "schooling" | "experienceYears">): string =>
  [
    schooling && SCHOOLING[schooling],
    experienceYears === 0 && "अनुभव ज़रूरी नहीं",
    experienceYears && `${counted(experienceYears, "साल")} का अनुभव`,
  ]
    .filter(Boolean)
    .join(", ");
export const hours = "काम का समय";
const SHIFTS: Record<Shift, string> = {
  day: "दिन की शिफ़्ट",
  night: "रात की शिफ़्ट",
  rotating: "शिफ़्ट बदलती है",
};
export const hoursOf = ({ jobDetail, shift }: Pick<Job, "jobDetail" | "shift">, type: string) =>
  [type, jobDetail["Working Hours"]?.[0] ?? (shift && SHIFTS[shift])].filter(Boolean).join(", ");

// The ticket.

export const openSlots = (left: number) => `इंटरव्यू की ${counted(left, "सीट खाली है", "सीटें खाली हैं")}`;
export const applyNow = "अप्लाई करें";
export const practise = `इस टेस्ट की प्रैक्टिस करें, ${rupees(0)}`;
export const closed = { state: "जॉब बंद है", text: "इस जॉब में नए आवेदन नहीं लिए जाते।" };
export const applyLater = "बाद में अप्लाई करें";
export const applyLaterFrom = (time: string) =>
  `इस किस्म के काम का आपका एक टेस्ट पास नहीं हुआ। इस जॉब के लिए ${time} से अप्लाई हो सकता है। दूसरी किस्म की जॉब आपके लिए अभी खुली हैं।`;
export const full = (slots: number) =>
  slots === 1 ? "एक ही सीट थी, वह भर गई" : `सब ${slots} सीटें भर गईं`;
export const slotOpens =
  "अभी अप्लाई नहीं हो सकता। सीट तब खाली होती है, जब कोई उसे रद्द करे या समय पर पैसे न दे। किसी का टेस्ट पास न हो, तब भी। तब हम सुबह 9 से रात 8 बजे के बीच बताते हैं। जिसने सूचना पहले माँगी, उसे पहले बताते हैं। पहले आएँ, पहले पाएँ।";
export const loginForNotice = "मैसेज पाने के लिए लॉग इन करें";

const freeSlot: Record<WhyFreeToReader, string> = {
  checking: checkingEmployer,
  employer: "पैसे कंपनी देती है।",
  credit: "फ़ीस की जगह आपका मुफ़्त इंटरव्यू लगता है।",
};

function interviewStep(job: {
  free: WhyFreeToReader | null;
  price: number;
  interviewWithinDays: number;
}): string {
  const days = counted(job.interviewWithinDays, "दिन");
  if (job.free === "credit") return `${days} में इंटरव्यू, नहीं तो आपका मुफ़्त इंटरव्यू वापस।`;
  return job.free ? `${days} में इंटरव्यू।` : `${days} में इंटरव्यू, नहीं तो ${rupees(job.price)} वापस।`;
}

export const steps = (job: {
  test: { questions: number; minutes: number } | null;
  price: number;
  free: WhyFreeToReader | null;
  interviewWithinDays: number;
  answerWithinDays: number;
}) => [
  {
    title: `अप्लाई करें: ${rupees(0)}।`,
    text: `हम आपके लिए एक सीट ${counted(TEST_HOLD_HOURS / 24, "दिन")} तक रखते हैं।`,
  },
  {
    title: `टेस्ट दें: ${rupees(0)}।`,
    text: `${job.test ? `${job.test.questions} सवाल, ${job.test.minutes} मिनट` : TEST_TIME_FIRST}।`,
  },
  job.free
    ? { title: `टेस्ट पास हो तो: ${rupees(0)}।`, text: freeSlot[job.free] }
    : {
        title: `टेस्ट पास हो तो ${rupees(job.price)} देकर सीट बुक करें,`,
        text: "या मना करें।",
      },
  {
    title: interviewStep(job),
    text: `फिर ${counted(job.answerWithinDays, "दिन")} में जवाब: हाँ या ना।`,
  },
];

// Sections that are collapsed on a phone.

export const resumeFor = (company: string) => `आपका रिज़्यूमे सिर्फ़ ${company} को मिलता है।`;
export const overview = "जॉब की जानकारी";
export const number = "जॉब नंबर";
export const category = "काम की किस्म";
export const jobType = "कैसी जॉब";
export const salary = "वेतन";
export const slotsLeft = "खाली सीटें";
export const slotsLeftOf = (left: number, total: number) => `${total} में से ${left}`;
export const price = "सीट की फ़ीस";
export const feeDue = `यह फ़ीस मुफ़्त टेस्ट पास होने के बाद ही लगती है। इससे इंटरव्यू की सीट बुक होती है। पैसे देने के लिए ${HOLDS.payment} मिलते हैं। यह फ़ीस GST मिलाकर है।`;
export const whyFree: Record<WhyFreeToReader, string> = {
  checking: `${checkingEmployer} जाँच पूरी होने तक सीट ${rupees(0)} की है। अभी अप्लाई करने पर आपकी सीट ${rupees(0)} की ही रहेगी।`,
  employer: "इस जॉब की सीटों के पैसे कंपनी देती है।",
  credit: `आपके पास मुफ़्त इंटरव्यू है: इस जॉब की सीट आपके लिए ${rupees(0)} की है।`,
};
export const shareOrReport = "जॉब भेजें या शिकायत करें";

export const standing: Record<Status, string> = {
  APPLIED: "आगे: मुफ़्त टेस्ट। उसका लिंक थोड़ी ही देर में आएगा, ईमेल पर भी।",
  TEST_PENDING: "आगे: मुफ़्त टेस्ट दें।",
  TEST_COMPLETED: "आपके टेस्ट की जाँच हो रही है।",
  TEST_PASSED: "आपका टेस्ट पास हुआ।",
  TEST_FAILED: "आपका टेस्ट पास नहीं हुआ। आपके कोई पैसे नहीं लगे।",
  PAYMENT_PENDING: "आपका टेस्ट पास हुआ। अपना आवेदन खोलें, और इंटरव्यू के लिए हाँ या ना कहें।",
  PAYMENT_CONFIRMED: "आपकी सीट पक्की है।",
  INTERVIEW_SCHEDULED: "आपका इंटरव्यू तय है।",
  INTERVIEW_1_SCHEDULED: "आपके इंटरव्यू का राउंड 1 तय है।",
  INTERVIEW_2_SCHEDULED: "आपके इंटरव्यू का राउंड 2 तय है।",
  SELECTED: "आपको चुना गया।",
  REJECTED: "कंपनी ने किसी और को चुना।",
};
export const slotReleased: Record<ReleasedBecause, string> = {
  time: "समय निकल गया: सीट अब आपके लिए रखी नहीं है।",
  staff: "हमारी टीम ने सीट दूसरों के लिए खोल दी।",
};
export const slotHeldUntil = (time: string) => `सीट आपके लिए ${time} तक रखी है।`;
export const interviewAt = (time: string) => `समय: ${time}।`;
