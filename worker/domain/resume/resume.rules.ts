import { flatten } from "../../facts/texts";

export interface ResumeKind {
  contentType: string;
}

const NAMELESS = "resume";

/**
 * The name of a file without the folders it was in, on one line and without signs that nobody sees: one
 * that turns the direction of reading makes "exe.pdf" of "fdp.exe".
 */
export function plainFileName(typed: string): string {
  const name = flatten(typed.slice(Math.max(typed.lastIndexOf("/"), typed.lastIndexOf("\\")) + 1));
  const end = name.lastIndexOf(".");
  const stem = end < 0 ? name : name.slice(0, end);
  const ending = end < 0 ? "" : name.slice(end);
  return (stem.replace(/^[. ]+/, "").trim() || NAMELESS) + ending;
}

function starts(bytes: Uint8Array, signature: number[], at = 0): boolean {
  let same = 0;
  while (same < signature.length && bytes[at + same] === signature[same]) same += 1;
  return same === signature.length;
}

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const OLE2 = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Readers accept a PDF whose header comes a little late. */
const PDF_HEADER_WITHIN = 1024;

function isPdf(bytes: Uint8Array): boolean {
  for (let at = 0; at < Math.min(bytes.length, PDF_HEADER_WITHIN); at += 1) {
    if (starts(bytes, PDF, at)) return true;
  }
  return false;
}

/** Begins an entry of a ZIP's directory, which says the entry's name further on. */
const ZIP_ENTRY = [0x50, 0x4b, 0x01, 0x02];
const ZIP_ENTRY_NAME_AT = 46;
const WORD_FOLDER = [..."word/"].map((letter) => letter.charCodeAt(0));

/** A ZIP with an entry in the folder that every Word document has. */
function isDocx(bytes: Uint8Array): boolean {
  if (!starts(bytes, ZIP)) return false;
  for (let at = 0; at < bytes.length; at += 1) {
    // Files of entries alone, or of names alone, are looked at byte by byte, so this comes first.
    if (bytes[at] !== ZIP_ENTRY[0] || bytes[at + ZIP_ENTRY_NAME_AT] !== WORD_FOLDER[0]) continue;
    const isWord = starts(bytes, WORD_FOLDER, at + ZIP_ENTRY_NAME_AT);
    if (isWord && starts(bytes, ZIP_ENTRY, at)) return true;
  }
  return false;
}

/**
 * What a resume is, by extension and content together; null when they disagree or it is
 * something else.
 */
export function resumeKind(fileName: string, bytes: Uint8Array): ResumeKind | null {
  const extension = fileName.toLowerCase().match(/\.[a-z]+$/)?.[0];
  if (extension === ".pdf" && isPdf(bytes)) return { contentType: "application/pdf" };
  if (extension === ".doc" && starts(bytes, OLE2)) return { contentType: "application/msword" };
  if (extension === ".docx" && isDocx(bytes)) {
    return {
      contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    };
  }
  return null;
}
