import { expect, test } from "vitest";
import { findIn, numbersIn } from "../../worker/domain/support/check.rules";

const found = (text: string) =>
  findIn(text, "https://pakka.in").map(({ kind, value, verdict }) => [kind, value, verdict]);

test.each<[string, string[][]]>([
  ["https://pakka.in/applications/12", [["link", "https://pakka.in/applications/12", "ours"]]],
  ["see www.pakka.in.", [["link", "www.pakka.in", "ours"]]],
  ["pakka.in.verify-slot.com/pay", [["link", "pakka.in.verify-slot.com/pay", "not_ours"]]],
  ["https://pakka.in@evil.example/x", [["link", "https://pakka.in@evil.example/x", "not_ours"]]],
  ["notpakka.in", [["link", "notpakka.in", "not_ours"]]],
  ["support@pakka.in", [["email", "support@pakka.in", "ours"]]],
  ["hr.pakka@gmail.com", [["email", "hr.pakka@gmail.com", "not_ours"]]],
  ["Support@PAKKA.IN.co", [["email", "Support@PAKKA.IN.co", "not_ours"]]],
  ["JD-PAKKAJ-S", [["sender", "JD-PAKKAJ-S", "ours"]]],
  ["vm-pakkaa", [["sender", "vm-pakkaa", "not_ours"]]],
  ["+91 80 4718 2255", [["phone", "+91 80 4718 2255", "ours"]]],
  ["Call 98765 43210", [["phone", "98765 43210", "not_ours"]]],
  ["How are you?", []],
])("%s", (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  "Pay ₹500 registration to confirm your job",
  "Send 1,499 rupees on GPay for the joining kit",
  "refundable deposit of Rs. 2000, transfer today",
  "Asha.hr@okaxis",
  "Google Pay to 9876543210, fee must be paid today",
  "फीस जमा करें ₹300",
  "300 rupaye jama karo",
])("asks for money: %s", (text) => {
  expect(found(text).map(([kind]) => kind)).toContain("money");
});

test.each([
  "You passed. Book your slot for ₹199 until 5 pm and pay here: https://pakka.in/applications/12/pay",
  "Your salary will be ₹22,000 a month",
  "Please send your resume",
])("asks for no money elsewhere: %s", (text) => {
  expect(found(text).map(([kind]) => kind)).not.toContain("money");
});

test("PK numbers are found however they are typed, each once", () => {
  expect(numbersIn("PK-12, pk 12 and PK0034, APK-9, PK-0")).toEqual([12, 34]);
});
