import { expect, test } from "vitest";
import { plainFileName } from "../../worker/domain/resume/resume.rules";

test.each([
  ["Asha resume.pdf", "Asha resume.pdf"],
  ["आशा का रिज़्यूमे.pdf", "आशा का रिज़्यूमे.pdf"],
  ["a\u202efdp.exe.pdf", "afdp.exe.pdf"],
  ["a\u2066b\u2069.pdf", "ab.pdf"],
  ["Asha\r\nX-Evil: 1.pdf", "Asha X-Evil: 1.pdf"],
  ["Asha\u0000\u0007.pdf", "Asha.pdf"],
  ["../../../etc/passwd.pdf", "passwd.pdf"],
  ["..\\..\\boot.pdf", "boot.pdf"],
  ["/Asha.pdf", "Asha.pdf"],
  ["..pdf", "resume.pdf"],
  [".pdf", "resume.pdf"],
  ["\u200e .pdf", "resume.pdf"],
  ["..Asha.pdf", "Asha.pdf"],
  ["Asha.pdf \n", "Asha.pdf"],
  ["Asha", "Asha"],
])("the name %j becomes %j", (typed, plain) => {
  expect(plainFileName(typed)).toBe(plain);
});
