import { brand } from "../../../../worker/facts/brand";
import { GST_PERCENT } from "../../../../worker/facts/money/fees";
import { REFUND_RULE } from "../../../../worker/words/hi/promises";

export const pageTitle = "रसीद · Pakka";
export const pageDescription = "इंटरव्यू की सीट के लिए आपने कितने पैसे दिए, कब और किसे।";

export const back = "अपने आवेदन पर लौटें";
export const receipt = "रसीद";
export const issuer = `${brand.legalName}, ${brand.address}`;

export const paidBy = "किसने दिए";
export const you = "आपने";
export const paidFor = "किस चीज़ के लिए";
export const slotNumber = (id: number) => `इंटरव्यू की सीट PK-${id}`;
export const work = "काम";
export const jobAt = (title: string, company: string) => `${title}, ${company}`;
export const paidOn = "कब दिए";
export const method = "कैसे दिए";
export const reference = "रेफ़रेंस नंबर";

export const slotFee = "सीट की फ़ीस";
export const gstIncluded = `GST ${GST_PERCENT}%, कुल में शामिल`;
export const paid = "कुल पेमेंट";

export const questions = `इस पेमेंट के बारे में कुछ पूछना हो, तो ${brand.supportEmail} पर लिखें। साथ में रेफ़रेंस नंबर भी लिखें।`;
export const howToKeep = "रसीद अपने पास रखनी हो, तो यह पेज प्रिंट करें या PDF में सेव करें।";
export const print = "प्रिंट या सेव करें";

export const refundRule = (
  <>
    <strong>पैसे वापस मिलने का नियम:</strong> {REFUND_RULE}
  </>
);
