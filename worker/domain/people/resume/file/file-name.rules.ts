import { flatten } from "../../../../facts/limits/texts";

/** A name with a folder path. A slash alone is text, as in "CV 10/2026.pdf". */
const PATH = /^([a-z]:)?[/\\]|(^|[/\\])\.{1,2}[/\\]/i;

/**
 * The file name as it is stored and shown: a single line, without folders and without invisible
 * characters. Some of those reverse the reading direction, so that the extension looks like another
 * one.
 */
export function flatFileName(name: string): string {
  const ownName = PATH.test(name) ? (name.split(/[/\\]/).at(-1) ?? "") : name;
  // Many file lists hide a name that consists only of an extension.
  return flatten(ownName).replace(/^\.+(?=[^.]*$)/, "resume.");
}
