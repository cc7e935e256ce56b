import { expect, test } from "vitest";
import * as words from "~worker/words/validation";
import { phone } from "../../worker/contract/auth";
import { checkInput } from "../../worker/contract/check";
import {
  indianNumber,
  mailAddress,
  pastedCode,
  pastedMeetingCode,
  plainNumber,
} from "../../worker/contract/pasted";
import { contactInput } from "../../worker/contract/queries";
import { readSearch } from "../../worker/domain/read/views/staff-search.rules";

const reasons = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message);

test.each([
  "123456",
  " 123456\n",
  "123 456",
  "123-456",
  "123–456",
  "1 2 3 4 5 6",
  "Your code is 123456",
  "Your code is 123 456. It works for 10 minutes.",
  "123456 is your code.\n\n@pakka.in #123456",
  "१२३४५६",
  "１２３４５６",
  "۱۲۳ ۴۵۶",
])("a code of six digits is taken from %j", (text) => {
  expect(pastedCode(6, () => "wrong").parse(text)).toBe("123456");
});

test.each([
  ["123456 or 654321", words.codesMany],
  ["123 456, then 654-321", words.codesMany],
  ["1234567", "wrong"],
  ["12345", "wrong"],
  ["9876543210", "wrong"],
  ["Your code", "wrong"],
  ["", "wrong"],
])("no code of six digits is taken from %j", (text, why) => {
  expect(reasons(pastedCode(6, () => "wrong").safeParse(text))).toEqual([why]);
});

test.each([
  "KTR-48",
  "ktr48",
  "KTR 48",
  "KTR – 48",
  "ＫＴＲ-４８",
  "ktr-४८",
  "My code for the desk is KTR-48.",
])("the code of a meeting is taken from %j", (text) =>
  expect(pastedMeetingCode.parse(text)).toBe("KTR-48"));

test("a text with two meeting codes is refused, and a text without a code stays as typed", () => {
  expect(reasons(pastedMeetingCode.safeParse("KTR-48 KTR-49"))).toEqual([words.codesMany]);
  expect(pastedMeetingCode.parse("K.T.R.48")).toBe("K.T.R.48");
});

test.each([
  "9876543210",
  "98765 43210",
  "98765-43210",
  "(98765) 43210",
  "+91 98765 43210",
  "+91-98765-43210",
  "+91 (0) 98765 43210",
  "0091 98765 43210",
  "91 98765 43210",
  "091 98765 43210",
  "098765 43210",
  "tel:+919876543210",
  "९८७६५४३२१०",
  "+९१ ९८७६५ ४३२१०",
  "９８７６５４３２１０",
  "۹۸۷۶۵۴۳۲۱۰",
])("%j is an Indian number", (text) => {
  expect(phone.parse(text)).toBe("9876543210");
});

test("a ten-digit number that begins with 91 is a complete number", () => {
  expect(phone.parse("91987 65432")).toBe("9198765432");
});

test.each([
  "+1 98765 43210",
  "+65 9123 4567",
  "+92 1234 5678",
  "0065 9123 4567",
  "00971 50 123 4567",
  "+971501234567",
  "+44 7911 123456",
  "＋65 9123 4567",
])("%j is a foreign number, and never becomes an Indian one", (text) => {
  expect(reasons(phone.safeParse(text))).toEqual([words.phoneAbroad]);
});

test.each([
  "+91 98765 432101",
  "+91 98765 432",
  "98765 432101",
  "12345 67890",
  "9876543210 9876543211",
])("%j is no number", (text) => expect(reasons(phone.safeParse(text))).toEqual([words.phoneWrong]));

test("the ending of a phone number may be typed as the whole number", () => {
  const ending = (phoneEnding: string) =>
    checkInput.parse({ text: "PK-1", phoneEnding }).phoneEnding;
  for (const text of ["3210", "३२१०", "32 10", "+91 98765 43210"])
    expect(ending(text)).toBe("3210");
  expect(() => ending("43210")).toThrow(words.phoneEnding);
});

test("a person who writes to support may give a phone number of any country", () => {
  const json = { fullName: "Asha", email: "a@x.in", subject: "Hiring", message: "How do we hire?" };
  const { phone } = contactInput.parse({ ...json, phone: "+६५ 9123–4567" });
  expect(phone).toBe("+65 9123-4567");
});

test.each([
  "asha@example.in",
  " asha@example.in. ",
  "<asha@example.in>",
  '"asha@example.in",',
  "mailto:asha@example.in",
  "MAILTO:asha@example.in?subject=Hello",
  "Asha Verma <asha@example.in>",
  '"Verma, Asha" <asha@example.in>;',
  "<mailto:asha@example.in>",
  "asha＠example.in",
  "asha @ example.in",
])("the email address in %j is read", (text) => {
  expect(mailAddress(text)).toBe("asha@example.in");
});

test.each([
  "asha verma@example.in",
  "asha@example.in ravi@example.in",
  "a@x.in <b@x.in> <c@x.in>",
])("no email address is read from %j", (text) => {
  const json = { fullName: "Asha", subject: "Hiring", message: "How do we hire?", email: text };
  expect(reasons(contactInput.safeParse(json))).toEqual([words.emailWrong]);
});

test("a text that is longer than any paste is not searched", () => {
  const began = performance.now();
  for (const text of [" ".repeat(500_000), "<".repeat(500_000), "1 ".repeat(250_000)]) {
    mailAddress(`${text}x`);
    plainNumber(`${text}x`);
    indianNumber(`${text}x`);
    pastedCode(6, () => "wrong").safeParse(`${text}x`);
    pastedMeetingCode.safeParse(`${text}x`);
  }
  expect(performance.now() - began).toBeLessThan(2_000);
});

test.each([
  ["199", 199],
  [" 199 ", 199],
  ["१९९", 199],
  ["₹ 1,99", 199],
  ["Rs. 1,99,000/-", 199_000],
  ["199 000", 199_000],
])("%j is a number", (text, number) => {
  expect(Number(plainNumber(text))).toBe(number);
});

test.each(["1.5", "10 20", "1,2,3", "-1", "1,5"])("%j stays as it is", (text) => {
  expect(plainNumber(text)).toBe(text);
});

test.each([
  ["PK-641", { pk: 641 }],
  ["pk 641 ", { pk: 641 }],
  ["#PK641", { pk: 641 }],
  ["(PK–641).", { pk: 641 }],
  ["PK-६४१", { pk: 641 }],
  ["“pay_R1a2B3c4D5e6F7”,", { payment: "pay_R1a2B3c4D5e6F7" }],
  ["tel:+91-98765-43210", { phone: "9876543210" }],
  ["९८७६५ ४३२१०", { phone: "9876543210" }],
  ["+91 98765", { phonePart: "98765", number: undefined }],
  ["+65 9123 4567", {}],
  ["Asha <Asha@Example.in>", { email: "asha@example.in" }],
  ["mailto:asha@", { email: "asha@" }],
])("staff who paste %j search for what it means", (text, expected) => {
  expect(readSearch(text)).toEqual(expected);
});
