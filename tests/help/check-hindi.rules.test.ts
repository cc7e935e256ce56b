import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { asRead, findIn, verdictOn } from "../../worker/domain/people/support/check.rules";

const verdictOf = (text: string) => {
  const message = asRead(text);
  return verdictOn(message, findIn(message, "https://pakka.in"));
};

test.each([
  "registration ke liye paanch sau rupaye bhejo",
  "Job pakki hai, bas 500 rupaye jama karo",
  "paise bhej do, phir interview hoga",
  "do hazar rupaye security deposit dena hoga",
  "training ki fees 999 hai, phone pe karo",
  "रजिस्ट्रेशन के लिए पाँच सौ रुपये भेजें",
  "इंटरव्यू की फ़ीस ₹500 इस नंबर पर भेज दीजिए",
  "फीस 300 रुपए जमा करो",
  "नौकरी के लिए पैसे भेजो",
  "ट्रेनिंग के दो हज़ार रुपये देने होंगे, पेमेंट अभी करें",
])("“%s” asks for money", (text) => {
  expect(verdictOf(text)).toBe("asks_money");
});

test.each([
  "kal subah 10 baje interview hai, resume lekar aaiye",
  "आपका इंटरव्यू कल सुबह 10 बजे है। पहचान पत्र साथ लाएँ।",
  "वेतन 15,000 रुपये महीना है।",
  "हम ₹20,000 वेतन देंगे।",
  "वेतन ₹18,000। अपना नाम बता दें।",
])("“%s” does not", (text) => {
  expect(verdictOf(text)).not.toBe("asks_money");
});

test("none of our own SMS in Hindi is taken for one that asks for money", () => {
  const folder = "tests/messages/golden-hi";
  const sms = readdirSync(folder).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, "utf8").matchAll(/^== (?:.*, )?sms\n\n(.*)$/gm)].map(
      ([, text = ""]) => text,
    ),
  );
  expect(sms.length).toBeGreaterThan(30);
  expect(sms.filter((text) => verdictOf(text) === "asks_money")).toEqual([]);
});
