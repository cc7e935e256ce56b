import { giveSafetyWord, type UserRow } from "../../../db/account/users";
import { SAFETY_WORDS } from "../../facts/safety-words";
import type { Sms } from "../../words/message";
import type { Service } from "../service";

/** A word of the list, each as likely as any other. */
export function anySafetyWord(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return SAFETY_WORDS[random % SAFETY_WORDS.length] ?? "";
}

/** A word that is not this one. */
export function safetyWordOtherThan(known: string | null): string {
  const word = anySafetyWord();
  return word === known ? safetyWordOtherThan(known) : word;
}

/** A candidate's safety word. Whose account comes from an older release is given one here. */
export async function safetyWordOf(
  { db }: Service,
  { id, safetyWord }: Pick<UserRow, "id" | "safetyWord">,
): Promise<string> {
  if (safetyWord) return safetyWord;
  const [given] = await giveSafetyWord(db, id, anySafetyWord());
  if (!given?.safetyWord) throw new Error("A safety word without its person");
  return given.safetyWord;
}

/** An SMS with its reader's word in the last of its variables. */
export const withSafetyWord = (sms: Sms, word: string): Sms => ({
  ...sms,
  variables: [...sms.variables, word],
});
