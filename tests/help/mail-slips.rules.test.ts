import { expect, test } from "vitest";
import { mendedAddress } from "../../app/forms/mail-question.server";

test.each([
  ["gmial.com", "gmail.com"],
  ["gamil.com", "gmail.com"],
  ["gmai.com", "gmail.com"],
  ["gnail.com", "gmail.com"],
  ["gmail.con", "gmail.com"],
  ["gmail.co", "gmail.com"],
  ["gmail.cmo", "gmail.com"],
  ["gmial.con", "gmail.com"],
  ["gmail.co.in", "gmail.com"],
  ["GMAIL.CON", "gmail.com"],
  ["yaho.com", "yahoo.com"],
  ["yahoo.co.im", "yahoo.co.in"],
  ["hotmial.com", "hotmail.com"],
  ["redifmail.com", "rediffmail.com"],
  ["outlok.com", "outlook.com"],
  ["firm.con", "firm.com"],
])("%s is corrected to %s", (typed, meant) => {
  expect(mendedAddress(`asha.v+jobs@${typed}`)).toBe(`asha.v+jobs@${meant}`);
});

test.each([
  "gmail.com",
  "yahoo.co.in",
  "ymail.com",
  "mail.com",
  "email.com",
  "example.in",
  "iitb.ac.in",
  "zoho.com",
  "live.com",
  "proton.me",
  "tcs.com",
  "googlemail.com",
  "yahoo.co.uk",
])("%s is not corrected", (host) => {
  expect(mendedAddress(`asha@${host}`)).toBeUndefined();
});
