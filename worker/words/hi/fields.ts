import { FULL_REFUND_HOURS } from "../../facts/money/refunds";
import { PHOTO_SIDE_MAX, PHOTOS_MAX, RESUME_LINK_MINUTES } from "../../facts/people/resumes";
import { grouped } from "../amounts";

export const fieldWords = {
  unknown: (kind: "query name" | "field", name: string) =>
    kind === "field"
      ? `इस कॉल में "${name}" नाम का कोई फ़ील्ड नहीं है।`
      : `इस कॉल के पते में "${name}" नाम नहीं चलता।`,
  cursor: "यह पेज अब नहीं है।",
  job: "इस नंबर की कोई जॉब हमारे पास नहीं है।",
  answer: "दिए गए जवाबों में से एक चुनें।",
  resumeMissing: "अपलोड करने के लिए फ़ाइल चुनें।",
  resumeName: "फ़ाइल को इससे छोटा नाम दें।",
  fileLinkOver: `यह लिंक ${RESUME_LINK_MINUTES} मिनट तक ही चलता था। वापस जाएँ, उस पेज को फिर से खोलें, और फ़ाइल वहीं से खोलें।`,
  slotsBelowClaims: "इससे ज़्यादा सीटें पहले ही ली जा चुकी हैं।",
  emptyPage: "साफ़ करने के बाद इसमें कुछ नहीं बचता। पेज के लिए कुछ लिखें।",
};

export const staffWords = {
  withdrawnForGood: "यह जॉब हमेशा के लिए हटा ली गई है। इसे नए सिरे से डालें।",
  opensRefund: `ऐसा करने पर उम्मीदवार को ज़्यादा पैसे वापस मिल सकते हैं: अभी ख़ुद रद्द करने से भी ज़्यादा। कारण इनमें से कोई है: ${FULL_REFUND_HOURS} घंटे से कम बचे हैं, उम्मीदवार ने समय देर से बदला, सीट मुफ़्त इंटरव्यू से ली गई, या कोई इंटरव्यू हो चुका है। यह काम एडमिन से ही कराना होगा।`,
};

const side = grouped(PHOTO_SIDE_MAX);

export const photoWords = {
  missing: `1 से ${PHOTOS_MAX} फ़ोटो चुनें।`,
  type: (nth: number) => `फ़ोटो ${nth} JPEG नहीं है।`,
  heic: (nth: number) =>
    `फ़ोटो ${nth} JPEG नहीं है। यह HEIC फ़ोटो है: अपने कैमरे की सेटिंग में JPEG चुनें, और फिर से फ़ोटो लें।`,
  document: (nth: number) =>
    `फ़ोटो ${nth} JPEG नहीं है। यह फ़ोटो नहीं, दस्तावेज़ है: इसे “रिज़्यूमे अपलोड करें” से भेजें।`,
  broken: (nth: number) => `फ़ोटो ${nth} ख़राब या अधूरी है। फिर से फ़ोटो लें।`,
  kind: (nth: number) => `फ़ोटो ${nth} अलग किस्म की JPEG है, जैसी छपाई के लिए होती है। फ़ोन से फिर फ़ोटो लें।`,
  size: (nth: number) =>
    `फ़ोटो ${nth} में पिक्सेल बहुत ज़्यादा हैं। छोटी फ़ोटो लें: कोई भी तरफ़ ${side} पिक्सेल से लंबी न हो।`,
};
