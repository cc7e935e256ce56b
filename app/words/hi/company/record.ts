import type { HonourRecord } from "../../../../worker/contract/honour-record";
import { LATE_CANCEL_HOURS } from "../../../../worker/facts/guarantee/guarantee";
import {
  RECORD_LEAST,
  RECORD_NEW,
  RECORD_ONCE_MONTHS,
} from "../../../../worker/facts/guarantee/records";
import { counted } from "../formats";

const tookPlace = (held: number) => (held === 1 ? "हुआ" : "हुए");

export function recordLine({ promised, heldByCode, heldByWord }: HonourRecord): string {
  const held = heldByCode + heldByWord;
  if (promised === 0) return "Pakka पर नई कंपनी: यहाँ अभी तक कोई इंटरव्यू नहीं हुआ।";
  if (promised < RECORD_NEW)
    return `Pakka पर नई कंपनी: ${promised} में से ${held} इंटरव्यू ${tookPlace(held)}।`;
  return `वादे के ${promised} इंटरव्यू में से ${held} ${tookPlace(held)}।`;
}

const heldOf = ({ promised, heldByCode, heldByWord }: HonourRecord) => {
  const held = heldByCode + heldByWord;
  return `${promised} में से ${held} इंटरव्यू ${tookPlace(held)}`;
};

export const recordOnJob = (record: HonourRecord) =>
  record.promised === 0 ? "अभी तक कोई इंटरव्यू नहीं" : heldOf(record);

export const recordInShort = (record: HonourRecord) =>
  record.promised === 0 ? "Pakka पर नई कंपनी" : heldOf(record);

export const heading = "क्या कंपनी ने वादा निभाया?";
export const squares = "हर चौकोर खाना एक इंटरव्यू है। सबसे पुराना सबसे पहले है।";
export const newestSquares = (count: number) =>
  `हर चौकोर खाना सबसे नए ${count} इंटरव्यू में से एक है। सबसे पुराना सबसे पहले है।`;
// After a count: "33 में मुलाक़ात हुई", which is right for 1, too.
export const legend = {
  held: "में मुलाक़ात हुई",
  broken: "में वादा टूटा",
  open: "में जाँच चल रही है",
};
export const rows = {
  cancelledLate: "देर से रद्द",
  cancelled: "दोबारा रद्द",
  absent: "कंपनी से कोई नहीं आया",
  neverOffered: "कोई समय नहीं दिया",
  notProven: "साबित नहीं",
  free: "बिना फ़ीस के इंटरव्यू",
  answered: "समय पर मिले जवाब (हाँ या ना)",
  answerTime: "जवाब आने में आम तौर पर",
  percent: "हुए इंटरव्यू, प्रतिशत में",
};
export const answersOf = (inTime: number, due: number) => `${due} में से ${inTime}`;
export const days = (count: number) => counted(count, "दिन");
export const percent = (held: number) => `${held} %`;

export const howWeCount = "हम कैसे गिनते हैं";
export const rules = [
  "इंटरव्यू हुआ: कंपनी ने रिसेप्शन पर उम्मीदवार का कोड लिखा, या दोनों ने कहा कि मुलाक़ात हुई। एक ने ऐसा कहा और दूसरे ने इसे ग़लत नहीं बताया, तब भी गिनते हैं।",
  `देर से रद्द: इंटरव्यू से पहले ${counted(LATE_CANCEL_HOURS, "घंटा", "घंटे")} से कम समय बचा था। या इंटरव्यू का समय और पहले कर दिया गया।`,
  "दोबारा रद्द: कंपनी ने उसी उम्मीदवार का इंटरव्यू एक से ज़्यादा बार रद्द किया। या इंटरव्यू रद्द होने की वजह से उम्मीदवार ने आवेदन छोड़ दिया।",
  "कोई समय नहीं दिया: वादे की तारीख़ आ गई, और उम्मीदवार को चुनने के लिए कोई समय नहीं मिला।",
  "साबित नहीं: दोनों में से कोई नहीं दिखा पाया कि मुलाक़ात हुई।",
  `एक उम्मीदवार को ${counted(RECORD_ONCE_MONTHS, "महीना", "महीने")} में एक ही बार गिनते हैं, मुलाक़ात कितनी भी बार हुई हो।`,
  "बिना फ़ीस का इंटरव्यू तभी गिनते हैं, जब उस उम्मीदवार ने कभी पैसे दिए हों। या किसी और कंपनी से उसकी मुलाक़ात हुई हो।",
  "जिस झगड़े का फ़ैसला कोई न कर सका, वह किसी के रिकॉर्ड में नहीं है।",
  `प्रतिशत और जवाब में लगे दिन तब दिखते हैं, जब गिनती कम से कम ${RECORD_LEAST} हो।`,
];
export const notTheirs = "कंपनी ये संख्याएँ नहीं बदल सकती।";
