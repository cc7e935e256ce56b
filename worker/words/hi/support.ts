import type { Message } from "../message-facts";
import { duration } from "./formats";

export const supportWords = {
  sent: "आपका मैसेज हमें मिल गया है।",
  tooMany: (seconds: number) =>
    `आपकी ओर से बहुत सारे मैसेज आए हैं। ${duration(seconds)} रुकें, फिर यह मैसेज भेजें।`,
  tooManyOfVisitors: (supportEmail: string) =>
    `आज बहुत ज़्यादा मैसेज आए हैं। ${supportEmail} पर लिखें। या लॉग इन करें, और यह मैसेज भेजें।`,
  tooManyToVisitor: "इस ईमेल पते पर आज के लिए काफ़ी ईमेल जा चुके हैं।",
  ticketChanged: "आपके खोलने के बाद किसी ने इसका जवाब दिया या इसे बंद किया। फिर से देखें।",
  ownerChanged: "आपके खोलने के बाद किसी और ने इसे ले लिया। फिर से देखें।",
  noColleague: "किसी साथी को चुनें।",
};

export const replyMessage = (
  query: { id: number; subject: string; userId: number | null },
  answer: string,
  helpUrl: string,
): Message => ({
  title: `आपके सवाल का जवाब: ${query.subject}`,
  mailTitle: `आपके सवाल नंबर ${query.id} का जवाब`,
  body: answer,
  more: [],
  link: {
    href: helpUrl,
    words: query.userId === null ? "कुछ और पूछें" : "अपने सवाल और हमारे जवाब देखें",
  },
});

export const contactReplyMessage = (
  { id, subject }: { id: number; subject: string },
  answer: string,
  contactUrl: string,
): Message => ({
  title: `आपके मैसेज का जवाब: ${subject}`,
  mailTitle: `आपके मैसेज नंबर ${id} का जवाब`,
  body: answer,
  more: [],
  link: { href: contactUrl, words: "हमें फिर से लिखें" },
});
