import type { ChoiceTerm, ChoiceValue, JobSort } from "../../../../worker/facts/jobs/jobs";
import { rupees } from "../../format";
import { counted } from "../formats";

export const more = "और फ़िल्टर";
export const any = "कोई भी";
export const labels = {
  near: "पास की जगहें भी",
  remote: "घर से काम",
  free: "कोई फ़ीस नहीं",
  slots: "सीट खाली है",
  payFrom: "महीने का वेतन कम से कम",
  experience: "आपका अनुभव",
  schooling: "आपकी पढ़ाई",
  type: "कैसी जॉब",
  shift: "शिफ़्ट",
};
export const order = "जॉब किस क्रम में दिखें";
export const chosen = "चुने हुए फ़िल्टर";
export const leaveOut = (name: string) => `फ़िल्टर हटाएँ: ${name}`;

// A chip shows these without the filter's label, so each says what it is about.

export const pay = (step: number) => `${rupees(step)} महीना या ज़्यादा`;
export const years = (count: number) =>
  count === 0 ? "कोई अनुभव नहीं" : `${counted(count, "साल")} का अनुभव`;
export const choices: { [Term in ChoiceTerm]: Record<ChoiceValue<Term>, string> } = {
  schooling: {
    none: "10वीं से कम",
    "10th": "10वीं पास",
    "12th": "12वीं पास",
    diploma: "डिप्लोमा या आईटीआई",
    graduate: "ग्रेजुएट",
    postgraduate: "पोस्ट ग्रेजुएट",
  },
  type: {
    full_time: "पूरे समय का काम",
    part_time: "कुछ घंटों का काम",
    contract: "ठेके पर काम",
    internship: "इंटर्नशिप",
  },
  shift: { day: "दिन की शिफ़्ट", night: "रात की शिफ़्ट", rotating: "बदलती शिफ़्ट" },
};
export const sorts: Record<JobSort, string> = {
  newest: "नई पहले",
  pay: "ज़्यादा वेतन पहले",
  slots: "कम खाली सीटों वाली पहले",
};
