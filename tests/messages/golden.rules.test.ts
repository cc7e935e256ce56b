import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { MESSAGES } from "../../worker/domain/messages/messages.rules";
import { emailOf } from "../../worker/domain/notify/email.rules";
import { withSafetyWord } from "../../worker/domain/notify/safety-word";
import { APPLICATION_KINDS } from "../../worker/domain/outbox/kinds.rules";
import { smsText } from "../../worker/words/en/sms";
import { LONGEST } from "../support/message-facts";

// Each message about an application as its reader gets it, a file for each of its ways. Run with `-u` to
// write them anew, and read what has changed.

const SETTINGS = { SUPPORT_EMAIL: "support@pakka.in", PUBLIC_URL: "https://pakka.in" };
const WORD = "SAMBAR";
const FOLDER = "tests/messages/golden";

const READ = APPLICATION_KINDS.flatMap((kind) => {
  const message = MESSAGES[kind](LONGEST);
  const { subject, text } = emailOf(message, "Devi", SETTINGS, WORD);
  const ways: [file: string, text: string][] = [
    [`${kind}.app.txt`, `${message.title}\n\n${message.body}`],
    [`${kind}.mail.txt`, `${subject}\n\n${text}`],
  ];
  if (message.sms) ways.push([`${kind}.sms.txt`, smsText(withSafetyWord(message.sms, WORD))]);
  return ways;
});

test.each(READ)("%s is what its reader gets", async (file, text) => {
  await expect(`${text}\n`).toMatchFileSnapshot(`golden/${file}`);
});

test("there is a file for each message and way, and no other", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(READ.map(([file]) => file).sort());
});
