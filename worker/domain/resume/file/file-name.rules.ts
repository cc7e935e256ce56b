import { flatten } from "../../../facts/texts";

/** A name with the folders it came from. A slash alone is text, as in "CV 10/2026.pdf". */
const PATH = /^([a-z]:)?[/\\]|(^|[/\\])\.{1,2}[/\\]/i;

/**
 * The name of a file as it is stored and shown: on one line, without folders, and without signs that
 * nobody sees. Some of these turn the direction of reading, so that another ending seems to be there.
 */
export function flatFileName(name: string): string {
  const ownName = PATH.test(name) ? (name.split(/[/\\]/).at(-1) ?? "") : name;
  // A name of an ending alone is hidden in many file lists.
  return flatten(ownName).replace(/^\.+(?=[^.]*$)/, "resume.");
}
