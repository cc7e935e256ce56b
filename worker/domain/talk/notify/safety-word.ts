import * as words from "~worker/words/sms-texts";
import { SAFETY_WORDS } from "../../../facts/people/safety-words";
import type { Sms } from "../../../words/message-facts";
import { withWord } from "../../../words/sms";

/** A random word of the list, all equally likely. */
export function anySafetyWord(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return SAFETY_WORDS[random % SAFETY_WORDS.length] ?? "";
}

/** A random word other than this one. */
export function safetyWordOtherThan(currentWord: string): string {
  const word = anySafetyWord();
  return word === currentWord ? safetyWordOtherThan(currentWord) : word;
}

/** An SMS of one part with the recipient's safety word as its last variable. */
export const withSafetyWord = (sms: Sms, word: string): Sms =>
  withWord(sms, word, words.smsTexts[sms.template]);
