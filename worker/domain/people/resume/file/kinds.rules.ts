import type * as words from "~worker/words/resume-files";
import { flatten } from "../../../../facts/limits/texts";

/** The accepted types with their file extensions. */
export const ENDINGS = { pdf: ".pdf", doc: ".doc", docx: ".docx" } as const;
export type ResumeKind = keyof typeof ENDINGS;

/** The type of a file by its content: a possible resume, or the reason why it is not one. */
type Kind = { resume: ResumeKind } | { problem: words.FileProblem };

/** Readers accept a PDF whose header is not quite at the start. */
const PDF_HEADER_WITHIN = 1024;
/** The number of bytes that are checked of a text. */
const TEXT_BYTES = 4096;

const of = (problem: words.FileProblem): Kind => ({ problem });

/** Magic bytes of file types, one character per byte. */
const BEGINNINGS: [begin: string, kind: Kind, at?: number][] = [
  ["PK\x03\x04", { resume: "docx" }],
  ["\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", { resume: "doc" }],
  ["{\\rtf", of("rtf")],
  ...["he", "mif", "msf"].map((brand): [string, Kind, number] => [`ftyp${brand}`, of("heic"), 4]),
  ["ftyp", of("video"), 4],
  ...["\xff\xd8\xff", "\x89PNG", "GIF8", "II*\0", "MM\0*", "RIFF"].map((begin): [string, Kind] => [
    begin,
    of("picture"),
  ]),
  ...["PK", "Rar!", "7z\xbc\xaf", "\x1f\x8b"].map((begin): [string, Kind] => [
    begin,
    of("archive"),
  ]),
  ...["MZ", "\x7fELF", "dex\n"].map((begin): [string, Kind] => [begin, of("program")]),
];

/** Patterns at the start of text formats. */
const TEXTS: [part: RegExp, kind: words.FileProblem][] = [
  [/progid="Word\.Document"|<w:wordDocument|<pkg:package/i, "word_xml"],
  [/<office:document\b/i, "open_document"],
  [/^(MIME-Version:|From:|Content-Type:|Date:|Subject:)/i, "mht"],
  [/^\s*<(!doctype html|html|head|body|script|meta|title|style|div|p|table)\b/i, "html"],
  [/<html\b/i, "html"],
];

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** A text in UTF-8 or UTF-16; null for other content. */
function asText(bytes: Uint8Array): string | null {
  const begin = bytes.subarray(0, TEXT_BYTES);
  const isWide = begin[0] === 0xff && begin[1] === 0xfe;
  const text = new TextDecoder(isWide ? "utf-16le" : "utf-8").decode(begin);
  return /\p{Cc}/u.test(text.replace(/\s/g, "")) ? null : text;
}

/** The type of a file by its first bytes. */
export function kindOf(bytes: Uint8Array): Kind {
  if (bytes.length === 0) return of("empty");
  const begin = latin(bytes.subarray(0, PDF_HEADER_WITHIN));
  if (begin.includes("%PDF-")) return { resume: "pdf" };
  const match = BEGINNINGS.find(([signature, , at = 0]) => begin.startsWith(signature, at));
  if (match) return match[1];
  const text = asText(bytes);
  if (text === null) return of("unknown");
  return of(TEXTS.find(([part]) => part.test(text))?.[1] ?? "text");
}

/** The extension of a file name in lower case; "" without one. */
export const endingOf = (name: string) => name.toLowerCase().match(/\.[a-z0-9]{1,5}$/)?.[0] ?? "";

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
