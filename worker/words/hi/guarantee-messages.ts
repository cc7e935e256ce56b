import type { ClosedBecause } from "../../contract/applications";
import { DISPUTE_DAYS } from "../../facts/guarantee/guarantee";
import type { Message, MessageFacts } from "../message-facts";
import { smsOf, wholeWords } from "../sms";
import { clockTime, shortTime } from "./formats";
import {
  about,
  by,
  comingBack,
  contradicted,
  decision,
  moneyBack,
  reasonOf,
  smsBack,
  when,
  withSms,
} from "./guarantee-sentences";
import { timesLink } from "./links";
import { chooseSms, smsDay as dayMonth, newsSms, smsTime } from "./sms";

const ENDINGS: Partial<Record<ClosedBecause, { title: string; news: string }>> = {
  employer_late: {
    title: "समय पर इंटरव्यू नहीं मिला",
    news: "कंपनी ने वादे की तारीख़ तक आपको इंटरव्यू नहीं दिया। इसलिए आपका आवेदन यहाँ ख़त्म होता है। इसका आपसे कोई लेना-देना नहीं है।",
  },
  did_not_choose: {
    title: "आपने समय नहीं चुना",
    news: "कंपनी ने वादे की तारीख़ से पहले के समय दिए थे। आपने उनमें से कोई नहीं चुना। इसलिए आपका आवेदन यहाँ ख़त्म होता है।",
  },
  employer_absent: {
    title: "आपका आवेदन ख़त्म हुआ",
    news: "आपके इंटरव्यू में कंपनी से कोई नहीं आया। आपने कोई दूसरा समय नहीं चुना।",
  },
  not_proven: {
    title: "आपका आवेदन ख़त्म हुआ",
    news: "कंपनी ने नहीं बताया कि आपका इंटरव्यू हुआ या नहीं। उसने कोई जवाब भी नहीं दिया।",
  },
  no_answer: {
    title: "कंपनी ने जवाब नहीं दिया",
    news: "हमने कंपनी से हर दिन जवाब माँगा, पर उसने नहीं दिया। इसलिए आपका आवेदन यहाँ ख़त्म होता है। यह कंपनी के रिकॉर्ड में दिखता है। इसका आपसे कोई लेना-देना नहीं है।",
  },
};

/** With the verb's number: "आपके ₹199 वापस मिलेंगे", "आपका मुफ़्त इंटरव्यू वापस मिलेगा". */
const comes = (f: MessageFacts, how: "वापस" | "वापस नहीं" | "अपने आप वापस") =>
  `${comingBack(f)} ${how} ${f.comesBack === "goodwill" ? "मिलेगा" : "मिलेंगे"}`;
const andIsLost = (f: MessageFacts) => (f.comesBack ? `, और ${comes(f, "वापस नहीं")}` : "");
const waits = (f: MessageFacts) =>
  f.comesBack
    ? ` तब तक ${comingBack(f)} ${f.comesBack === "goodwill" ? "रुका रहेगा" : "रुके रहेंगे"}।`
    : "";
/** "28 नवंबर": for an SMS, and only for a day by which we do something ourselves. */
const smsDay = (iso: string) => shortTime(iso).replace(/,.*/, "");

/** News with its deadline: with the hour, where the safety word leaves room for it. */
const dueSms = (
  f: MessageFacts,
  template: "pakka-choose" | "pakka-answer",
  texts: string[],
  withoutTime: string,
) => {
  const { until, applicationId } = f;
  if (until === null) return newsSms(f, withoutTime);
  return smsOf(
    template,
    [smsTime, dayMonth].flatMap((timeOf) =>
      texts.map((text) => [text, timeOf(until), String(applicationId)]),
    ),
  );
};

const FIRST_COME = "जो पहले चुने, समय उसी का। चुना हुआ समय बाद में उसी पेज पर बदला जा सकता है।";

export const guaranteeMessages = {
  employer_absent: (f: MessageFacts): Message =>
    withSms(
      f,
      about(f, "कंपनी से कोई नहीं आया", `${when(f)}आपका इंटरव्यू नहीं हुआ।`, [
        ...decision(f),
        ...moneyBack(f),
        `यह जॉब अब भी चाहिए, तो ${by(f)} दूसरा समय चुनें। इसका कोई पैसा नहीं लगेगा।`,
      ]),
      `कोई न आया${smsBack(f)}`,
    ),
  candidate_absent: (f: MessageFacts): Message =>
    withSms(
      f,
      about(
        f,
        "इंटरव्यू में आपका आना नहीं हुआ",
        `${when(f)}इंटरव्यू आपके लिए रखा गया था। इसलिए सीट इस्तेमाल हो गई${andIsLost(f)}। आपका आवेदन यहाँ ख़त्म होता है।`,
        [...decision(f), "यह ग़लत हो, तो मदद के पेज पर हमें लिखें।"],
      ),
      f.decision ? "फ़ैसला: आपका आना नहीं हुआ" : "आपका आना नहीं हुआ",
    ),
  not_proven: (f: MessageFacts): Message =>
    withSms(
      f,
      about(
        f,
        "इंटरव्यू हुआ या नहीं, किसी ने नहीं बताया",
        `${when(f)}कंपनी ने नहीं बताया कि आपका इंटरव्यू हुआ या नहीं।`,
        [...moneyBack(f), "कंपनी अब भी आपको जवाब दे सकती है।"],
      ),
      f.refund || f.isGoodwillBack ? `कंपनी चुप${smsBack(f)}` : "कंपनी ने नहीं बताया",
    ),
  disputed_interview: (f: MessageFacts): Message =>
    withSms(
      f,
      about(
        f,
        "आपके इंटरव्यू की जाँच हो रही है",
        `${when(f)}इंटरव्यू के बारे में आपकी और कंपनी की बात अलग है। हमारी टीम दोनों की बात पढ़ेगी और ${f.until ? by(f) : `${DISPUTE_DAYS} दिन में`} फ़ैसला करेगी।${waits(f)}`,
        ["आपने जो देखा, वह चाहें तो मदद के पेज पर लिखें।"],
      ),
      f.until ? `${smsDay(f.until)} तक फ़ैसला` : "फ़ैसला जल्द होगा",
    ),
  decided_held: (f: MessageFacts): Message =>
    withSms(
      f,
      about(
        f,
        "हमारा फ़ैसला: मुलाक़ात हुई थी",
        `${when(f)}हमारी टीम ने इंटरव्यू के बारे में दोनों की बात पढ़ी। फ़ैसला यह है कि इंटरव्यू हुआ था।`,
        [
          ...reasonOf(f),
          ...(f.comesBack ? [`इसलिए ${comes(f, "वापस नहीं")}।`] : []),
          "कंपनी को आपको जवाब देना होगा। कब तक देना है, यह आपके आवेदन के पेज पर लिखा है।",
        ],
      ),
      "फ़ैसला: मुलाक़ात हुई",
    ),
  said_held: (f: MessageFacts): Message =>
    contradicted(
      f,
      "मुलाक़ात हुई",
      about(
        f,
        "कंपनी कहती है कि मुलाक़ात हुई",
        `${when(f)}कंपनी कहती है कि आपका इंटरव्यू हुआ था। यह बात सच न हो, तो ${by(f)} बताएँ।${f.comesBack ? ` नहीं तो हम इसे सच मानेंगे${andIsLost(f)}।` : ""}`,
      ),
    ),
  said_absent: (f: MessageFacts): Message =>
    contradicted(
      f,
      "आना नहीं हुआ",
      about(
        f,
        "कंपनी कहती है कि आपका आना नहीं हुआ",
        `${when(f)}कंपनी कहती है कि इंटरव्यू में आपका आना नहीं हुआ। यह बात सच न हो, तो ${by(f)} बताएँ। नहीं तो सीट इस्तेमाल हो जाएगी${andIsLost(f)}।`,
      ),
    ),
  how_did_it_go: (f: MessageFacts): Message => ({
    ...about(f, "आपका इंटरव्यू कैसा रहा?", `${when(f)}क्या आपका इंटरव्यू हुआ? ${by(f)} हमें बताएँ।`),
    sms: dueSms(
      f,
      "pakka-answer",
      [...wholeWords(f.company).map((name) => `${name}: मुलाक़ात हुई`), "मुलाक़ात हुई"],
      "मुलाक़ात हुई? बताएँ",
    ),
  }),
  promise_broken: (f: MessageFacts): Message =>
    withSms(
      f,
      about(
        f,
        "समय पर इंटरव्यू नहीं मिला",
        `कंपनी ने वादे की तारीख़ तक आपको इंटरव्यू नहीं दिया। आप ${by(f)} कोई समय न चुनें, तो ${f.comesBack ? comes(f, "अपने आप वापस") : "आपका आवेदन ख़त्म हो जाएगा"}।`,
        [
          f.comesBack === "money"
            ? "आवेदन के पेज पर पैसे अभी वापस लें, या दूसरे समय का इंतज़ार करें।"
            : "आवेदन के पेज पर आवेदन अभी ख़त्म करें, या दूसरे समय का इंतज़ार करें।",
        ],
      ),
      f.comesBack === "money" ? `समय नहीं मिला, ₹${f.price} वापस` : "समय नहीं मिला",
    ),
  choose_time: (f: MessageFacts): Message => ({
    ...about(
      f,
      "इंटरव्यू का समय चुनें",
      `कंपनी ने वादे की तारीख़ से पहले के समय दिए थे। मौका अब भी है: ${by(f)} कोई समय चुनें। उसके बाद सीट आपके लिए नहीं रखी जाएगी${f.comesBack ? `, और ${comes(f, "वापस")}` : ""}।`,
    ),
    link: timesLink(f),
    sms: dueSms(f, "pakka-choose", [...wholeWords(f.company), "इंटरव्यू"], "जल्द समय चुनें"),
  }),
  choose_soon: (f: MessageFacts): Message => ({
    ...about(
      f,
      "अपने इंटरव्यू का समय चुनें",
      `आपके इंटरव्यू के लिए समय खाली हैं। आपने अभी कोई समय नहीं चुना है। ${by(f)} चुनें।`,
      [FIRST_COME],
    ),
    link: timesLink(f),
    sms: chooseSms(f, "अभी समय नहीं चुना"),
  }),
  next_round: (f: MessageFacts): Message => ({
    ...about(
      f,
      "आप अगले राउंड में हैं",
      `कंपनी आपसे दूसरी बार मिलना चाहती है। आवेदन के पेज पर ${by(f)} समय चुनें।`,
      ["अभी कोई समय खाली न हो, तो खाली होने पर हम आपको बताएँगे।"],
    ),
    link: timesLink(f),
    sms: chooseSms(f, "आप राउंड 2 में हैं"),
  }),
  times_free: (f: MessageFacts): Message => ({
    ...about(
      f,
      "आपके इंटरव्यू के लिए समय खाली हैं",
      `कंपनी ने समय दिए हैं। ${f.until ? `${clockTime(f.until)} तक ` : ""}अपने लिए ठीक समय चुनें।`,
      [FIRST_COME],
    ),
    link: timesLink(f),
    sms: chooseSms(f, "समय खाली हैं"),
  }),
  guarantee_ended: (f: MessageFacts): Message => {
    const ending = (f.because && ENDINGS[f.because]) ?? {
      title: "आपका आवेदन ख़त्म हुआ",
      news: "",
    };
    return withSms(
      f,
      about(f, ending.title, ending.news, moneyBack(f)),
      f.refund || f.isGoodwillBack ? `आवेदन ख़त्म${smsBack(f)}` : "आवेदन ख़त्म हुआ",
    );
  },
};
