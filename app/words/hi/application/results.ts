import { NEWS_AFTER_SELECTED_DAYS } from "../../../../worker/facts/guarantee/results";
import { day } from "../../format";
import { counted } from "../formats";

export const selected = (company: string) =>
  `${company} ने आपको चुना। काम शुरू करने की जानकारी ईमेल से आएगी।`;
export const nothingCame = {
  text: `${counted(NEWS_AFTER_SELECTED_DAYS, "दिन")} में कुछ नहीं आया?`,
  link: { to: "/help", text: "हमें लिखें।" },
};
export const neverPay = "जॉब के लिए कभी पैसे नहीं लगते।";
export const nobodyMayAsk =
  "Pakka पर कोई कंपनी आपसे पैसे नहीं माँग सकती। न जॉइनिंग के, न ट्रेनिंग के, न यूनिफ़ॉर्म के, न लैपटॉप के।";

export const rejected = (
  company: string,
  at: string | undefined,
  reason: string | undefined,
  wasMet: boolean,
) =>
  `${company} ने ${at ? `${day(at)} को ` : ""}किसी और को चुना। ${reason ?? ""} आपने टेस्ट पास किया${wasMet ? " और इंटरव्यू दिया" : ""}। दूसरी जॉब आपके लिए अभी खुली हैं।`;
