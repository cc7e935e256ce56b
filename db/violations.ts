import type { Guard } from "./schema/guards";
import { UNIQUE_KEYS, type UniqueKey } from "./unique-keys";

/** True if one of these unique keys refused the write, because another write came first. */
export function isUniqueViolation(error: unknown, ...keys: UniqueKey[]): boolean {
  const [, columns] = wordsOf(error).match(UNIQUE_REFUSAL) ?? [];
  return keys.some((key) => UNIQUE_KEYS[key] === columns);
}

/** True if the database refused the values of a statement. */
export function isConstraintViolation(error: unknown): boolean {
  const words = wordsOf(error);
  return /constraint failed|SQLITE_CONSTRAINT/.test(words) || GUARD_REFUSAL.test(words);
}

/** True if one of these guards refused (see `guard`). Any other refusal is a bug of ours. */
export function isGuardViolation(error: unknown, ...names: Guard[]): boolean {
  const [, name] = wordsOf(error).match(GUARD_REFUSAL) ?? [];
  return names.some((one) => one === name);
}

export function wordsOf(error: unknown): string {
  const texts: string[] = [];
  for (let e = error; e instanceof Error; e = e.cause) {
    texts.push(e.message);
    if ("code" in e && typeof e.code === "string") texts.push(e.code);
    if ("extendedCode" in e && typeof e.extendedCode === "string") texts.push(e.extendedCode);
  }
  return texts.join(" ");
}

const UNIQUE_REFUSAL = /UNIQUE constraint failed: ([\w.]+(?:, [\w.]+)*)/;
/** See the check of the table `guards`. */
const GUARD_REFUSAL = /bad JSON path: 'guard_(\w+)'/;
