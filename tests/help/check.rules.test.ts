import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  asRead,
  findIn,
  hasWord,
  numbersIn,
  verdictOn,
} from "../../worker/domain/people/support/check.rules";

const findings = (text: string) =>
  findIn(asRead(text), "https://pakka.in").map(({ kind, value, verdict }) => [
    kind,
    value,
    verdict,
  ]);

const verdictOf = (text: string) => {
  const plainText = asRead(text);
  return verdictOn(plainText, findIn(plainText, "https://pakka.in"));
};

test.each<[string, string[][]]>([
  ["https://pakka.in/applications/12", [["link", "https://pakka.in/applications/12", "ours"]]],
  ["see www.pakka.in.", [["link", "www.pakka.in", "ours"]]],
  ["pakka.in.verify-slot.com/pay", [["link", "pakka.in.verify-slot.com/pay", "not_ours"]]],
  ["https://pakka.in@evil.example/x", [["link", "https://pakka.in@evil.example/x", "not_ours"]]],
  ["notpakka.in", [["link", "notpakka.in", "not_ours"]]],
  ["pakka.in/files/logos/7-3f.png", [["link", "pakka.in/files/logos/7-3f.png", "unsure"]]],
  ["pakka.in/%66iles/3f2a?expires=1", [["link", "pakka.in/%66iles/3f2a?expires=1", "unsure"]]],
  ["pakka.in/files/interviews/5.ics", [["link", "pakka.in/files/interviews/5.ics", "ours"]]],
  ["pakka.in/jobs?q=Ask+for+Ravi", [["link", "pakka.in/jobs?q=Ask+for+Ravi", "unsure"]]],
  ["pakka.in/openings?%6cocation=x", [["link", "pakka.in/openings?%6cocation=x", "unsure"]]],
  [
    "pakka.in/login?next=%2Fjobs%3Fq%3Dx",
    [["link", "pakka.in/login?next=%2Fjobs%3Fq%3Dx", "unsure"]],
  ],
  ["pakka.in/jobs?remote=true&m=1-2", [["link", "pakka.in/jobs?remote=true&m=1-2", "ours"]]],
  ["support@pakka.in", [["email", "support@pakka.in", "ours"]]],
  ["hr.pakka@gmail.com", [["email", "hr.pakka@gmail.com", "not_ours"]]],
  ["Support@PAKKA.IN.co", [["email", "Support@PAKKA.IN.co", "not_ours"]]],
  ["JD-PAKKAJ-S", [["sender", "JD-PAKKAJ-S", "ours"]]],
  ["vm-pakkaa", [["sender", "vm-pakkaa", "not_ours"]]],
  ["+91 80 4718 2255", [["phone", "+91 80 4718 2255", "ours"]]],
  ["Call 98765 43210", [["phone", "98765 43210", "not_ours"]]],
  ["How are you?", []],
])("%s", (text, expected) => {
  expect(findings(text)).toEqual(expected);
});

test.each([
  "Pay ₹500 registration to confirm your job",
  "Send 1,499 rupees on GPay for the joining kit",
  "refundable deposit of Rs. 2000, transfer today",
  "Asha.hr@okaxis",
  "Google Pay to 9876543210, fee must be paid today",
  "फीस जमा करें ₹300",
  "300 rupaye jama karo",
  "Pay Rs 500 now to ९८७६५४३२१० and see https://pakka.in/jobs",
  "Send ₹500 by phonepe to 98765.43210. https://pakka.in/jobs",
  "Send ₹500 to account 123456789012 IFSC HDFC0001234 https://pakka.in",
  "registration ke liye paanch sau rupaye bhejo",
  "Rs.500/- phone pe karo",
  "500 rupay google pay kar do",
  "Paytm kardo 200/-",
  "do hazaar rupees advance dena hoga",
  "teen sau rs UPI se bhejiye",
  "Kindly remit five hundred rupees today",
  "rupees two thousand only to be paid before the interview",
  "₹ five hundred, pay by QR",
  "पाँच सौ रुपये भेजो",
  "security money 1000 rs deposite karna hai",
  "joining kit ke paise de do, 750 rs",
  "fraud @ybl",
  "fraud@\u200bybl",
])("asks for money: %s", (text) => {
  expect(findings(text).map(([kind]) => kind)).toContain("money");
});

test.each([
  "You passed. Book your slot for ₹199 until 5 pm and pay here: https://pakka.in/applications/12/pay",
  "Your salary will be ₹22,000 a month",
  "Please send your resume",
  "Send two photos and five hundred words about you",
  "Phone pe baat karo",
  "Paanch log aaye the",
  "Your pay: five hundred a day",
])("does not ask for money: %s", (text) => {
  expect(findings(text).map(([kind]) => kind)).not.toContain("money");
});

test.each<[string, string]>([
  ["https://pakka.in/applications/12", "ours"],
  ["JD-PAKKAJ-S", "ours"],
  ["pakka-slots.example", "not_ours"],
  ["See https://pakka.in/jobs and call me", "unsure"],
  ["JD-PAKKAJ-S call ९८७६५४३२१० for your slot", "unsure"],
  ["Your interview is at https://meet.example.com/abc. https://pakka.in/applications/12", "unsure"],
  ["Join us: https://meet.example.com/abc", "not_ours"],
  ["Hello", "unsure"],
  ["evil.example/www.pakka.in", "not_ours"],
  ["evil.example/https://pakka.in/applications", "not_ours"],
  ["evil.example?https://pakka.in", "not_ours"],
  ["https://pakka.in https://evil.example/pay", "unsure"],
  ["pakka.in evil.example", "unsure"],
  ["support@pakka.in pay@evil.example", "unsure"],
  ["JD-PAKKAJ-S AD-EVILCO-S", "unsure"],
  ["+918047182255 9876543210", "unsure"],
])("the verdict on a message: %s", (text, verdict) => {
  expect(verdictOf(text)).toBe(verdict);
});

test.each([
  "pakka.in-café.com/pay",
  "pakka.in.भारत/pay",
  "pakka.in\u200b.evil.com",
])("an address that begins like ours is not ours: %s", (text) => {
  expect(verdictOf(text)).toBe("not_ours");
});

test.each([
  "\u3389@\u3389_",
  "a@b_",
  "a.",
  "1 ",
  "1,",
  "www.)",
  "o@",
  "\u2488",
  "@a",
  "a-",
  "\ufdfa",
  "Rs",
])("a long text of %s is checked quickly", (signs) => {
  const text = signs.repeat(5_000).slice(0, 5_000);
  const began = performance.now();
  verdictOf(text);
  expect(performance.now() - began).toBeLessThan(200);
});

test("PK numbers are found however they are typed, each once", () => {
  expect(numbersIn(asRead("PK-12, pk 12 and PK0034, APK-9, PK-0"))).toEqual([12, 34]);
});

const GOLDEN = readdirSync("tests/messages/golden").map((file) => ({
  file,
  text: readFileSync(`tests/messages/golden/${file}`, "utf8"),
}));

test.each(
  GOLDEN.filter(({ text }) => text.includes("SAMBAR")),
)("our own message $file looks like ours to the person with its safety word", ({ text }) => {
  const plainText = asRead(text);
  const isWithWord = hasWord(plainText, "Sambar");
  expect(verdictOn(plainText, findIn(plainText, "https://pakka.in"), isWithWord)).toBe("has_word");
});
