import { expect, test } from "vitest";
import * as words from "~worker/words/company/company-numbers";
import { checkCharacter, refusalOfGstin } from "../../worker/contract/company-numbers/gstin";
import { refusalOfPan } from "../../worker/contract/company-numbers/pan";
import { refusalOfCin, refusedNumbers } from "../../worker/contract/company-numbers/refused";
import {
  domainOf,
  isOwnMailbox,
  isWebmail,
} from "../../worker/domain/employers/company/domain.rules";

const NOW = new Date("2026-11-22T10:00:00.000Z");
const CHARACTERS = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const GOOD = ["27AAPFU0939F1ZV", "29AAGCB7383J1Z4"];
/** A number with the check character that it needs. */
const checked = (first14: string) => first14 + checkCharacter(first14);

test("a GSTIN is accepted in each state, and every wrong character in it is found", () => {
  for (const gstin of GOOD) {
    expect(refusalOfGstin(gstin)).toBeNull();
    for (const [at, right] of [...gstin].entries()) {
      for (const wrong of CHARACTERS.filter((one) => one !== right)) {
        expect(refusalOfGstin(gstin.slice(0, at) + wrong + gstin.slice(at + 1))).not.toBeNull();
      }
    }
  }
  for (const state of ["01", "26", "37", "38", "97"]) {
    expect(refusalOfGstin(checked(`${state}AAPFU0939F1Z`))).toBeNull();
  }
});

test.each([
  ["27AAPFU0939F1ZO", words.gstinWords.check],
  ["27AAPFU0939F1Z", words.gstinWords.length],
  ["27aapfu0939f1zv", words.gstinWords.length],
  [checked("00AAPFU0939F1Z"), words.gstinWords.state],
  [checked("39AAPFU0939F1Z"), words.gstinWords.state],
  [checked("27AAPF10939F1Z"), words.gstinWords.pan],
  [checked("27AAPFU0939F1C"), words.gstinWords.kind],
  [checked("27AAPFU0939F0Z"), words.gstinWords.kind],
])("%s is no GSTIN", (gstin, why) => {
  expect(refusalOfGstin(gstin)).toBe(why);
});

test.each([
  ["AAPFU0939F", "Usha Textiles", null],
  ["AAPFU0939F", "M/s Usha Textiles", null],
  ["AAPFU0939F", "The Usha Textiles LLP", null],
  ["AAPFU0939F", "Zari Lane LLP", words.panWords.name("U")],
  ["AAPFU0939F", "24 Usha Street", null],
  ["AAPFU0939F", "उषा टेक्सटाइल्स", null],
  ["AAPFU0939F", null, null],
  ["AAPPV0939F", "Asha Verma", null],
  ["AAPPV0939F", "Asha Rao", words.panWords.name("V")],
  ["AAPXV0939F", "Verma", words.panWords.holder],
  ["AAPFU0000F", "Usha", words.panWords.digits],
])("PAN %s of %s", (pan, legalName, why) => {
  expect(refusalOfPan(pan, legalName)).toBe(why);
});

test.each([
  ["U72200KA2015PTC082988", null],
  ["L17110MH1973PLC019786", null],
  ["U72200PN2006PTC128954", null],
  ["U72200KA2027PTC082988", words.cinWords.year],
  ["U72200KA1015PTC082988", words.cinWords.year],
  ["U72200QQ2015PTC082988", words.cinWords.state],
  ["U72200KA2015XYZ082988", words.cinWords.shape],
  ["X72200KA2015PTC082988", words.cinWords.shape],
  ["AAA-1234", words.cinWords.shape],
])("CIN %s", (cin, why) => {
  expect(refusalOfCin(cin, NOW)).toBe(why);
});

test("a company's numbers must agree with each other and with its legal name", () => {
  const company = { legalName: "Bundl Labs Private Limited", gstin: GOOD[1] ?? "" };
  const elsewhere = "L17110MH1973PLC019786";
  expect(refusedNumbers({ ...company, cin: elsewhere }, NOW)).toEqual({});
  expect(refusedNumbers({ legalName: null, gstin: null, cin: null }, NOW)).toEqual({});
  expect(
    refusedNumbers({ legalName: "Usha LLP", gstin: GOOD[0] ?? "", cin: elsewhere }, NOW),
  ).toEqual({ cin: words.cinWords.holder });
  expect(refusedNumbers({ ...company, legalName: "Zari Lane", cin: "U1" }, NOW)).toEqual({
    gstin: words.panWords.name("B"),
    cin: words.cinWords.shape,
  });
});

test.each([
  ["https://WWW.Acme.in/jobs?x=1", "acme.in"],
  ["http://acme.co.in.", "acme.co.in"],
  ["https://jobs.acme.in:8443", "jobs.acme.in"],
  ["https://127.0.0.1", null],
  ["https://localhost", null],
  ["acme.in", null],
  [null, null],
])("the domain of %s", (website, domain) => {
  expect(domainOf(website)).toBe(domain);
});

test("a mailbox at the website's domain is the company's own, and webmail never is", () => {
  expect(isOwnMailbox("hr@ACME.in", "https://www.acme.in")).toBe(true);
  expect(isOwnMailbox("hr@acme.in.evil.com", "https://acme.in")).toBe(false);
  expect(isOwnMailbox("hr@notacme.in", "https://acme.in")).toBe(false);
  expect(isOwnMailbox("a@gmail.com", "https://gmail.com")).toBe(false);
  expect(isOwnMailbox("a@acme.in", null)).toBe(false);
});

test("webmail is recognised by its host and by subdomains of that host", () => {
  const hosts = [
    "yahoo.co.in",
    "rediffmail.com",
    "outlook.com",
    "naver.com",
    "seznam.cz",
    "libero.it",
    "tuta.com",
    "mailfence.com",
    "duck.com",
    "asha.fastmail.com",
    "mail.proton.me",
  ];
  for (const host of hosts) expect([host, isWebmail(host)]).toEqual([host, true]);
  for (const own of ["liveworks.in", "notgmail.com", "gmail.com.evil.in", "zarilane.example"])
    expect([own, isWebmail(own)]).toEqual([own, false]);
});
