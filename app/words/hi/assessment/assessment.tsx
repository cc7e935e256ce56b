import type { ReactNode } from "react";
import { CATEGORY_PAUSE_DAYS, TEST_LIMIT_MINUTES } from "../../../../worker/facts/jobs/tests";
import { categoryName } from "../../../../worker/words/hi/topics";
import { clockTime, hour } from "../../format";
import { counted, priceWords } from "../formats";

type Wrap = (text: string) => ReactNode;

export const pageTitle = (jobTitle: string) => `टेस्ट, ${jobTitle} · Pakka`;
export const failedPageTitle = "टेस्ट · Pakka";
export const notFoundPageTitle = "टेस्ट नहीं मिला · Pakka";
export const pageDescription = `${TEST_LIMIT_MINUTES} मिनट से कम का मुफ़्त टेस्ट। यह एक ही बार दिया जा सकता है।`;

export const heading = "मुफ़्त टेस्ट";
export const barTitle = (jobTitle: string, company: string) => `टेस्ट · ${jobTitle} · ${company}`;
export const jobOf = (company: string, jobTitle: string) => `${company} · ${jobTitle}`;
export const seeApplication = "अपना आवेदन देखें";
export const viewApplications = "सारे आवेदन देखें";

export const notFoundTitle = "टेस्ट नहीं मिला";
export const notFound =
  "इस लिंक पर कोई टेस्ट नहीं है। टेस्ट अपने आवेदन के पेज से खोलें। या उसी नंबर से लॉग इन करें, जिससे आपने अप्लाई किया था।";
export const savedIsSafe =
  "आपका सेव किया हुआ हर जवाब सुरक्षित है। चल रहे टेस्ट के ख़त्म होने का समय वही रहता है।";

export const notDoneTitle = "यह नहीं हुआ";
export const notSaved = "यह सेव नहीं हो पाया। फिर से कोशिश करें।";

const PAID_NOTHING = "आपका कोई पैसा नहीं लगा।";
const PAGE_SAYS_WHY = "इसकी वजह और आगे का रास्ता आपके आवेदन के पेज पर लिखा है।";

// Before the test.

export const startTest = "टेस्ट शुरू करें";
export const starting = "शुरू हो रहा है...";
export const whatAwaits = (questions: number, minutes: number) =>
  `${counted(questions, "सवाल")}, ${counted(minutes, "मिनट")}। यह टेस्ट एक ही बार दिया जा सकता है। “${startTest}” दबाते ही समय शुरू होता है। इंटरनेट बंद हो जाए, तब भी समय नहीं रुकता।`;
export const inEnglish = "सवाल अंग्रेज़ी में हैं।";
export const needed = (right: number, questions: number) =>
  `टेस्ट पास करने के लिए ${questions} में से ${counted(right, "सही जवाब")} चाहिए।`;
export const ifNotPassed = `टेस्ट पास नहीं हुआ, तो इस किस्म के काम के दूसरे टेस्ट ${counted(CATEGORY_PAUSE_DAYS, "दिन")} बाद खुलेंगे। बाकी किस्म के काम खुले रहेंगे।`;
export const resultAtOnce = "टेस्ट पास हुआ या नहीं, यह तुरंत दिखता है।";
export const freeAndSimple = "मुफ़्त। न कैमरा चाहिए, न ऐप।";
export const openAgain =
  "इंटरनेट बंद हो जाए, तो वही लिंक किसी भी फ़ोन पर फिर से खोलें। सेव किए हुए जवाब बने रहते हैं।";
export const keptUntil = (at: string) => (
  <>
    आपकी सीट आपके लिए <b>{clockTime(at)}</b> तक रखी है। उससे पहले टेस्ट शुरू करें।
  </>
);
export const practise = "पहले प्रैक्टिस करें: 10 सवाल";
export const opensOn = (at: string) =>
  `इस किस्म के काम का आपका एक दूसरा टेस्ट पास नहीं हुआ। इसलिए यह टेस्ट ${clockTime(at)} बजे खुलेगा। उससे पहले आपकी सीट किसी और को मिल सकती है। उस समय कोई सीट खाली हो, तो टेस्ट शुरू हो सकता है। ${PAID_NOTHING}`;
export const noSlotToStart = `यह टेस्ट अभी शुरू नहीं हो सकता। आपके लिए कोई सीट नहीं रखी है। ${PAID_NOTHING} ${PAGE_SAYS_WHY}`;

// During the test.

export const questionOf = (number: number, count: number) => `सवाल ${number}, कुल ${count}`;
export const ends = (at: string) => `${hour(at)} बजे ख़त्म`;
export const answerIsSaved = "कोई भी बटन दबाने पर आपका जवाब सेव हो जाता है।";
export const back = "पीछे जाएँ";
export const next = "आगे बढ़ें";
export const submitTest = "टेस्ट भेजें";
export const saving = "सेव हो रहा है...";
export const submitting = "भेजा जा रहा है...";

export const beforeSubmit = (open: string[]) => (
  <>
    {open.length > 0 && (
      <b>
        {open.length === 1
          ? `सवाल ${open[0]} का जवाब अभी नहीं दिया गया है।`
          : `सवाल ${open.slice(0, -1).join(", ")} और ${open.at(-1)} के जवाब अभी नहीं दिए गए हैं।`}{" "}
      </b>
    )}
    “{submitTest}” दबाने के बाद कुछ भी बदला नहीं जा सकता।
  </>
);

export const yourAnswers = "आपके जवाब";
export const savedCount = (saved: number, count: number) => `${count} में से ${saved} सेव`;
export const questionButton = (number: number, spoken: Wrap, ifSaved: Wrap) => (
  <>
    {spoken("सवाल ")}
    {number}
    {ifSaved(" (जवाब सेव है)")}
  </>
);
export const leave = "टेस्ट से निकलें, फिर लौटें";
export const noInternetTitle = "अगर इंटरनेट बंद हो जाए";
export const noInternet =
  "वही लिंक किसी भी फ़ोन पर फिर से खोलें। सेव किए हुए जवाब बने रहते हैं। समय नहीं रुकता।";

// After the test.

export const timeOver = (
  <>
    <b>आपका समय ख़त्म हो गया था।</b> जो जवाब सेव थे, हमने वही जाँचे।
  </>
);
export const passed = "आपका टेस्ट पास हुआ।";
export const score = (right: number | null, count: number, needed: number) => (
  <>
    आपके सही जवाब:{" "}
    <b>
      {count} में से {right}
    </b>
    । पास होने के लिए ज़रूरत {needed} की थी।
  </>
);
export const costsNothing = "इस सीट के लिए आपको कुछ नहीं देना है।";
export const noSlotKept = (price: number) =>
  `लेकिन आपके लिए कोई सीट नहीं रखी है। ${price > 0 ? PAID_NOTHING : costsNothing} ${PAGE_SAYS_WHY}`;
export const canBook = (price: number) =>
  `क्या आपको इंटरव्यू चाहिए? इसकी फ़ीस ${priceWords(price)} है। अपने आवेदन के पेज पर हाँ या ना कहें। ना कहने पर कुछ नहीं देना है।`;

export const notPassedTitle = "थोड़ी और तैयारी चाहिए!";
export const notPassed = (feedback: string) => (
  <>
    <b>आपका टेस्ट पास नहीं हुआ।</b> {feedback} {PAID_NOTHING}
  </>
);
export const topics = "इनकी प्रैक्टिस करें";
export const opensAgain = (category: string, at: string) => (
  <>
    {categoryName(category)} के टेस्ट आपके लिए <b>{clockTime(at)}</b> बजे फिर खुलेंगे। बाकी हर किस्म के काम के
    लिए अभी अप्लाई हो सकता है।
  </>
);
