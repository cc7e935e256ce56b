import type { Clash } from "../../contract/acts";
import { brand } from "../../facts/brand";
import type { InterviewRound } from "../../facts/guarantee/rounds";
import { rupeesOfPaise } from "../amounts";
import type { Message, MessageFacts, Sms } from "../message-facts";
import { cuts, smsOf, wholeWords } from "../sms";

import { cancelledSms, cancelledWords, offSms } from "./cancelled-interviews";
import { clockTime, indianTime, interviewTime } from "./formats";
import { applicationLink } from "./links";
import { nothingMore } from "./money-messages";
import { afterTier, moneyOf } from "./promises";
import { REASON_WORDS } from "./reasons";
import { smsDay, smsTime } from "./sms";

const when = (f: MessageFacts) =>
  f.interview ? interviewTime(f.interview) : "जो समय हमने आपको भेजा था";
const where = ({ interview }: MessageFacts) => {
  if (!interview) return "";
  return interview.place ? `\nजगह: ${interview.place}` : "\nइंटरव्यू वीडियो कॉल पर होगा।";
};
const round = (f: MessageFacts) => (f.interview?.round ? `, राउंड ${f.interview.round}` : "");
const job = (f: MessageFacts) => `${f.title}, ${f.company}${round(f)}`;
const time = (f: MessageFacts, isNew: boolean) =>
  `${isNew ? "आपके इंटरव्यू का नया समय है" : "आपके इंटरव्यू का समय है"}: ${when(f)}।`;

function details({ interview }: MessageFacts): string[] {
  if (!interview) return [];
  return [
    `इंटरव्यू करीब ${interview.minutes} मिनट चलेगा।`,
    ...(interview.link ? [`लिंक: ${interview.link}`] : []),
    ...(interview.interviewer ? [`आपसे मिलेंगे: ${interview.interviewer}`] : []),
    `अपने कैलेंडर में जोड़ें: ${interview.calendarUrl}`,
  ];
}

function ifYouCannotCome(f: MessageFacts): string[] {
  if (f.price === 0) return ["आना न हो सके, तो जितनी जल्दी हो सके, आवेदन के पेज पर रद्द करें।"];
  if (f.paidWithCredit)
    return ["आना न हो सके, तो इंटरव्यू शुरू होने से पहले आवेदन के पेज पर रद्द करें। आपका मुफ़्त इंटरव्यू वापस मिलेगा।"];
  const { refundUntil: until, refundShare: share } = f.interview ?? {};
  return until && share
    ? [
        `आना न हो सके, तो आवेदन के पेज पर रद्द करें। ${clockTime(until)} तक रद्द करने पर ${moneyOf(share)} वापस मिलेंगे। उसके बाद ${afterTier(share, `रद्द करने पर पैसे वापस नहीं मिलेंगे, पर आपके अगले इंटरव्यू की फ़ीस ${rupeesOfPaise(0)} होगी`, f.terms.refundTiers)}।`,
      ]
    : [];
}

/** What begins an SMS about an interview: the first that leaves room for a name. */
interface News {
  alone: string[];
  inRound?: string;
}

const sms = (f: MessageFacts, { alone, inRound }: News): Sms => {
  const { at, place, round: of } = f.interview ?? {};
  const where = place ?? "वीडियो, भारत का समय";
  const withPlace = wholeWords(where).map((one) => `${f.company}, ${one}`);
  const whole = [...withPlace, ...wholeWords(f.company)];
  const shortest = [...withPlace, ...cuts(f.company)];
  const begins = of ? [...(inRound ? [`राउंड ${of}, ${inRound}`] : []), `राउंड ${of},`] : alone;
  return smsOf(
    "pakka-interview-at",
    begins.flatMap((begin, index) =>
      (index < begins.length - 1 ? whole : shortest).map((name) => [
        begin,
        at ? smsTime(at) : "जल्द",
        name,
        String(f.applicationId),
      ]),
    ),
  );
};

/** An SMS in Hindi has no room for the time before. */
const MOVED: News = { alone: ["नया समय"], inRound: "नया समय" };
/** Not the time, but the place, the link or who meets. */
const CHANGED: News = { alone: ["इंटरव्यू बदला:", "बदलाव:"], inRound: "बदलाव:" };
const SET: News = { alone: ["इंटरव्यू"] };

const notBefore = ({ interview }: MessageFacts) =>
  interview?.before ? [`पुराना समय (${clockTime(interview.before)}) अब नहीं रहा।`] : [];

const sameDay = ({ interview }: MessageFacts) =>
  (interview?.sameDay ?? []).map(
    ({ title, company, at, place }) =>
      `उसी दिन आपका यह इंटरव्यू भी है: ${title}, ${company}, ${indianTime(at).time}, ${place ?? "भारत का समय, वीडियो कॉल पर"}।`,
  );

function smsOfBoth({ company, interview }: MessageFacts): Sms | undefined {
  const [other] = interview?.sameDay ?? [];
  if (!interview || !other) return undefined;
  const both = [{ company, at: interview.at }, other].sort((one, two) =>
    one.at.localeCompare(two.at),
  );
  return {
    template: "pakka-interviews",
    variables: [smsDay(interview.at), ...both.map((one) => indianTime(one.at).time)],
  };
}

const employersOwn = ({ note }: MessageFacts) => (note ? [`कंपनी ने लिखा है: ${note}`] : []);

export const interviewMessages = {
  interview_set: (f: MessageFacts): Message => {
    const isMoved = Boolean(f.interview?.before);
    return {
      title: isMoved ? "इंटरव्यू का समय बदला" : "इंटरव्यू तय हुआ",
      body: [`${job(f)}।`, time(f, isMoved), ...notBefore(f)].join(" ") + where(f),
      more: [...details(f), nothingMore, ...ifYouCannotCome(f)],
      link: applicationLink(f),
      sms: sms(f, isMoved ? MOVED : SET),
    };
  },
  interview_moved: (f: MessageFacts): Message => {
    const isMoved = Boolean(f.interview?.newDate);
    return {
      title: isMoved ? "इंटरव्यू का समय बदला" : "इंटरव्यू की जानकारी बदली",
      body: [`${job(f)}।`, time(f, isMoved), ...notBefore(f)].join(" ") + where(f),
      more: [
        ...details(f),
        nothingMore,
        ...(isMoved && f.comesBack === "money"
          ? ["नई तारीख़ आपके लिए ठीक न हो, तो आवेदन के पेज पर पैसे वापस लें। यह इंटरव्यू शुरू होने से पहले करें।"]
          : []),
      ],
      link: applicationLink(f),
      sms: sms(f, isMoved ? MOVED : CHANGED),
    };
  },
  interview_cancelled: (f: MessageFacts): Message => ({
    title: "कंपनी ने इंटरव्यू रद्द किया",
    body: `${job(f)}। आपका इंटरव्यू रद्द हो गया है। उसका समय था: ${when(f)}। सीट आपकी ही रहेगी।`,
    more: [
      f.comesBack === "money"
        ? "आप चुनें: नए समय का इंतज़ार करें, या आवेदन के पेज पर पैसे वापस लें।"
        : "नए समय आने पर हम आपको बताएँगे। उनमें से एक समय आवेदन के पेज पर चुनें।",
    ],
    link: applicationLink(f),
    sms: f.interview ? offSms(f, smsDay(f.interview.at), "सीट आपकी") : undefined,
  }),
  interview_reminder: (f: MessageFacts): Message => ({
    title: "याद रखें: आपका इंटरव्यू",
    body: [`${job(f)}। ${time(f, false)}${where(f)}`, ...sameDay(f)].join("\n"),
    more: [...details(f), nothingMore],
    link: applicationLink(f),
    sms: smsOfBoth(f) ?? sms(f, SET),
  }),
  selected: (f: MessageFacts): Message => ({
    title: "बधाई! आपको चुना गया",
    body: [`${f.title}, ${f.company}। कंपनी ने आपको चुना है।`, ...cancelledWords(f)].join(" "),
    more: [...employersOwn(f), `काम शुरू करने की जानकारी आपको ${f.company} से मिलेगी। ${nothingMore}`],
    link: applicationLink(f),
    sms: smsOf(
      "pakka-selected",
      cuts(f.company).map((name) => [name, String(f.applicationId)]),
    ),
  }),
  rejected: (f: MessageFacts): Message => ({
    title: "आपकी मेहनत के लिए धन्यवाद",
    body: [
      `${f.title}, ${f.company}। कंपनी ने इस बार किसी और को चुना है।`,
      ...(f.reason ? [REASON_WORDS[f.reason]] : []),
      ...cancelledWords(f),
    ].join(" "),
    more: [
      ...employersOwn(f),
      `${f.wasMet ? "आपका टेस्ट पास हुआ और आपने इंटरव्यू दिया।" : "आपका टेस्ट पास हुआ।"} दूसरी जॉब आपके लिए अभी खुली हैं।`,
    ],
    link: applicationLink(f),
    sms: cancelledSms(f, "आपका जवाब आ गया"),
  }),
};

export const clashWords = {
  refused: (one: Clash) =>
    `आपका यह इंटरव्यू पहले से है: ${one.company}, ${interviewTime(one)}, ${one.place ?? "वीडियो कॉल पर"}। दोनों का समय एक ही है, या बहुत पास है। दूसरा समय चुनें, या बताएँ कि आपको दोनों इंटरव्यू चाहिए।`,
};

export const calendarWords = {
  summary: (round: InterviewRound, title: string, company: string) =>
    `इंटरव्यू${round ? `, राउंड ${round}` : ""}: ${title}, ${company}`,
  begins: (one: { at: string; place: string | null }) => `शुरू होगा: ${interviewTime(one)}`,
  application: (url: string) => `आपका आवेदन: ${url}`,
  help: `फ़ोन पर मदद: ${brand.phone}`,
};
