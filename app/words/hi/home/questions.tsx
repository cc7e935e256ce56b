import type { ReactNode } from "react";
import { ANSWER_WITHIN_DAYS } from "../../../../worker/facts/jobs/jobs";
import { CATEGORY_PAUSE_DAYS, REAPPLY_AFTER_DAYS } from "../../../../worker/facts/jobs/tests";
import { SLOT_FEE } from "../../../../worker/facts/money/fees";
import { NO_INTERVIEW_RULE, REFUND_RULE } from "../../../../worker/words/hi/promises";
import { type Draw, rupees } from "../../format";
import { counted } from "../formats";
import { HOLDS } from "../jobs/holds";
import { eachPrice } from "../payment/fees";

interface Question {
  title: string;
  text: ReactNode;
  open?: boolean;
  money?: true;
}

export const questions = (prices: string | null, help: Draw): Question[] => [
  {
    title: `Pakka ${rupees(SLOT_FEE)} क्यों लेता है?`,
    money: true,
    text: `फ़ीस से इंटरव्यू की एक सीट बुक होती है। पैसे देने से कंपनी को पता चलता है कि आपका आना तय है। वह आपके लिए समय रखती है। खोजने, अप्लाई करने और टेस्ट देने के ${rupees(0)} लगते हैं। ${eachPrice(prices)}`,
  },
  {
    title: "टेस्ट पास न हो, तो?",
    money: true,
    text: `आपके कोई पैसे नहीं लगते। टेस्ट कैसा रहा, यह हम आपको ईमेल से बताते हैं। उसी जॉब के लिए ${counted(REAPPLY_AFTER_DAYS, "दिन")} बाद फिर अप्लाई हो सकता है। उसी किस्म के काम की दूसरी जॉब: ${counted(CATEGORY_PAUSE_DAYS, "दिन")} बाद। बाकी सब जॉब: तुरंत।`,
  },
  {
    title: "क्या पैसे वापस मिल सकते हैं?",
    money: true,
    text: `${REFUND_RULE} ${NO_INTERVIEW_RULE}`,
    open: true,
  },
  {
    title: "क्या पैसे देने से जॉब मिलने में मदद होती है?",
    money: true,
    text: `नहीं। फ़ीस से इंटरव्यू मिलता है, जॉब नहीं। कंपनी को हाँ या ना में जवाब देना ही होता है, आम तौर पर ${counted(ANSWER_WITHIN_DAYS.usual, "दिन")} में।`,
  },
  {
    title: "सीट मेरे लिए कितनी देर रखी जाती है?",
    text: `अप्लाई करने के समय से ${HOLDS.test} तक सीट टेस्ट के लिए रखी जाती है। टेस्ट पास हो, तो सोचने के लिए ${HOLDS.payment} और मिलते हैं। समय आपके आवेदन के पेज पर दिखता है।`,
  },
  {
    title: "टेस्ट के बीच इंटरनेट रुक जाए, तो?",
    text: (
      <>
        हर जवाब भेजते ही सेव हो जाता है। वही लिंक फिर खोलें, किसी भी फ़ोन पर, और टेस्ट आगे बढ़ाएँ। घड़ी नहीं रुकती।
        ग़लती हमारी हो, तो {help("हमें लिखें")}: हम आपको समय दे सकते हैं।
      </>
    ),
  },
];
