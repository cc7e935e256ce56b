import type * as words from "~worker/words/resume-files";
import { giveWay } from "../../../give-way";
import { opensWithoutPassword } from "./pdf-password";
import {
  isDictionary,
  isReference,
  nameOf,
  type PdfDictionary,
  type PdfValue,
  readPdfValue,
} from "./pdf-values.rules";
import { inflate } from "./zip.rules";

// Checks whether a PDF can be read, by its content and not by its object table: readers repair that
// table, so that good files often have a wrong one.

const END = "%%EOF";
const CR = 13;
const PAGE = /\/Type\s*\/Page(?![A-Za-z0-9])/;
/** How far a stream's dictionary begins before a name in it, at most. */
const DICTIONARY_BEFORE = 1024;
/** Search limits: a good file has one or two trailers, and a page in its first streams. */
const TRAILERS_MAX = 8;
const OBJECT_STREAMS_MAX = 64;
const OBJECT_STREAM_BYTES = 128 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

interface Pdf {
  bytes: Bytes;
  /** One character per byte. */
  text: string;
}

/** The positions of `part` in a text, the last one first. */
function* fromTheEnd(text: string, part: string, most: number): Generator<number> {
  let at = text.length;
  for (let count = 0; count < most && at >= 0; count += 1) {
    at = text.lastIndexOf(part, at - 1);
    if (at < 0) return;
    yield at;
    if (at === 0) return;
  }
}

/** The dictionary around a name at this position. */
function dictionaryAround({ bytes, text }: Pdf, at: number): PdfDictionary | undefined {
  const from = Math.max(0, at - DICTIONARY_BEFORE);
  const begin = text.slice(from, at).lastIndexOf("obj");
  const value = begin < 0 ? undefined : readPdfValue(bytes, from + begin + "obj".length);
  return isDictionary(value) ? value : undefined;
}

/**
 * The trailer dictionaries of a PDF, the newest first; newer files keep them in their
 * cross-reference streams.
 */
function* trailersOf(pdf: Pdf): Generator<PdfDictionary> {
  for (const at of fromTheEnd(pdf.text, "trailer", TRAILERS_MAX)) {
    const value = readPdfValue(pdf.bytes, at + "trailer".length);
    if (isDictionary(value)) yield value;
  }
  for (const at of fromTheEnd(pdf.text, "/XRef", TRAILERS_MAX)) {
    const dictionary = dictionaryAround(pdf, at);
    if (nameOf(dictionary?.get("Type")) === "XRef" && dictionary) yield dictionary;
  }
}

/** The object that a value refers to, or the value itself. */
function resolve({ bytes, text }: Pdf, value: PdfValue | undefined): PdfValue | undefined {
  if (!isReference(value)) return value;
  const header = `${value.object} ${value.generation} obj`;
  for (const at of fromTheEnd(text, header, TRAILERS_MAX)) {
    if (!/\d/.test(text.charAt(at - 1))) return readPdfValue(bytes, at + header.length);
  }
  return undefined;
}

/** The encryption of a PDF; undefined for an unencrypted one. */
function encryptionOf(pdf: Pdf) {
  for (const trailer of trailersOf(pdf)) {
    if (!trailer.has("Encrypt")) continue;
    const dictionary = resolve(pdf, trailer.get("Encrypt"));
    const id = resolve(pdf, trailer.get("ID"));
    if (!isDictionary(dictionary)) return undefined;
    const [first] = Array.isArray(id) ? id : [];
    return { dictionary, id: first instanceof Uint8Array ? first : new Uint8Array() };
  }
  return undefined;
}

/** The text of an object stream; null if it cannot be decompressed completely. */
async function unpack({ bytes, text }: Pdf, at: number): Promise<string | null> {
  const keyword = text.slice(at, at + DICTIONARY_BEFORE).indexOf("stream");
  const begin = at + keyword + "stream".length;
  const length = text.slice(begin, begin + OBJECT_STREAM_BYTES).indexOf("endstream");
  if (keyword < 0 || length < 0) return null;
  const packed = bytes.subarray(begin + (bytes[begin] === CR ? 2 : 1), begin + length);
  const objects = await inflate("deflate", packed, OBJECT_STREAM_BYTES);
  const isWhole = objects.length > 0 && objects.length < OBJECT_STREAM_BYTES;
  return isWhole ? new TextDecoder("latin1").decode(objects) : null;
}

/** Whether the object streams contain, or may contain, a page. */
async function mayHavePackedPage(pdf: Pdf): Promise<boolean> {
  let count = 0;
  for (const at of fromTheEnd(pdf.text, "/ObjStm", OBJECT_STREAMS_MAX)) {
    const objects = await unpack(pdf, at);
    if (objects === null || PAGE.test(objects)) return true;
    count += 1;
  }
  return count === OBJECT_STREAMS_MAX;
}

/** Objects follow the last end marker: the file was truncated when it was saved or sent. */
function isCutOff(text: string): boolean {
  const end = text.lastIndexOf(END);
  return end < 0 || /\d\s+obj\b/.test(text.slice(end));
}

/** Why a PDF cannot be read; null for a good one. */
export async function problemOfPdf(bytes: Bytes): Promise<words.FileProblem | null> {
  const pdf = { bytes, text: new TextDecoder("latin1").decode(bytes) };
  if (isCutOff(pdf.text)) return "pdf_cut_off";
  await giveWay();
  const encryption = encryptionOf(pdf);
  if (encryption) {
    const opens = await opensWithoutPassword(encryption.dictionary, encryption.id);
    if (!opens) return "pdf_locked";
  }
  await giveWay();
  if (PAGE.test(pdf.text)) return null;
  await giveWay();
  return (await mayHavePackedPage(pdf)) ? null : "pdf_without_page";
}
