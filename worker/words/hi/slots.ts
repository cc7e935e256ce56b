import type { Message } from "../message-facts";
import { clockTime } from "./formats";
import { categoryName } from "./topics";

export const slotWords = {
  restsUntil: (at: string) =>
    `${clockTime(at)} तक यह सीट दूसरे लोग ले सकते हैं। उसके बाद सीट खाली हो, तो आपको फिर मिल सकती है।`,
  tooManyHolds: (most: number) =>
    most === 1
      ? "आपके लिए 1 सीट रखी है, जिसके पैसे अभी नहीं दिए गए। पहले उसके पैसे दें, या उसे रद्द करें।"
      : `आपके लिए ${most} सीटें रखी हैं, जिनके पैसे अभी नहीं दिए गए। पहले किसी एक के पैसे दें, या एक रद्द करें।`,
  testPaused: (category: string, until: string) =>
    `आपका “${categoryName(category)}” का टेस्ट पास नहीं हुआ। अगला टेस्ट आपके लिए ${clockTime(until)} से खुलेगा।`,
  employerNotVerified:
    "हम अभी इस कंपनी की जाँच कर रहे हैं। जाँच पूरी होने तक इसकी जॉब की सीट के लिए किसी से पैसे नहीं लिए जाते।",
  orderFailed: "पेमेंट शुरू नहीं हो सका।",
};

interface FreeSlot {
  title: string;
  company: string;
  free: number;
  slots: number;
  jobUrl: string;
}

export const slotFree = ({ title, company, free, slots, jobUrl }: FreeSlot): Message => ({
  title: "सीट खाली है",
  body: `${title}, ${company}। आपने इसकी सूचना माँगी थी। अब ${slots} में से ${free === 1 ? "1 सीट खाली है" : `${free} सीटें खाली हैं`}।`,
  more: [
    "जो पहले ले, सीट उसी की: यह सूचना दूसरों को भी गई है।",
    "इस जॉब की सूचना हम एक बार ही देते हैं। सीटें फिर भर जाएँ, तो जॉब के पेज पर दोबारा सूचना माँगें।",
  ],
  link: { href: jobUrl, words: "जॉब देखें" },
});
