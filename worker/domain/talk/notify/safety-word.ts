import { SAFETY_WORDS } from "../../../facts/people/safety-words";
import type { Sms } from "../../../words/message-facts";

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

/** Adds the recipient's safety word as the last variable of an SMS. */
export const withSafetyWord = (sms: Sms, word: string): Sms => ({
  ...sms,
  variables: [...sms.variables, word],
});
