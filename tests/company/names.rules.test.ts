import { expect, test } from "vitest";
import { interviewer } from "../../worker/contract/interviews";
import { troubleOfName } from "../../worker/contract/names";
import { personName } from "../../worker/contract/profile";

// The escapes are characters that look like others, or that are invisible.

const HONEST = [
  "Zari Lane",
  "K.R.Textiles",
  "M/s. S.K.Traders & Sons",
  "Dr.Jha Clinic",
  "Usha Textiles LLP",
  "3M India",
  "7-Eleven",
  "Forever 21",
  "24x7 Courier",
  "Pakkam Stores",
  "Kalpakkam Engineering",
  "Nungambakkam Clinic",
  "Pakkala Foods",
  "Pakistan Sweets",
  "Payal Textiles",
  "Papaya Foods",
  "Feeds and Farms",
  "Heat Transfer Systems",
  "Cash and Carry",
  "Upinder Singh",
  "R. S. Sharma",
  "RS Enterprises",
  "Sendhil Kumar",
  "K.Ramesh",
  "Md.Rafi",
  "D’Souza Mary-Ann",
  "Asha Verma",
  "आशा वर्मा",
  "பக்கம் பதிப்பகம்",
  "పక్క ఊరు",
  "মীনা",
  "Ali Traders, at the old gate",
  "Dot Printers",
  "Kaveri Care",
  "Pāka Rao",
  "Papa Kavita",
  "Ñandú Foods",
  "Qurʼān Academy",
  "Łukasz Pająk",
  "Đặng Phú",
  "Πλάκα Foods",
  "पाकीज़ा",
  "पाकीज़ा फ़ूड्स",
  "क्\u200dष्मा पाठक",
  "பாக்கியம் சாமி",
  "பக்கிரி சாமி",
  "পাখি ঘোষ",
  "পাক ঘর",
  "ਪਾਲ ਕੌਰ",
  "ప్రకాష్ పాకాల",
  "ಪಾರ್ವತಿ ಪಕ್ಷಿ",
  "പാറുക്കുട്ടി",
  "પાર્થ કાકા",
  "پاکیزہ فوڈز",
  "پُکار سنگھ",
  "مُحَمَّد علی",
];

const BRAND = [
  "Pakka",
  "PAKKA",
  "Pakka Support",
  "PakkaSupport",
  "pakkasecurity",
  "Team Pakka",
  "myPakka",
  "Pakka24",
  "Pakka-Jobs",
  "P a k k a",
  "P.A.K.K.A. Help",
  "Pak-ka Care",
  "Pakkaa",
  "P\u00e1kk\u0101",
  "P4kk4",
  "p\u200bakka",
  "\u0420\u0430\u043a\u043a\u0430 Support",
  "\u03a0\u03b1\u03ba\u03ba\u03b1",
  "\u03a1akka",
  "\uff30\uff41\uff4b\uff4b\uff41",
  "\u{1d5e3}\u{1d5ee}\u{1d5f8}\u{1d5f8}\u{1d5ee}",
  "\u24c5\u24d0\u24da\u24da\u24d0",
  "\u{1f17f}\u{1f170}\u{1f17a}\u{1f17a}\u{1f170}",
  "\u1d18\u1d00\u1d0b\u1d0b\u1d00",
  "\u13e2\u13aa\u13e6\u13e6\u13aa",
  "पक्का",
  "पक्का सपोर्ट",
  "पक्\u200dका",
  "পাক্কা",
  "પક્કા ટીમ",
  "ਪੱਕਾ",
  "ପକ୍କା",
  "பக்கா",
  "పక్కా",
  "ಪಕ್ಕಾ",
  "പക്കാ",
  "پکا",
  "پکّا سپورٹ",
];

const MONEY = [
  "Send Rs 500 now",
  "Pay ₹500",
  "₹ Traders",
  "Five hundred rupees",
  "paanch sau rupaye bhejo",
  "500/- only",
  "UPI Helpdesk",
  "Paytm Payments Bank",
  "GPay Ravi",
  "Phone Pe Ravi",
  "Refund Desk",
  "Registration Fee",
  "Deposit Office",
  "OTP Desk",
  "SendRsToRahul",
  "\u0420\u0430\u0443 now",
  "रुपये भेजो",
  "भुगतान केंद्र",
  "यूपीआई",
  "Send\u20d2 money",
  "P\u093cay now",
  "Ꝑay now",
  "Ɍs 500",
  "Rs\u20d2500",
  "Rs हज़ार",
  "भेज\u20d2ो",
];

const ELSEWHERE = [
  "Call 98765 43210",
  "98765ab43210",
  "nine eight seven six five four three two one zero",
  "Evil.in",
  "evil.com/x",
  "evil.ru",
  "evil dot in",
  "evil\u00b7in",
  "www.evil",
  "rahul at ybl",
  "rahul@ybl",
  "asha.in",
];

test.each([
  [null, HONEST],
  ["brand", BRAND],
  ["money", MONEY],
  ["leads_elsewhere", ELSEWHERE],
] as const)("names with the trouble %j", (trouble, names) => {
  for (const name of names) expect([name, troubleOfName(name)]).toEqual([name, trouble]);
});

test("a name that contains a whole invitation is refused", () => {
  const name = "Pakka Support: your slot ends today, send Rs 500 by UPI to rahul at ybl";
  expect(troubleOfName(name)).not.toBeNull();
});

test.each([
  "p",
  "pa",
  "p a ",
  "pak",
  "\u0420",
  "rs ",
  "pay",
  "P.",
  "p\u20d2",
  "\u20d2",
  "क\u20d2",
  "Ƥ\u0640",
])("100 letters of %j are checked quickly", (piece) => {
  const began = performance.now();
  for (let times = 0; times < 20; times += 1) troubleOfName(piece.repeat(100).slice(0, 100));
  expect(performance.now() - began).toBeLessThan(500);
});

test.each([
  personName,
  interviewer,
])("a text that is longer than any name is refused without reading it", (schema) => {
  const began = performance.now();
  const result = schema.safeParse("\u043fa".repeat(20_000));
  expect(result.error?.issues.map(({ code }) => code)).toEqual(["too_big"]);
  expect(performance.now() - began).toBeLessThan(500);
});
