import { SAFETY_WORDS } from "../../facts/safety-words";
import type { Sms } from "../../words/message";

/** A word of the list, each as likely as any other. */
export function anySafetyWord(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return SAFETY_WORDS[random % SAFETY_WORDS.length] ?? "";
}

/** A word that is not this one. */
export function safetyWordOtherThan(known: string): string {
  const word = anySafetyWord();
  return word === known ? safetyWordOtherThan(known) : word;
}

/** An SMS with its reader's word in the last of its variables. */
export const withSafetyWord = (sms: Sms, word: string): Sms => ({
  ...sms,
  variables: [...sms.variables, word],
});
