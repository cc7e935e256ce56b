import { Link } from "@remix-run/react";
import type { WhyFree } from "../../../../worker/facts/money/fees";
import { TEST_TIME } from "../../../../worker/words/hi/test-time";
import { clockTime, day, rupees } from "../../format";
import { counted } from "../formats";
import { checkingEmployer } from "../jobs/job-card";
import { creditGives } from "./choices";

export const goBack = "वापस जाएँ";
export const browseJobs = "जॉब देखें";

// Applied, and the test.

export const appliedTitle = "अप्लाई हो गया!";
export const applicationIsIn = (jobTitle: string) =>
  `${jobTitle} के लिए आपका आवेदन मिल गया। यह मुफ़्त है।`;
export const slotKeptUntil = (at: string) => `हमने एक सीट आपके लिए ${clockTime(at)} तक रखी है।`;
export const nextSteps = "आगे क्या होगा";
export const linkComes = "टेस्ट का लिंक बनेगा और आपको ईमेल से भेजा जाएगा। वह इस पेज पर भी दिखेगा।";
export const takeTest = `मुफ़्त टेस्ट दें। समय: ${TEST_TIME}।`;
export const passingGuarantees =
  "टेस्ट पास हुआ तो आपके लिए इंटरव्यू की एक सीट की गारंटी है, अगर आपको चाहिए।";
export const back = "वापस";

export const testPending = "टेस्ट बाकी है!";
export const linkIsHere = (before: string | null | undefined) =>
  `टेस्ट का लिंक इस पेज पर और आपके ईमेल में है।${before ? ` ${clockTime(before)} से पहले टेस्ट दें।` : ""}`;
export const testFacts = (questions: number, minutes: number, needed: number) =>
  `यह मुफ़्त है। ${counted(questions, "सवाल")}, ${counted(minutes, "मिनट")}। टेस्ट एक ही बार दिया जा सकता है। पास होने के लिए ${counted(needed, "सही जवाब")} चाहिए।`;
export const getLink = "टेस्ट का लिंक लें";
export const gettingLink = "लिंक आ रहा है...";
export const noLink = "टेस्ट का लिंक नहीं मिल सका।";
export const yourLink = "आपके टेस्ट का लिंक";
export const openTest = "टेस्ट खोलें";
export const copyLink = "लिंक कॉपी करें";
export const copied = "कॉपी हो गया!";
export const linkCopied = { title: "लिंक कॉपी हो गया", body: "टेस्ट का लिंक अब कहीं भी पेस्ट हो सकता है।" };
export const copyFailed = { title: "कॉपी नहीं हुआ", body: "लिंक कॉपी नहीं हो सका।" };

export const testCompleted = "टेस्ट पूरा हुआ";
export const beingChecked =
  "आपके जवाब मिल गए हैं और उनकी जाँच हो रही है। आपका कोई पैसा नहीं लगा। आगे क्या होगा, यह देखने के लिए पेज फिर से खोलें।";
export const loadAgain = "पेज फिर से खोलें";

export const score = (right: number, questions: number) => `${questions} में से ${right}`;
export const testPassed = "टेस्ट पास हुआ";
const YOU_PAY_NOTHING: Record<WhyFree, string> = {
  checking: `${checkingEmployer} आपको ${rupees(0)} देना है, और यह नहीं बदलेगा।`,
  employer: `आपको ${rupees(0)} देना है: इस सीट के पैसे कंपनी देती है।`,
  applied: `आपको ${rupees(0)} देना है: जब आपने अप्लाई किया, तब यह सीट मुफ़्त थी।`,
};
export const passedFree = (score: string | undefined, free: WhyFree) =>
  `आपके ${score} जवाब सही थे। ${YOU_PAY_NOTHING[free]}`;
export const book = "हाँ, इंटरव्यू बुक करें";

export const testFailed = "टेस्ट पास नहीं हुआ";
export const roomToGrow = "आगे और सीखने का मौका!";

// The slot is not kept any more.

export const wasKeptUntil = (at: string) => `यह सीट आपके लिए ${clockTime(at)} तक रखी थी।`;
export const staffReleased = (at: string) => (
  <>
    हमारी टीम ने {clockTime(at)} बजे यह सीट दूसरों के लिए खोल दी। आपको लगे कि यह ग़लती है, तो{" "}
    <Link to="/help">हमसे पूछें</Link>।
  </>
);
export const notKept = "अब यह सीट आपके लिए नहीं रखी है।";
export const othersFirst = (until: string) =>
  `${clockTime(until)} तक यह सीट सिर्फ़ दूसरों को मिल सकती है। उस समय इस पेज पर फिर से आएँ। कोई सीट खाली हो, तो वह आपके लिए फिर रखी जा सकती है।`;
export const freeNow = (free: number, all: number) =>
  `अभी ${all} में से ${counted(free, "सीट", "सीटें")} खाली ${free === 1 ? "है" : "हैं"}।`;
export const keepAgain = "मेरे लिए फिर से सीट रखें";
export const jobClosed = "इस जॉब में नए आवेदन नहीं लिए जा रहे।";
export const allTaken = (slots: number) =>
  `${slots === 1 ? "इकलौती सीट भर गई है।" : `सभी ${slots} सीटें भर गई हैं।`} सीट खाली होने पर हम उन्हें लिखते हैं, जिन्होंने बताने को कहा है। हम सुबह 9 से रात 8 बजे के बीच लिखते हैं। तब जल्दी करें: पहले आएँ, पहले पाएँ।`;

// The interview and its answer.

export const interviewScheduled = "इंटरव्यू तय है";
export const rounds = (names: string[]) => names.join(" और ");
export const changeTime = "समय बदलें";
export const when = "कब";
export const link = "लिंक";
export const addToCalendar = "कैलेंडर में जोड़ें";
export const preparation = "इंटरव्यू की तैयारी";
export const prepareInFull = "तैयारी करें: 10 सवाल, 1 टेस्ट";

export const selectedTitle = "बधाई हो, आपको चुना गया!";
export const stampText = (at: string) => `आपको चुना गया ${day(at)}`;
export const stampLabel = (at: string) => `Pakka की मुहर: आपको चुना गया, ${day(at)}`;

export const rejectedTitle = "आपकी मेहनत के लिए धन्यवाद!";
export const comment = (company: string, text: string) => `${company}: ${text}`;

export const reason = (text: string) => `वजह: ${text}`;
export const gotCredit = `आपको एक मुफ़्त इंटरव्यू मिला: ${creditGives}`;
