import { expect, test } from "vitest";
import * as smsWords from "~worker/words/sms";
import { messages } from "../../worker/domain/read/messages/messages.rules";
import { withoutPeople } from "../../worker/domain/read/messages/preview-many";
import { emailOf } from "../../worker/domain/talk/notify/email.rules";
import { withSafetyWord } from "../../worker/domain/talk/notify/safety-word";
import { APPLICATION_KINDS } from "../../worker/domain/talk/outbox/kinds.rules";
import { LANGUAGE_CODES } from "../../worker/facts/languages";
import { inLanguage } from "../../worker/language";
import { LONGEST } from "../support/message-facts";
import { SETTINGS } from "../support/messages/forms";

// A company sees what its act sends, but not to whom: no name, and no safety word.

const [NAME, WORD] = ["Zebra", "QUOKKA"];

test.each(
  LANGUAGE_CODES,
)("a preview of messages in %s shows no name and no safety word", (language) => {
  const read = inLanguage(language, () =>
    APPLICATION_KINDS.flatMap((kind) => {
      const message = messages()[kind](LONGEST);
      const { text } = emailOf(message, NAME, SETTINGS, WORD);
      const sms = message.sms && smsWords.smsText(withSafetyWord(message.sms, WORD));
      return [
        { to: "a@example.in", channel: "email" as const, text },
        ...(sms ? [{ to: "9876543210", channel: "sms" as const, text: sms }] : []),
      ];
    }),
  );
  expect(read.some(({ text }) => text.includes(WORD))).toBe(language !== "en-XA");
  const { messages: shown } = withoutPeople({ people: 1, paise: 0, messages: read });
  expect(shown.filter(({ text }) => text.includes(WORD) || text.includes(NAME))).toEqual([]);
  expect(JSON.stringify(shown)).not.toContain("9876543210");
});
